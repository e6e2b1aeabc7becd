import Testing

@testable import PositionedJSON

/// Quotes, escapes and comments. For each input what is said about it, and what is kept of it.
@Suite struct JSONTextFaultTests {
  @Test(arguments: [
    FaultExample(
      #"{"a": "x, \#n "b": 2}"#,
      [
        #"1:7 [unclosed-string] found the end of the line, expected '"' to close this text; add it"#
      ],
      keeps: #"{ "a": "x", "b": 2 }"#),
    FaultExample(
      #"{"a": 1, ) "b": 2}"#,
      [
        "1:10 [unexpected-text] found ')', expected a key in double quotes, ',' or '}'; it is left out"
      ],
      keeps: #"{ "a": 1, "b": 2 }"#),
    FaultExample(
      #"{'a': 'x', b: 2, “c”: “d”, 'it': "e"}"#,
      [
        #"1:2 [wrong-quotes] found the quote ', expected '"'; write "a""#,
        #"1:7 [wrong-quotes] found the quote ', expected '"'; write "x""#,
        #"1:12 [unquoted-key] found the key 'b' without quotes; write "b""#,
        #"1:18 [wrong-quotes] found the quote “, expected '"'; write "c""#,
        #"1:23 [wrong-quotes] found the quote “, expected '"'; write "d""#,
        #"1:28 [wrong-quotes] found the quote ', expected '"'; write "it""#,
      ],
      keeps: #"{ "a": "x", "b": 2, "c": "d", "it": "e" }"#),
    FaultExample(
      #"/* open\#n{"a": 1}"#,
      [
        "1:1 [unclosed-comment] found no '*/' that closes this comment; it ends with its line until '*/' is added"
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      #"{: 1, "a": 2}"#,
      [
        "1:2 [missing-key] found ':', expected a key in double quotes; the value is left out"
      ],
      keeps: #"{ "a": 2 }"#),
    FaultExample(
      #"{"a": 1,, "b": 2,}"#,
      [
        "1:9 [extra-comma] found ',', expected a key in double quotes; delete the extra ','"
      ],
      keeps: #"{ "a": 1, "b": 2 }"#),
    FaultExample(
      #"{, "a": 1}"#,
      [
        "1:2 [extra-comma] found ',', expected a key in double quotes; delete the extra ','"
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      #"{{"a":1}, "b": 2}"#,
      [
        "1:2 [unexpected-text] found '{', expected a key in double quotes; it is left out"
      ],
      keeps: #"{ "b": 2 }"#),
    FaultExample(
      #"{"a": "\x \u12 \ud83d \ud83d\ude00 \ude00 \#ttab"}"#,
      [
        #"1:8 [unknown-escape] found '\x', which is no escape; expected one of '\"', '\\', '\/', '\b', '\f', '\n', '\r', '\t' or '\u' with four hexadecimal digits"#,
        #"1:11 [unknown-escape] found '\u12', expected four hexadecimal digits after '\u', from '\u0000' to '\uFFFF'; write a character beyond them as itself"#,
        #"1:16 [lone-surrogate] found '\ud83d', one half of a pair; expected both halves, or the character itself"#,
        #"1:36 [lone-surrogate] found '\ude00', one half of a pair; expected both halves, or the character itself"#,
        #"1:43 [control-character] found the control character 0x09 in text; write '\t'"#,
      ],
      keeps: #"{ "a": "x � � 😀 � \ttab" }"#),
    FaultExample(
      #"{"a": "\u{110000}!", "b": "\u{zz}"}"#,
      [
        #"1:8 [unknown-escape] found '\u{110000}', expected four hexadecimal digits after '\u', from '\u0000' to '\uFFFF'; write a character beyond them as itself"#,
        #"1:28 [unknown-escape] found '\u', expected four hexadecimal digits after '\u', from '\u0000' to '\uFFFF'; write a character beyond them as itself"#,
      ],
      keeps: #"{ "a": "�!", "b": "�{zz}" }"#),
    FaultExample(
      #"# hi\#n{"a": 1}"#,
      [
        "1:1 [wrong-comment] found '#', expected '//' to begin a comment"
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      #"{"a":1} {"b":2}"#,
      [
        "1:9 [content-after-end] found '{' after the end of the file's value; delete it, or the bracket that closes early",
        "1:9 [unexpected-text] found '{', expected a key in double quotes; it is left out",
      ],
      keeps: #"{ "a": 1 }"#),
    FaultExample(
      "{foo bar: 1, baz}",
      [
        #"1:2 [unquoted-key] found the key 'foo bar' without quotes; write "foo bar""#,
        "1:14 [unexpected-text] found 'baz', expected a key in double quotes, ',' or '}'; it is left out",
      ],
      keeps: #"{ "foo bar": 1 }"#),
    FaultExample(
      #"{"a": "unclosed}"#,
      [
        #"1:7 [unclosed-string] found the end of the line, expected '"' to close this text; add it"#,
        "1:17 [unclosed-bracket] found the end of the file, expected '}' to close the object begun at 1:1",
      ],
      keeps: #"{ "a": "unclosed}" }"#),
    FaultExample(
      #"{"a": “curly" , "b": "straight”\#n , "c": 1}"#,
      [
        #"1:7 [wrong-quotes] found the quote “, expected '"'; write "curly""#,
        #"1:22 [wrong-quotes] found the quote ”, expected '"'; write "straight""#,
      ],
      keeps: #"{ "a": "curly", "b": "straight", "c": 1 }"#),
    FaultExample(
      #"{"a": 5 km, "b": true story}"#,
      [
        "1:9 [unexpected-text] found 'km', expected a key in double quotes, ',' or '}'; it is left out",
        "1:23 [unexpected-text] found 'story', expected a key in double quotes, ',' or '}'; it is left out",
      ],
      keeps: #"{ "a": 5, "b": true }"#),
    FaultExample(
      #""abc"#,
      [
        #"1:1 [unclosed-string] found the end of the line, expected '"' to close this text; add it"#
      ],
      keeps: #""abc""#),
    FaultExample(
      #"{"b": "straight”,\#n "c": “x", "d": ‘y’, "e": 'don”t'}"#,
      [
        #"1:7 [wrong-quotes] found the quote ”, expected '"'; write "straight""#,
        #"2:7 [wrong-quotes] found the quote “, expected '"'; write "x""#,
        #"2:17 [wrong-quotes] found the quote ‘, expected '"'; write "y""#,
        #"2:27 [wrong-quotes] found the quote ', expected '"'; write "don”t""#,
      ],
      keeps: #"{ "b": "straight", "c": "x", "d": "y", "e": "don”t" }"#),
    FaultExample(
      #"[1, "a"#,
      [
        #"1:5 [unclosed-string] found the end of the line, expected '"' to close this text; add it"#,
        "1:7 [unclosed-bracket] found the end of the file, expected ']' to close the array begun at 1:1",
      ],
      keeps: #"[1, "a"]"#),
    FaultExample(
      #"{"s": "a\\#nb", "t": 1}"#,
      [
        #"1:10 [line-break-in-text] found a line break in text, expected '\n' in its place"#
      ],
      keeps: #"{ "s": "a\nb", "t": 1 }"#),
    FaultExample(
      #"{"a": nulll, "b": 1,5, "c": 2}"#,
      [
        #"1:7 [unquoted-text] found 'nulll', expected a value; write text as "nulll"; did you mean 'null'?"#,
        "1:21 [unexpected-text] found '5', expected a key in double quotes, ',' or '}'; it is left out",
      ],
      keeps: #"{ "a": "nulll", "b": 1, "c": 2 }"#),
    FaultExample(
      #"{"a": "two\#nlines \x", "b": "x\#n y \#tz",\#n "c": 'open\#n }"#,
      [
        #"1:11 [line-break-in-text] found a line break in text, expected '\n' in its place"#,
        #"2:7 [unknown-escape] found '\x', which is no escape; expected one of '\"', '\\', '\/', '\b', '\f', '\n', '\r', '\t' or '\u' with four hexadecimal digits"#,
        #"2:19 [line-break-in-text] found a line break in text, expected '\n' in its place"#,
        #"3:4 [control-character] found the control character 0x09 in text; write '\t'"#,
        #"4:7 [unclosed-string] found the end of the line, expected '"' to close this text; add it"#,
        #"4:7 [wrong-quotes] found the quote ', expected '"'; write "open""#,
      ],
      keeps: #"{ "a": "two\nlines x", "b": "x\n y \tz", "c": "open" }"#),
  ])
  func saysWhatIsWrongAndKeepsTheRest(example: FaultExample) {
    example.check()
  }
}
