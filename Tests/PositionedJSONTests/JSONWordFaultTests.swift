import Testing

@testable import PositionedJSON

/// Keys, numbers and literals. For each input what is said about it, and what is kept of it.
@Suite struct JSONWordFaultTests {
  @Test(arguments: [
    FaultExample(
      #"{"a": NaN, "b": 007, "c": +1, "d": .5, "e": 0x1F, "f": 1_000, "g": 1.2.3, "h": 12:30, "u": https://x.y/z }"#,
      [
        "1:7 [not-a-value] found 'NaN', expected a number or null; it is left out",
        "1:17 [misspelled-number] found '007', expected a plain number; write 7",
        "1:27 [misspelled-number] found '+1', expected a plain number; write 1",
        "1:36 [misspelled-number] found '.5', expected a plain number; write 0.5",
        "1:45 [misspelled-number] found '0x1F', expected a plain number; write 31",
        "1:56 [misspelled-number] found '1_000', expected a plain number; write 1000",
        #"1:68 [unquoted-text] found '1.2.3', expected a value; write text as "1.2.3""#,
        #"1:80 [unquoted-text] found '12:30', expected a value; write text as "12:30""#,
        #"1:92 [unquoted-text] found 'https://x.y/z', expected a value; write text as "https://x.y/z""#,
      ],
      keeps:
        #"{ "b": 7, "c": 1, "d": 0.5, "e": 31, "f": 1000, "g": "1.2.3", "h": "12:30", "u": "https://x.y/z" }"#
    ),
    FaultExample(
      #"{"a": , "b": }"#,
      [
        "1:7 [missing-value] found ',', expected a value for 'a'; add it or delete the key",
        "1:14 [missing-value] found '}', expected a value for 'b'; add it or delete the key",
      ],
      keeps: "{}"),
    FaultExample(
      #"{"a": "b": 1}"#,
      [
        #"1:7 [missing-value] found the key '"b"', expected a value for 'a'; add it or delete the key"#
      ],
      keeps: #"{ "b": 1 }"#),
    FaultExample(
      #"{"a":\#n "b": 1}"#,
      [
        #"2:2 [missing-value] found the key '"b"', expected a value for 'a'; add it or delete the key"#
      ],
      keeps: #"{ "b": 1 }"#),
    FaultExample(
      #"{"a"\#n "b": 1}"#,
      [
        #"1:5 [missing-value] found '"b"', expected a value for 'a'; add it or delete the key"#
      ],
      keeps: #"{ "b": 1 }"#),
    FaultExample(
      #"{"a": True, "b": None, "c": open, "d": Hello world // c\#n}"#,
      [
        "1:7 [misspelled-literal] found 'True', expected 'true'",
        "1:18 [misspelled-literal] found 'None', expected 'null'",
        #"1:29 [unquoted-text] found 'open', expected a value; write text as "open""#,
        #"1:40 [unquoted-text] found 'Hello world', expected a value; write text as "Hello world""#,
      ],
      keeps: #"{ "a": true, "b": null, "c": "open", "d": "Hello world" }"#),
    FaultExample(
      "hello world\nagain",
      [
        #"1:1 [unquoted-text] found 'hello world', expected a value; write text as "hello world""#,
        "2:1 [content-after-end] found 'again' after the end of the file's value; delete it, or the bracket that closes early",
      ],
      keeps: #""hello world""#),
    FaultExample(
      "",
      [
        "1:1 [empty-file] the file is empty; expected a value such as '{}'"
      ],
      keeps: "nil"),
    FaultExample(
      "// only",
      [
        "1:1 [empty-file] the file is empty; expected a value such as '{}'"
      ],
      keeps: "nil"),
    FaultExample(
      #"{"a":1, "a":2, "a": 3}"#,
      [
        "1:9 [duplicate-key] the key 'a' is already at 1:2, which counts; delete one of them",
        "1:16 [duplicate-key] the key 'a' is already at 1:2, which counts; delete one of them",
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      #"{"a" "b": 1}"#,
      [
        #"1:6 [missing-value] found the key '"b"', expected a value for 'a'; add it or delete the key"#
      ],
      keeps: #"{ "b": 1 }"#),
    FaultExample(
      "-",
      [
        #"1:1 [unquoted-text] found '-', expected a value; write text as "-""#
      ],
      keeps: #""-""#),
    FaultExample(
      #"{"a": 1; "b": /x/, "c": @, "d": (1), "e": 1.5e, "f": 1e+, "g": -01, "h": --1, "i": 12abc}"#,
      [
        "1:8 [semicolon] found ';', expected ','",
        #"1:15 [unquoted-text] found '/x/', expected a value; write text as "/x/""#,
        #"1:25 [unquoted-text] found '@', expected a value; write text as "@""#,
        #"1:33 [unquoted-text] found '(1)', expected a value; write text as "(1)""#,
        #"1:43 [unquoted-text] found '1.5e', expected a value; write text as "1.5e""#,
        #"1:54 [unquoted-text] found '1e+', expected a value; write text as "1e+""#,
        "1:64 [misspelled-number] found '-01', expected a plain number; write -1",
        #"1:74 [unquoted-text] found '--1', expected a value; write text as "--1""#,
        #"1:84 [unquoted-text] found '12abc', expected a value; write text as "12abc""#,
      ],
      keeps:
        #"{ "a": 1, "b": "/x/", "c": "@", "d": "(1)", "e": "1.5e", "f": "1e+", "g": -1, "h": "--1", "i": "12abc" }"#
    ),
    FaultExample(
      #"{"a": "x" /* c */ : 1}"#,
      [
        #"1:7 [missing-value] found the key '"x"', expected a value for 'a'; add it or delete the key"#
      ],
      keeps: #"{ "x": 1 }"#),
    FaultExample(
      "[tru, fals]",
      [
        #"1:2 [unquoted-text] found 'tru', expected a value; write text as "tru"; did you mean 'true'?"#,
        #"1:7 [unquoted-text] found 'fals', expected a value; write text as "fals"; did you mean 'false'?"#,
      ],
      keeps: #"["tru", "fals"]"#),
  ])
  func saysWhatIsWrongAndKeepsTheRest(example: FaultExample) {
    example.check()
  }
}
