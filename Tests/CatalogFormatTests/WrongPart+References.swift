/// Names of what is not there.
extension WrongPart {
  static let references: [WrongPart] = [
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "accepts": [ "own.kind", ▶"public.jepg" ] } ]"#,
      "warning: [unknown-content-type] 'public.jepg' is no content type of the system's that is known here; it is taken for a file of some kind; did you mean 'public.jpeg'?"
    ),
    WrongPart(
      #""contentTypes": [ { "id": "a.note", "conformsTo": [ "public.text", ▶"a.note" ] } ]"#,
      "error: [content-type-conforms-to-itself] 'a.note' conforms to itself: a.note → a.note"),
    WrongPart(
      #""contentTypes": [ { "id": ▶"public.image", "conformsTo": [ "public.text" ] } ]"#,
      "error: [system-type-declared] 'public.image' is the system's, which says what it is; expected a type of the app's own"
    ),
    WrongPart(
      #"""
      "activities": [
        { "id": "a", "title": "A", "presents": "nothing", "composeView": ▶{}, "interface": ▶{ "steps": [ { "title": "T", "button": "B" } ] } },
        { "id": "b", "title": "B", "composeView": ▶{}, "interface": { "steps": [ { "title": "T", "button": "B" } ] } },
        { "id": "c", "title": "C", "presents": ▶"interface" },
        { "id": "d", "title": "D", "presents": "composeView" } ]
      """#,
      "warning: [view-not-presented] 'composeView' is never shown: the activity presents 'nothing'",
      "warning: [view-not-presented] 'interface' is never shown: the activity presents 'nothing'",
      "warning: [view-not-presented] 'composeView' is never shown: the activity presents 'interface'",
      "warning: [view-not-declared] the activity presents 'interface' and declares none; it acts at once"
    ),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "job": { "title": "J", "lasts": ▶"1000000m" } } ], "intents": [ { "id": "I", "title": "I", "parameters": [ { "id": "p", "type": "duration", "default": ▶"1000000s" } ], "outcomes": [ { "name": "a", "takes": ▶"1000000h", "liveActivity": { "title": "x", "lasts": ▶"1h1000000m" } } ] } ]"#,
      "error: [value-does-not-fit] expected a duration of at most 6 digits for each unit, such as '12m' for 'lasts', found '1000000m'",
      "error: [value-does-not-fit] expected a duration of at most 6 digits for each unit, such as '12m' for 'p', found '1000000s'",
      "error: [value-does-not-fit] expected a duration of at most 6 digits for each unit, such as '12m' for 'takes', found '1000000h'",
      "error: [value-does-not-fit] expected a duration of at most 6 digits for each unit, such as '12m' for 'lasts', found '1h1000000m'"
    ),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X" }, { "id": "y", "title": "Y" } ], "activityOrder": [ "y", ▶"print" ]"#,
      "error: [system-activity-reordered] the app cannot move 'print': the system orders its own activities, and only the person moves them; 'excludedActivities' leaves one out"
    ),
    WrongPart(
      #""entities": [ { "id": "E", "items": [ { "id": "i", "title": "I", "when": { ▶"signdIn": true } } ] } ], "facts": [ { "id": "signedIn", "value": true } ]"#,
      "error: [unknown-name] no fact is called 'signdIn', and no part of the context; did you mean 'signedIn'?"
    ),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "device": ▶"iPod" } } ]"#,
      "error: [unknown-word] no device is called 'iPod'; did you mean 'iPad'?"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "locked": ▶"yes" } } ]"#,
      "error: [value-does-not-fit] expected true or false for 'locked', found a text"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "hour": ▶"8" } } ]"#,
      "error: [value-does-not-fit] expected a number for 'hour', found a text"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "weekday": [ "monday", ▶"tuseday", ▶{} ] } } ]"#,
      "error: [unknown-word] no weekday is called 'tuseday'; did you mean 'tuesday'?",
      "error: [wrong-type] expected true, false, a number or a text for 'weekday', found an object"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": ▶true } ]"#,
      "error: [wrong-type] expected a condition for 'when', found true"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "not": ▶[] } } ]"#,
      "error: [wrong-type] expected a condition for 'not', found a list"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "all": ▶{} } } ]"#,
      "error: [wrong-type] expected a list for 'all', found an object"),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "hour": ▶{} } } ]"#,
      #"error: [wrong-type] expected a value or { "set": true } for 'hour', found an object"#),
    WrongPart(
      #""activities": [ { "id": "x", "title": "X", "when": { "hour": { ▶"is": true } } } ]"#,
      "error: [unknown-key] a comparison has no key 'is'; expected 'set'"),
    WrongPart(
      #""facts": [ { "id": "hour", "value": 1 } ], "activities": [ { "id": "x", "title": "X", "when": { ▶"hour": 2 } } ]"#,
      "warning: [ambiguous-name] 'hour' is a fact and part of the context; the fact is read"),
    WrongPart(
      #""appShortcuts": [ { "intent": ▶"Bru", "shortTitle": "B", "phrases": ["Brew ${applicationName}"] } ], "intents": [ { "id": "Brew", "title": "B" } ]"#,
      "error: [unknown-intent] the app has no intent 'Bru'; expected 'Brew'"),
    WrongPart(
      #""appShortcuts": [ ▶{ "shortTitle": "B" } ]"#,
      "error: [required-key-missing] an App Shortcut needs 'intent'; without it the App Shortcut is left out"
    ),
    WrongPart(
      #""appShortcuts": [ ▶{ "intent": "B" } ], "intents": [ { "id": "B", "title": "B" } ]"#,
      "error: [required-key-missing] an App Shortcut needs 'shortTitle'"),
    WrongPart(
      #""intents": [ { "id": "B", "title": "B" } ], "appShortcuts": [ { "intent": "B", "shortTitle": "B", "phrases": [ ▶"Brew", "Brew with ${applicationName}", ▶"${applicationName", ▶7 ] } ]"#,
      "error: [phrase-omits-application-name] the phrase 'Brew' needs '${applicationName}'; it is not registered",
      "error: [token-unclosed] a token begins with '${' and has no '}'",
      "error: [wrong-type] expected a text for 'phrases', found a number"),
    WrongPart(
      #"""
      "entities": [ { "id": "Tea", "items": [ { "id": "green", "title": "Green" } ] } ],
      "intents": [ { "id": "B", "title": "B", "parameters": [
        { "id": "tea", "type": "Tea" }, { "id": "cups", "type": "integer" } ] } ],
      "appShortcuts": [ { "intent": "B", "shortTitle": "B",
        "phrases": { "en": [ "${tea} with ${applicationName}", ▶"${cups} with ${applicationName}",
          ▶"${tee} with ${applicationName}", ▶"${tea} and ${tea} with ${applicationName}" ] },
        "negativePhrases": [ "${tea}", ▶"${cup}" ] } ]
      """#,
      "error: [phrase-parameter-without-list] 'cups' takes 'integer', which has no list of values to be spoken; expected an entity or enum",
      "error: [unknown-token] 'B' has no parameter 'tee'; did you mean 'tea'?",
      "error: [phrase-has-two-parameters] the phrase '${tea} and ${tea} with ${applicationName}' has 2 parameters, expected at most one; it is not registered",
      "error: [unknown-token] 'B' has no parameter 'cup'; did you mean 'cups'?"),
    WrongPart(
      #"""
      "intents": [ { "id": "B", "title": "B" } ],
      "appShortcuts": [ \#((1...10).map { #"{ "intent": "B", "shortTitle": "\#($0)" }"# }.joined(separator: ", ")),
        ▶{ "intent": "B", "shortTitle": "11" }, { "intent": "B", "shortTitle": "12" } ]
      """#,
      "error: [more-than-ten-app-shortcuts] an app has at most 10 App Shortcuts, found 12"),
    WrongPart(
      #"""
      "facts": [ { "id": "count", "value": 0 }, { "id": "open", "value": true } ],
      "intents": [ { "id": "Brew", "title": "B", "parameters": [
        { "id": "cups", "type": "integer", "maximum": 3 }, { "id": "notes", "type": "string", "many": true } ] } ],
      "pages": [ { "id": "home", "title": "Home", "items": [ ▶{ "title": "No id" } ], "buttons": [
        { "id": "a", "title": "A", "performs": ▶"brew" },
        { "id": ▶"a", "title": "A" },
        { "id": "b", "title": "B", "opens": ▶"hom" },
        { "id": "c", "title": "C", "with": ▶{ "cups": 1 } },
        { "id": "d", "title": "D", "performs": "Brew",
          "with": { "cups": ▶4, ▶"cup": 2, "notes": [ "one", ▶2 ] } },
        { "id": "e", "title": "E", "performs": "Brew", "with": { "cups": ▶[1, 2], "notes": "one" } },
        { "id": "f", "title": "F", "set": { ▶"cuont": 1, "open": ▶1 }, "add": { ▶"open": 1, "count": ▶"2" } },
        { "id": "g", "title": "G", "remove": [ ▶"Tea", ▶"Tea/green" ] } ] } ]
      """#,
      "error: [required-key-missing] a page item needs 'id'; without it the page item is left out",
      "error: [unknown-intent] the app has no intent 'brew'; did you mean 'Brew'?",
      "error: [id-duplicate] 'a' is already the id of a button, in line 5; give this one another id",
      "error: [unknown-page] the app has no page 'hom'; did you mean 'home'?",
      "error: [values-without-intent] 'with' gives values, but there is no intent to take them",
      "error: [value-out-of-range] 4 is above the maximum of 'cups', 3",
      "error: [unknown-parameter] 'Brew' has no parameter 'cup'; did you mean 'cups'?",
      "error: [value-does-not-fit] expected a text for 'notes', found 2",
      "error: [value-does-not-fit] 'cups' takes one value, found a list of 2",
      "error: [unknown-fact] the app has no fact 'cuont'; did you mean 'count'?",
      "error: [fact-of-another-kind] the fact 'open' is true or false, found a number",
      "error: [fact-of-another-kind] the fact 'open' is true or false; only numbers can be added to",
      "error: [wrong-type] expected a number for 'count', found a text",
      "error: [value-does-not-fit] expected an item such as 'Coffee/latte' for 'remove', found 'Tea'",
      "error: [unknown-entity] the app has no entity 'Tea'"),
    WrongPart(
      #""entities": [ { "id": "Tea", "items": [ { "id": "green", "title": "Green" } ] } ], "pages": [ { "id": "home", "title": "Home", "buttons": [ { "id": "g", "title": "G", "remove": [ ▶"Tea/gren", ▶"Tee/green" ] } ] } ]"#,
      "error: [unknown-item] 'Tea' has no item 'gren'; did you mean 'green'?",
      "error: [unknown-entity] the app has no entity 'Tee'; did you mean 'Tea'?"),
    WrongPart(
      #""entities": [ ▶{ "id": "Tea" } ], "intents": [ { "id": "B", "title": "B", "parameters": [ { "id": "x", "type": "Tea" }, { "id": "y", "type": "Tea" } ] } ]"#,
      "warning: [entity-without-items] 'Tea' has nothing to choose from, but 'B' takes one"),
  ]
}
