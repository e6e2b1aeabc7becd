/// Titles that say nothing or the same, and languages that are promised.
extension WrongPart {
  static let texts: [WrongPart] = [
    WrongPart(
      whole: #"{ "format": 1, "app": { "id": "a", "name": ▶" " } }"#,
      "warning: [text-empty] 'name' is empty; expected what a person sees"),
    WrongPart(
      #""pages": [ { "id": "p", "title": { "en": ▶"", "ja": "頁" } } ]"#,
      "warning: [text-empty] 'title' is empty; expected what a person sees"),
    WrongPart(
      intent: #""outcomes": [ { "name": "done", "snippet": { "title": ▶"" } } ]"#,
      "warning: [text-empty] 'title' is empty; expected what a person sees"),
    WrongPart(
      #""enums": [ { "id": "E", "cases": [ { "id": "x", "title": "X", "synonyms": ["ex", ▶""] } ] } ]"#,
      "warning: [text-empty] this text is empty; expected words"),
    WrongPart(
      #"""
      "entities": [ { "id": "E", "items": [
        { "id": "x", "title": "Latte" }, ▶{ "id": "y", "title": "latte" },
        { "id": "z", "title": "Latte", "subtitle": "Iced" },
        { "id": "w", "title": "Latte", "when": { "hour": 8 } } ] } ]
      """#,
      "warning: [title-duplicate] 'y' is called 'latte' like 'x', and nobody can tell them apart; "
        + "give it another title or subtitle"),
    WrongPart(
      #"""
      "enums": [ { "id": "E", "cases": [
        { "id": "x", "title": { "en": "Large", "ja": "大" } },
        ▶{ "id": "y", "title": { "en": "Big", "ja": "大" } } ] } ]
      """#,
      "warning: [title-duplicate] 'y' is called '大' like 'x', and nobody can tell them apart; "
        + "give it another title or subtitle"),
    WrongPart(
      #""enums": [ { "id": "E", "cases": [ ▶{ "id": "x", "title": "CANCEL" } ] } ]"#,
      "warning: [title-like-cancel] who says 'CANCEL' ends the run and does not choose 'x'; "
        + "give it another title"),
    WrongPart(
      intent: #""confirmation": { "verb": { "accept": ▶"Cancel" } }"#,
      "warning: [title-like-cancel] both buttons are called 'Cancel'; "
        + "give the one that confirms another title"),
    WrongPart(
      whole: #"""
        { "format": 1, "app": { "id": "a", "name": { "en": "A", "ja": "A" },
          "languages": ["en", "ja", "en-GB", "zh-Hant"] },
          "pages": [ { "id": "p", "title": ▶▶"Page", "items": [
            { "id": "x", "title": { "en": "One", "zh-Hant": "一" } }, { "id": "y", "title": "12:30" } ] } ] }
        """#,
      "note: [language-incomplete] the app declares 'ja', and 2 texts, of which this is the first, "
        + "are not in it",
      "note: [language-incomplete] the app declares 'zh-Hant', and this text is not in it"),
  ]

  static let extremes: [WrongPart] = [
    WrongPart(
      #"""
      "intents": [ { "id": "I", "title": "I" } ],
      "appShortcuts": [ { "intent": "I", "shortTitle": "I",
        "phrases": ["Go ${applicationName}", ▶" ${applicationName}"] } ]
      """#,
      "warning: [phrase-without-words] the phrase ' ${applicationName}' is nothing but the app's name; "
        + "expected words for what it does"),
    WrongPart(
      intent: #""parameters": [ { "id": "a", "type": "decimal", "default": ▶1e999 }, "#
        + #"{ "id": "b", "type": "integer", "default": ▶99999999999999999999 } ]"#,
      "error: [value-does-not-fit] expected a number of at most 38 digits for 'a', found 1e999",
      "error: [value-does-not-fit] expected a whole number of at most 18 digits for 'b', "
        + "found 99999999999999999999"),
    WrongPart(
      intent: #""outcomes": [ { "name": "o", "dialog": ▶"${x} and ${x}" } ]"#,
      "error: [unknown-token] nothing gives '${x}' a value"),
  ]

  /// A type that is not known is one fault, whatever else is said of the parameter.
  static let unknownTypes: [WrongPart] = [
    WrongPart(
      #"""
      "entities": [ { "id": "Coffee", "items": [ { "id": "latte", "title": "Latte" } ] } ],
      "intents": [ { "id": "I", "title": "I", "parameters": [
        { "id": "c", "type": ▶"Cofee", "default": 5, "minimum": 1, "maximum": 2 },
        { "id": "d", "type": "string", "when": { "c": 3 } } ],
        "outcomes": [ { "name": "done", "liveActivity": { "title": "T", "lasts": "${c}" } } ] } ],
      "appShortcuts": [ { "intent": "I", "shortTitle": "I",
        "phrases": ["${c} with ${applicationName}"] } ],
      "pages": [ { "id": "p", "title": "P", "buttons": [
        { "id": "b", "title": "B", "performs": "I", "with": { "c": ["latte", 2] } } ] } ]
      """#,
      "error: [unknown-type] no type is called 'Cofee'; did you mean 'Coffee'?")
  ]
}
