/// Faults of the phone.
extension WrongPart {
  static let phones: [WrongPart] = [
    WrongPart(
      file: "phone.jsonc", whole: "▶[]",
      "error: [wrong-type] expected a phone file for 'phone.jsonc', found a list"),
    WrongPart(
      file: "phone.jsonc", whole: #"{ "format": 1, "id": ▶"a/b", ▶"place": [] }"#,
      "error: [id-malformed] the id 'a/b' holds '/', which separates ids",
      "error: [unknown-key] a phone file has no key 'place'; did you mean 'places'?"),
    WrongPart(
      phone: #""apps": [ ▶"ketle", ▶5, "kettle" ]"#,
      "error: [unknown-app] no file declares the app 'ketle'; did you mean 'kettle'?",
      "error: [wrong-type] expected a text for 'apps', found a number"),
    WrongPart(
      phone:
        #""routines": [ ▶{ "id": "m", "from": "07:00" }, { "id": "n", "from": ▶"7", "to": "9:00" } ]"#,
      "error: [required-key-missing] a routine needs 'to'; without it the routine is left out",
      "error: [value-does-not-fit] expected a time such as '08:10' for 'from', found '7'"),
    WrongPart(
      phone:
        #""context": { "device": ▶"iPhon", "era": ▶"modern", "language": ▶"!", "time": ▶"noon", "place": ▶"hme", "locked": ▶0, "outcome": ▶"boild" }"#,
      "error: [unknown-word] 'device' cannot be 'iPhon'; did you mean 'iPhone'?",
      "error: [unknown-word] 'era' cannot be 'modern'; expected 'classic', 'app-shortcuts' or 'flexible'",
      "error: [language-malformed] '!' is no language tag such as 'en' or 'zh-Hans'",
      "error: [value-does-not-fit] expected a date and time such as '2026-03-02T08:10', or a time such as '08:10' for 'time', found 'noon'",
      "error: [unknown-place] the phone knows no place 'hme'; did you mean 'home'?",
      "error: [wrong-type] expected true or false for 'locked', found a number",
      "error: [unknown-outcome] no intent has an outcome 'boild'; did you mean 'boiled'?"),
    WrongPart(phone: #""context": { "outcome": "automatic", "time": "09:30" }"#),
    WrongPart(
      phone: #"""
        "context": { "time": "2026-03-02T08:10" },
        "history": [ { "intent": "kettle/Boil", "time": "2026-03-02T08:10" },
          { "intent": "kettle/Boil", "time": ▶"2026-03-02T08:11" } ],
        "shares": [ { "to": "mail", "time": ▶"2027-01-01T00:00" } ]
        """#,
      "warning: [time-after-start] 2026-03-02T08:11 is after 2026-03-02T08:10, when the walk starts; expected an earlier time",
      "warning: [time-after-start] 2027-01-01T00:00 is after 2026-03-02T08:10, when the walk starts; expected an earlier time"
    ),
    WrongPart(
      phone: #""history": ▶{}"#,
      "error: [wrong-type] expected a list for 'history', found an object"),
    WrongPart(
      phone: #"""
        "history": [
          ▶{ "intent": "kettle/Boil" }, { "intent": ▶"Boil", "time": "2026-03-02T08:10" },
          { "intent": ▶"ketle/Boil", "time": "2026-03-02T08:10" },
          { "intent": ▶"kettle/Boild", "time": ▶"2026-03-02" },
          { "intent": "kettle/Boil", "time": "2026-03-02T08:10", "place": ▶"office",
            "with": { "at": ▶"8", "who": ▶"mike", "cups": ▶5, ▶"cup": 1 } } ]
        """#,
      "error: [required-key-missing] a history entry needs 'time'; without it the history entry is left out",
      "error: [value-does-not-fit] expected an app and its intent, such as 'brewbar/OrderCoffee' for 'intent', found 'Boil'",
      "error: [unknown-app] no file declares the app 'ketle'; did you mean 'kettle'?",
      "error: [unknown-intent] 'kettle' has no intent 'Boild'; did you mean 'Boil'?",
      "error: [value-does-not-fit] expected a date and time such as '2026-03-02T08:10' for 'time', found '2026-03-02'",
      "error: [unknown-place] the phone knows no place 'office'; expected 'home'",
      "error: [value-does-not-fit] expected a time such as '08:10' for 'at', found '8'",
      "error: [unknown-person] the phone knows no person 'mike'; did you mean 'mika'?",
      "error: [value-out-of-range] 5 is above the maximum of 'cups', 4",
      "error: [unknown-parameter] 'Boil' has no parameter 'cup'; did you mean 'cups'?"),
  ]
}
