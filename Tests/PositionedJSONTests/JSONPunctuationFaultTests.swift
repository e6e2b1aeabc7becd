import Testing

@testable import PositionedJSON

/// Commas, colons and brackets. For each input what is said about it, and what is kept of it.
@Suite struct JSONPunctuationFaultTests {
  @Test(arguments: [
    FaultExample(
      #"{"a": 1 "b": 2}"#,
      [
        #"1:8 [missing-comma] found '"b"', expected ',' or '}'; add ',' here"#
      ],
      keeps: #"{ "a": 1, "b": 2 }"#),
    FaultExample(
      #"{"a" 1, "b": 2}"#,
      [
        "1:5 [missing-colon] found '1', expected ':' after the key 'a'; add ':' here"
      ],
      keeps: #"{ "a": 1, "b": 2 }"#),
    FaultExample(
      #"{"a": [1, 2"#,
      [
        "1:12 [unclosed-bracket] found the end of the file, expected ']' to close the array begun at 1:7 (and 1 more around it)"
      ],
      keeps: #"{ "a": [1, 2] }"#),
    FaultExample(
      #"{"a": [1, 2}, "b": 3}"#,
      [
        "1:12 [wrong-bracket] found '}', expected ']' to close the array begun at 1:7"
      ],
      keeps: #"{ "a": [1, 2], "b": 3 }"#),
    FaultExample(
      #"{"a": {"x": 1}}, "b": 3}"#,
      [
        "1:16 [content-after-end] found ',' after the end of the file's value; delete it, or the bracket that closes early"
      ],
      keeps: #"{ "a": { "x": 1 }, "b": 3 }"#),
    FaultExample(
      #"[{"a": 1]]"#,
      [
        "1:9 [wrong-bracket] found ']', expected '}' to close the object begun at 1:2"
      ],
      keeps: #"[{ "a": 1 }]"#),
    FaultExample(
      "[1, 2}, 3]",
      [
        "1:6 [unexpected-text] found '}', expected a value, ',' or ']'; it is left out"
      ],
      keeps: "[1, 2, 3]"),
    FaultExample(
      #"{"a" = 2; "b" => 3}"#,
      [
        "1:6 [missing-colon] found '=', expected ':' after the key 'a'",
        "1:9 [semicolon] found ';', expected ','",
        "1:15 [missing-colon] found '=', expected ':' after the key 'b'",
      ],
      keeps: #"{ "a": 2, "b": 3 }"#),
    FaultExample(
      "[,1]",
      [
        "1:2 [extra-comma] found ',', expected a value; delete the extra ','"
      ],
      keeps: "[1]"),
    FaultExample(
      #"["a": 1]"#,
      [
        "1:5 [unexpected-text] found ':', expected a value; it is left out"
      ],
      keeps: #"["a", 1]"#),
    FaultExample(
      #"}{"a":1}"#,
      [
        "1:1 [unexpected-text] found '}', expected a value such as '{}'; it is left out"
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      #"["a" "b"\#n"c"]"#,
      [
        #"1:5 [missing-comma] found '"b"', expected ',' or ']'; add ',' here"#,
        #"1:9 [missing-comma] found '"c"', expected ',' or ']'; add ',' here"#,
      ],
      keeps: #"["a", "b", "c"]"#),
    FaultExample(
      "[1 2, 3 // c\n 4]",
      [
        "1:3 [missing-comma] found '2', expected ',' or ']'; add ',' here",
        "1:8 [missing-comma] found '4', expected ',' or ']'; add ',' here",
      ],
      keeps: "[1, 2, 3, 4]"),
    FaultExample(
      #"[{"a": 1], 2]"#,
      [
        "1:9 [wrong-bracket] found ']', expected '}' to close the object begun at 1:2"
      ],
      keeps: #"[{ "a": 1 }, 2]"#),
    FaultExample(
      ":]",
      [
        "1:1 [unexpected-text] found ':', expected a value such as '{}'; it is left out"
      ],
      keeps: "nil"),
  ])
  func saysWhatIsWrongAndKeepsTheRest(example: FaultExample) {
    example.check()
  }
}
