/// Faults of intents and their parts.
extension WrongPart {
  static let intents: [WrongPart] = [
    WrongPart(
      #""intents": [ ▶{ "id": "B", ▶"titel": "B" } ]"#,
      "error: [required-key-missing] an intent needs 'title'",
      "error: [unknown-key] an intent has no key 'titel'; did you mean 'title'?"),
    WrongPart(
      #""intents": [ { "id": "B", "title": "B" }, { "id": ▶"B", "title": "C" } ]"#,
      "error: [id-duplicate] 'B' is already the id of an intent, in line 1; give this one another id"
    ),
    WrongPart(
      intent: #""kind": ▶"sistem", "risk": ▶"pay", "verb": ▶"ordr""#,
      "error: [unknown-word] 'kind' cannot be 'sistem'; did you mean 'system'?",
      "error: [unknown-word] 'risk' cannot be 'pay'; expected 'none', 'payment', 'destructive' or 'broadcast'",
      "error: [unknown-word] 'verb' cannot be 'ordr'; did you mean 'order'?"),
    WrongPart(
      intent: #""verb": ▶1, "authentication": ▶"always""#,
      "error: [wrong-type] expected a verb such as 'order' for 'verb', found a number",
      "error: [unknown-word] 'authentication' cannot be 'always'; expected 'alwaysAllowed', 'requiresAuthentication' or 'requiresLocalDeviceAuthentication'"
    ),
    WrongPart(
      intent: #""needsNetwork": ▶"no""#,
      "error: [wrong-type] expected true or false for 'needsNetwork', found a text"),
    WrongPart(
      intent:
        #""keyParameter": ▶"te", "inputParameter": ▶"cups", "parameters": [ { "id": "tea", "type": "Tea" } ]"#,
      "error: [unknown-parameter] 'Brew' has no parameter 'te'; did you mean 'tea'?",
      "error: [unknown-parameter] 'Brew' has no parameter 'cups'; expected 'tea'"),
    WrongPart(
      intent: #""parameters": [ ▶{ "id": "tea" } ]"#,
      "error: [required-key-missing] a parameter needs 'type'"),
    WrongPart(
      intent: #""parameters": [ { "id": "tea", "type": ▶"Tee" } ]"#,
      "error: [unknown-type] no type is called 'Tee'; did you mean 'Tea'?"),
    WrongPart(
      intent: #""parameters": [ { "id": "tea", "type": ▶["Tea"] } ]"#,
      "error: [wrong-type] expected a type such as 'string' for 'type', found a list"),
    WrongPart(
      intent: #""parameters": [ { "id": "tea", "type": "Tea", "guess": ▶"lastused" } ]"#,
      "error: [unknown-word] 'guess' cannot be 'lastused'; did you mean 'lastUsed'?"),
    WrongPart(
      intent: #""parameters": [ { "id": "tea", "type": "Tea", "default": ▶"gren" } ]"#,
      "error: [unknown-item] 'Tea' has no item 'gren'; did you mean 'green'?"),
    WrongPart(
      intent: #""parameters": [ { "id": "tea", "type": "Tea", "default": ▶1 } ]"#,
      "error: [value-does-not-fit] expected the id of an item of 'Tea' for 'tea', found 1"),
    WrongPart(
      intent: #""parameters": [ { "id": "size", "type": "Size", "default": ▶"medium" } ]"#,
      "error: [unknown-item] 'Size' has no item 'medium'; expected 'small' or 'large'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "default": ▶"1" } ]"#,
      "error: [value-does-not-fit] expected a whole number for 'n', found '1'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "default": ▶1.5 } ]"#,
      "error: [value-does-not-fit] expected a whole number for 'n', found 1.5"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "default": ▶9, "maximum": 8 } ]"#,
      "error: [value-out-of-range] 9 is above the maximum of 'n', 8"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "default": ▶0, "minimum": 1 } ]"#,
      "error: [value-out-of-range] 0 is below the minimum of 'n', 1"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "minimum": 5, "maximum": ▶4 } ]"#,
      "error: [range-empty] the minimum, 5, is above the maximum, 4"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "integer", "minimum": ▶0.5 } ]"#,
      "error: [value-does-not-fit] expected a whole number for 'minimum', found '0.5'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "Tea", "minimum": ▶1 } ]"#,
      "error: [range-without-number] 'minimum' is for numbers, and 'n' takes 'Tea'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "decimal", "minimum": ▶"1" } ]"#,
      "error: [wrong-type] expected a number for 'minimum', found a text"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "decimal", "default": ▶true } ]"#,
      "error: [value-does-not-fit] expected a number for 'n', found true"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "boolean", "default": ▶"true" } ]"#,
      "error: [value-does-not-fit] expected true or false for 'n', found 'true'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "string", "default": ▶5 } ]"#,
      "error: [value-does-not-fit] expected a text for 'n', found 5"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "date", "default": ▶"2026-02-30" } ]"#,
      "error: [value-does-not-fit] expected a date such as '2026-03-02' for 'n', found '2026-02-30'"
    ),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "time", "default": ▶"8" } ]"#,
      "error: [value-does-not-fit] expected a time such as '08:10' for 'n', found '8'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "dateTime", "default": ▶"tomorrow" } ]"#,
      "error: [value-does-not-fit] expected a date and time such as '2026-03-02T08:10' for 'n', found 'tomorrow'"
    ),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "duration", "default": ▶"12" } ]"#,
      "error: [value-does-not-fit] expected a duration such as '12m', '1h30m' or '45s' for 'n', found '12'"
    ),
    WrongPart(
      intent:
        #""parameters": [ { "id": "n", "type": "duration", "default": ▶"5m", "minimum": 600 } ]"#,
      "error: [value-out-of-range] 300 is below the minimum of 'n', 600"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "currency", "default": ▶4.5 } ]"#,
      "error: [value-does-not-fit] expected an amount such as '4.50 EUR' for 'n', found 4.5"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "measurement", "default": ▶"two kg" } ]"#,
      "error: [value-does-not-fit] expected a measurement such as '2 kg' for 'n', found 'two kg'"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "place", "default": ▶4 } ]"#,
      "error: [value-does-not-fit] expected a place's id for 'n', found 4"),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "place", "default": ▶{ "id": "x" } } ]"#,
      #"error: [value-does-not-fit] expected a place's id or { "text": … } for 'n', found another object"#
    ),
    WrongPart(
      intent: #""parameters": [ { "id": "n", "type": "url", "default": ▶false } ]"#,
      "error: [value-does-not-fit] expected an address for 'n', found false"),
    WrongPart(
      intent: #""parameters": [ { "id": ▶"all", "type": "string" } ]"#,
      "error: [id-reserved] conditions use 'all' for something else; expected another id"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "n", "type": "string" }, { "id": ▶"n", "type": "string" } ]"#,
      "error: [id-duplicate] 'n' is already the id of a parameter, in line 5; give this one another id"
    ),
    WrongPart(
      intent:
        #""parameters": [ { "id": "tea", "type": "Tea", "ask": ▶"Which ${te}?", "choose": "${count}", "confirmGuess": ▶"${count}", "unsupported": ▶"${tea" } ]"#,
      "error: [unknown-token] nothing gives '${te}' a value; did you mean 'tea'?",
      "error: [unknown-token] nothing gives '${count}' a value",
      "error: [token-unclosed] a token begins with '${' and has no '}'"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "tea", "type": "Tea", "ask": { "en": "Which ${tea}?", "ja": ▶"${tee}" } } ]"#,
      "error: [unknown-token] nothing gives '${tee}' a value; did you mean 'tea'?"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "tea", "type": "Tea", "when": { "size": ▶"smal" } }, { "id": "size", "type": "Size", "when": { "open": ▶1 } } ]"#,
      "error: [unknown-item] 'Size' has no item 'smal'; did you mean 'small'?",
      "error: [fact-of-another-kind] the fact 'open' is true or false, found a number"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "tea", "type": "Tea" }, { "id": "size", "type": "Size", "when": { "tea": ▶1 } }, { "id": "hot", "type": "boolean", "when": { "hot2": ▶"yes" } }, { "id": "hot2", "type": "boolean" } ]"#,
      "error: [value-does-not-fit] expected an item of 'Tea', found a number",
      "error: [value-does-not-fit] expected true or false for 'hot2', found a text"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "a", "type": "string", "when": { "b": "x" } }, { "id": "b", "type": "string", "when": { "c": "x" } }, { "id": "c", "type": "string", "when": ▶{ "a": { "set": true } } } ]"#,
      "error: [parameter-depends-on-itself] 'a' depends on itself: a → b → c → a"),
    WrongPart(
      intent: #""parameters": [ { "id": "a", "type": "string", "when": ▶{ "a": "x" } } ]"#,
      "error: [parameter-depends-on-itself] 'a' depends on itself: a → a"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "count", "type": "integer" } ], "summary": [ { "when": { ▶"count": 2 }, "text": "x" } ]"#,
      "warning: [ambiguous-name] 'count' is a parameter and a fact; the parameter is read"),
    WrongPart(
      intent: #""summary": ▶"Brew ${tea}""#,
      "error: [unknown-token] nothing gives '${tea}' a value"),
    WrongPart(
      intent: #""summary": [ ▶{ "when": { ▶"teas": 1 } } ]"#,
      "error: [required-key-missing] a summary needs 'text'; without it the summary is left out",
      "error: [unknown-name] no parameter is called 'teas', no fact and no part of the context"),
    WrongPart(
      intent: #""summary": ▶7"#,
      "error: [wrong-type] expected a text for 'summary', found a number"),
    WrongPart(
      intent: #""confirmation": { "verb": ▶"oder" }"#,
      "error: [unknown-word] 'verb' cannot be 'oder'; did you mean 'order'?"),
    WrongPart(
      intent: #""confirmation": { "verb": ▶{ ▶"destructiv": true } }"#,
      "error: [required-key-missing] a confirmation action needs 'accept'",
      "error: [unknown-key] a confirmation action has no key 'destructiv'; did you mean 'destructive'?"
    ),
    WrongPart(
      intent: #""confirmation": { "verb": ▶5, "dialog": ▶6, "snippet": ▶7 }"#,
      "error: [wrong-type] expected a verb such as 'order' for 'verb', found a number",
      "error: [wrong-type] expected a text for 'dialog', found a number",
      "error: [wrong-type] expected a snippet for 'snippet', found a number"),
    WrongPart(
      intent: #""confirmation": [ { "verb": "order", "when": { ▶"opn": true } }, ▶5 ]"#,
      "error: [unknown-name] no parameter is called 'opn', no fact and no part of the context; did you mean 'open'?",
      "error: [wrong-type] expected a confirmation for 'confirmation', found a number"),
    WrongPart(
      intent: #""confirmation": { "dialog": ▶{ "supporting": "x" } }"#,
      "error: [required-key-missing] a dialog needs 'full'"),
    WrongPart(
      intent: #""confirmation": { "dialog": { "full": "x", "supporting": ▶true } }"#,
      "error: [wrong-type] expected a text for 'supporting', found true"),
    WrongPart(
      intent: #""confirmation": { "dialog": { "full": "x", ▶"suporting": "x" } }"#,
      "error: [unknown-key] a dialog has no key 'suporting'; did you mean 'supporting'?"),
    WrongPart(
      intent: #""confirmation": { "snippet": ▶{ "rows": [ ▶["Ready"], ["Ready", ▶8] ] } }"#,
      "error: [required-key-missing] a snippet needs 'title'",
      #"error: [wrong-type] expected a pair of texts such as ["Ready", "08:42"] for 'rows', found a list"#,
      "error: [wrong-type] expected a text for 'rows', found a number"),
    WrongPart(
      intent: #""outcomes": [ ▶{ "dialog": "x" } ]"#,
      "error: [required-key-missing] an outcome needs 'name'"),
    WrongPart(
      intent:
        #""outcomes": [ { "name": "a", "dialog": ▶"${when} ${count} ${at}", "output": { "at": "8", ▶"a/b": "9" } } ]"#,
      "error: [unknown-token] nothing gives '${when}' a value",
      "error: [id-malformed] the id 'a/b' holds '/', which separates ids"),
    WrongPart(
      intent:
        #""outcomes": [ { "name": "a", "output": { "at": "8" } }, { "name": "b", "dialog": ▶"${at}" } ]"#,
      "error: [unknown-token] nothing gives '${at}' a value"),
    WrongPart(
      intent: #""outcomes": [ { "name": "a", "takes": ▶"soon", "opens": ▶"home" } ]"#,
      "error: [value-does-not-fit] expected a duration such as '12m', '1h30m' or '45s' for 'takes', found 'soon'",
      "error: [unknown-page] the app has no page 'home'"),
    WrongPart(
      intent: #""outcomes": [ { "name": "a", "liveActivity": ▶{ "title": "x" } } ]"#,
      "error: [required-key-missing] a live activity needs 'lasts'"),
    WrongPart(
      intent: #""outcomes": [ { "name": "a", "liveActivity": { "title": "x", "lasts": ▶12 } } ]"#,
      "error: [wrong-type] expected a duration such as '12m', or a parameter such as '${length}' for 'lasts', found a number"
    ),
    WrongPart(
      intent:
        #""outcomes": [ { "name": "a", "liveActivity": { "title": "x", "lasts": ▶"${a} h" } } ]"#,
      "error: [value-does-not-fit] expected a duration such as '12m', or a parameter such as '${length}' for 'lasts', found '${a} h'"
    ),
    WrongPart(
      intent:
        #""outcomes": [ { "name": "a", "liveActivity": { "title": "x", "lasts": ▶"${size}" } } ]"#,
      "error: [unknown-parameter] 'Brew' has no parameter 'size'"),
    WrongPart(
      intent:
        #""parameters": [ { "id": "tea", "type": "Tea" } ], "outcomes": [ { "name": "a", "liveActivity": { "title": "x", "lasts": ▶"${tea}" } } ]"#,
      "error: [wrong-type] expected a parameter of the type 'duration'; 'tea' takes 'Tea'"),
    WrongPart(
      intent:
        #""outcomes": [ { "name": "a", "when": { "place": "anywhere" }, "set": ▶[], "add": { "count": ▶true } } ]"#,
      "error: [wrong-type] expected a table of facts for 'set', found a list",
      "error: [wrong-type] expected a number for 'count', found true"),
    WrongPart(
      intent: #""outcomes": [ { "name": "a", "remove": [ ▶"Size/small" ] } ]"#,
      "error: [unknown-entity] the app has no entity 'Size'; expected 'Tea'"),
  ]
}
