/// Values of the wrong kind, keys and words that are not there.
extension WrongPart {
  static let values: [WrongPart] = [
    WrongPart(
      whole: "▶",
      "error: [empty-file] the file is empty; expected a value such as '{}'"),
    WrongPart(
      whole: "▶[]",
      "error: [wrong-type] expected an app file for 'a.app.jsonc', found a list"),
    WrongPart(
      whole: "▶▶{}",
      "error: [required-key-missing] an app file needs 'app'",
      #"warning: [format-missing] the file does not say its version; add "format": 1"#),
    WrongPart(
      whole: #"▶{ "app": { "id": "a", "name": "A" } }"#,
      #"warning: [format-missing] the file does not say its version; add "format": 1"#),
    WrongPart(
      whole: #"{ "format": ▶2, "app": { "id": "a", "name": "A" } }"#,
      "error: [format-unsupported] this is format 2, expected 1; it is read as 1"),
    WrongPart(
      whole: #"{ "format": ▶"1", "app": { "id": "a", "name": "A" } }"#,
      "error: [wrong-type] expected a whole number for 'format', found a text"),
    WrongPart(
      whole: #"{ "format": 1, "app": ▶{ "name": "A" } }"#,
      "error: [required-key-missing] an app needs 'id'"),
    WrongPart(
      whole: #"{ "format": 1, "app": ▶{ "id": "a" } }"#,
      "error: [required-key-missing] an app needs 'name'"),
    WrongPart(
      whole: #"{ "format": 1, "app": ▶"a" }"#,
      "error: [wrong-type] expected an app for 'app', found a text"),
    WrongPart(
      whole: #"{ "format": 1, "app": { "id": "a", "name": ▶5, "tileColor": ▶"tangerin" } }"#,
      "error: [wrong-type] expected a text for 'name', found a number",
      "error: [unknown-word] 'tileColor' cannot be 'tangerin'; did you mean 'tangerine'?"),
    WrongPart(
      whole:
        #"{ "format": 1, "app": { "id": "a", "name": "A", "languages": ▶["de"] } }"#,
      "note: [language-without-stock-words] the system's own words stay English in German: its "
        + "buttons and fields, yes and no, what it says when an answer does not fit or nobody "
        + "wrote an ending, dates and lengths of time; numbers are written as there"),
    WrongPart(
      whole:
        #"{ "format": 1, "app": { "id": "a", "name": "A", "languages": ["en", ▶"english", ▶3] } }"#,
      "error: [language-malformed] 'english' is no language tag such as 'en' or 'zh-Hans'",
      "error: [wrong-type] expected a language tag for 'languages', found a number"),
    WrongPart(
      whole: #"{ "format": 1, "app": { "id": "a", "name": "A" }, ▶"intnets": [] }"#,
      "error: [unknown-key] an app file has no key 'intnets'; did you mean 'intents'?"),
    WrongPart(
      #"▶"zebra": 1"#,
      "error: [unknown-key] an app file has no key 'zebra'"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "composeView": { "options": [ { "id": "who", "title": "Who", "values": ▶[ "All", "All", "Some" ] } ] } } ]"#,
      "error: [entry-twice] 'values' holds 'All' twice; the second is left out"),
    WrongPart(
      #""pages": [ { "id": "p", "title": "P", "options": ▶{ "sendAs": [ { "id": "a", "title": "A" } ] } } ]"#,
      "error: [share-options-without-choice] the options have nothing to choose from, neither two "
        + "ways to send nor a switch; they are left out"),
    WrongPart(
      #""pages": [ { "id": "p", "title": "P", "options": { "sendAs": ▶[ { "id": "a", "title": "A" } ], "switches": [ { "id": "b", "title": "B" } ] } } ]"#,
      "error: [share-options-without-choice] one way to send is no choice; it is left out"),
    WrongPart(
      #""pages": [ { "id": "p", "title": "P", "options": { "sendAs": [ { "id": "a", "title": "A" }, { "id": "b", "title": "B" } ], "switches": [ { "id": ▶"b", "title": "C" } ] } } ]"#,
      "error: [id-duplicate] 'b' is already the id of a way to send, in line 1; give this one another id"
    ),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "composeView": { "options": [ { "id": "who", "title": "Who", "values": ▶[] } ] } } ]"#,
      "error: [option-without-values] the option has no values to choose from; it is left out"),
    WrongPart(
      #""pages": [ { "id": "p", "title": "P", "options": { "sendAs": [ { "id": "a", "title": "A" }, { "id": ▶"a", "title": "B" }, { "id": "b", "title": "B", "forms": [ { "types": ▶[] }, { "of": ▶"public.imag", "types": [ ▶"com.apple.webarchiv" ] } ] } ] } } ]"#,
      "error: [id-duplicate] 'a' is already the id of a way to send, in line 1; give this one another id",
      "error: [form-without-types] the form has no types; it is left out",
      "warning: [unknown-content-type] 'public.imag' is no content type of the system's that is known "
        + "here; it is taken for a file of some kind; did you mean 'public.image'?",
      "warning: [unknown-content-type] 'com.apple.webarchiv' is no content type of the system's that "
        + "is known here; it is taken for a file of some kind; did you mean 'com.apple.webarchive'?"
    ),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "interface": { "steps": ▶[] } } ]"#,
      "error: [interface-without-steps] the interface has no steps; it is left out"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X" } ], "pages": [ { "id": "p", "title": "P", "toolbar": ▶[ "a/x", "a/x" ] } ]"#,
      "error: [entry-twice] 'toolbar' holds 'a/x' twice; the second is left out"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "extension": true, "activationRule": ▶"SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, SUBQUERY($i.attachments, $b, TRUEPREDICATE).@count > 0).@count > 0).@count == 1" } ]"#,
      "error: [predicate-unreadable] character 68 of the predicate: there is no SUBQUERY inside a "
        + "SUBQUERY of attachments; the extension is never offered"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "accepts": [ ▶"image", "a" ] } ], "contentTypes": [ { "id": "a" } ]"#,
      "warning: [unknown-content-type] 'image' is no content type of the system's, and no app declares it; "
        + "it is taken for a file of some kind; did you mean 'public.image'?"),
    WrongPart(
      #""pages": [ { "id": "p", "title": "P", "items": [ { "id": "i", "title": "I", "type": ▶"jpg" } ] } ]"#,
      "warning: [unknown-content-type] 'jpg' is no content type of the system's, and no app declares it; "
        + "it is taken for a file of some kind; did you mean 'public.jpeg'?"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "activationRule": ▶{ "NSExtensionActivationSupportsText": true } } ]"#,
      "error: [rule-without-extension] 'activationRule' is for an extension, and this activity is none; it is "
        + #"left out: say '"extension": true', or 'accepts' in its place"#),
    WrongPart(
      #""facts": ▶{}"#,
      "error: [wrong-type] expected a list for 'facts', found an object"),
    WrongPart(
      #""facts": [ ▶7 ]"#,
      "error: [wrong-type] expected a fact for 'facts', found a number"),
    WrongPart(
      #""facts": [ ▶{ "id": "x" } ]"#,
      "error: [required-key-missing] a fact needs 'value'; without it the fact is left out"),
    WrongPart(
      #""facts": [ { "id": "x", "value": ▶null } ]"#,
      "error: [wrong-type] expected true, false, a number or a text for 'value', found null"),
    WrongPart(
      #""facts": [ { "id": ▶"not", "value": 1 } ]"#,
      "error: [id-reserved] conditions use 'not' for something else; expected another id"),
    WrongPart(
      #""facts": [ { "id": "x", "value": 1 }, { "id": ▶"x", "value": 2 } ]"#,
      "error: [id-duplicate] 'x' is already the id of a fact, in line 1; give this one another id"),
    WrongPart(
      #""enums": [ { "id": ▶"", "cases": [] } ]"#,
      "error: [id-malformed] an id cannot be empty"),
    WrongPart(
      #""enums": [ { "id": ▶"a/b" } ]"#,
      "error: [id-malformed] the id 'a/b' holds '/', which separates ids"),
    WrongPart(
      #""enums": [ { "id": ▶"a${b" } ]"#,
      "error: [id-malformed] the id 'a${b' holds '${', which begins a token"),
    WrongPart(
      ##""enums": [ { "id": ▶"a\u0007b" } ]"##,
      "error: [id-malformed] the id 'a␇b' holds a control character"),
    WrongPart(
      #""enums": [ { "id": ▶"string" } ]"#,
      "error: [id-duplicate] 'string' is a built-in type; give this one another id"),
    WrongPart(
      #""enums": [ { "id": "E", "cases": [ ▶{ "id": "one" } ] } ]"#,
      "error: [required-key-missing] a case needs 'title'"),
    WrongPart(
      #""enums": [ { "id": "E" } ], "entities": [ { "id": ▶"E" } ]"#,
      "error: [id-duplicate] 'E' is already the id of an enum; give this one another id"),
    WrongPart(
      #""entities": [ { "id": "E", "order": ▶"recent" } ]"#,
      "error: [unknown-word] 'order' cannot be 'recent'; did you mean 'recency'?"),
    WrongPart(
      #""entities": [ { "id": "E", "order": ▶true } ]"#,
      "error: [wrong-type] expected 'author', 'recency', 'frequency' or 'alphabetical' for 'order', found true"
    ),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": "I" }, { "id": ▶"i", "title": "J" } ] } ]"#,
      "error: [id-duplicate] 'i' is already the id of an item, in line 1; give this one another id"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": "I", "popularity": ▶1.5 } ] } ]"#,
      "error: [value-does-not-fit] expected a whole number for 'popularity', found '1.5'"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": ▶{}, ▶"subtitel": "S" } ] } ]"#,
      "error: [text-without-languages] a table by language needs at least one, such as 'en'",
      "error: [unknown-key] an item has no key 'subtitel'; did you mean 'subtitle'?"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": { "en": "I", ▶"orgin": "stock", "ja": ▶4 } } ] } ]"#,
      "error: [language-malformed] 'orgin' is no language tag such as 'en' or 'zh-Hans'; did you mean 'origin'?",
      "error: [wrong-type] expected a text for 'ja', found a number"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": { "en": "I", "origin": ▶"stok" } } ] } ]"#,
      "error: [unknown-word] 'origin' cannot be 'stok'; did you mean 'stock'?"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": "I", "synonyms": ▶"J" } ] } ]"#,
      "error: [wrong-type] expected a list of texts for 'synonyms', found a text"),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": "I", "synonyms": { "en": ["J", ▶1], "ja": ▶"K" } } ] } ]"#,
      "error: [wrong-type] expected a text for 'en', found a number",
      "error: [wrong-type] expected a list of texts for 'ja', found a text"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "category": ▶"shared", "extension": ▶1 } ]"#,
      "error: [unknown-word] 'category' cannot be 'shared'; did you mean 'share'?",
      "error: [wrong-type] expected true or false for 'extension', found a number"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "accepts": [ ▶1 ] } ]"#,
      "error: [wrong-type] expected a text for 'accepts', found a number"),
  ]
}
