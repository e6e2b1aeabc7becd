@testable import CatalogFormat

/// A catalog that uses every part of the format.
enum FullCatalog {
  static let app = #"""
    {
      // A laundry that collects and returns.
      "$schema": "understudy.schema.json", "format": 1,
      "app": { "id": "sudsy", "name": { "en": "Sudsy", "ja": "サッジー" }, "synonyms": ["Suds"],
               "symbol": "washer", "tileColor": "teal", "languages": ["en", "ja"] },
      "facts": [ { "id": "signedIn", "value": true }, { "id": "openBags", "value": 0 },
                 { "id": "plan", "value": "basic" } ],
      "enums": [ { "id": "Handover", "title": "Handover", "cases": [
        { "id": "door", "title": "At the door", "synonyms": ["doorstep"] },
        { "id": "shop", "title": "In the shop", "subtitle": "Open until eight" } ] } ],
      "entities": [ { "id": "Wash", "order": "recency", "items": [
        { "id": "shirts", "title": { "en": "Shirts", "ja": "シャツ" }, "plural": "Shirts",
          "reading": { "ja": "しゃつ" }, "symbol": "tshirt", "popularity": 9 },
        { "id": "bedding", "title": "Bedding", "when": { "plan": "plus" }, "sample": true } ] } ],
      "intents": [ {
        "id": "CollectWash", "title": "Collect wash", "description": "Books a collection.",
        "verb": "book", "handles": ["list"], "risk": "payment", "authentication": "requiresAuthentication",
        "needsNetwork": true, "opensApp": false, "keyParameter": "wash", "inputParameter": "wash",
        "parameters": [
          { "id": "wash", "type": "Wash", "required": true, "ask": "What shall we wash?",
            "choose": "${count} kinds. Which?", "guess": "lastUsed", "confirmGuess": "${wash} again?",
            "unsupported": "We do not wash that." },
          { "id": "bags", "title": "Bags", "type": "integer", "default": 1, "minimum": 1, "maximum": 4 },
          { "id": "handover", "type": "Handover", "default": "door" },
          { "id": "where", "type": "place", "when": { "handover": "door" }, "default": "home" },
          { "id": "tip", "type": "currency", "unit": "EUR", "default": 1.5 },
          { "id": "extras", "type": "Wash", "many": true },
          { "id": "patience", "type": "duration" } ],
        "summary": [ { "when": { "handover": ["door"] }, "text": "Collect ${wash} at ${where}" },
                     { "text": "Collect ${wash} in the shop" } ],
        "confirmation": { "verb": { "accept": "Collect", "acceptAlternatives": ["fetch it"],
                                    "deny": "Leave it", "denyAlternatives": ["no thanks"],
                                    "destructive": false },
                          "dialog": { "full": "${bags} bags of ${wash}?", "supporting": false },
                          "when": { "wash": { "set": true }, "offline": false } },
        "outcomes": [
          { "name": "full", "when": { "any": [ { "openBags": 4 }, { "not": { "signedIn": true } } ] },
            "fails": "There is no room for more.",
            "liveActivity": { "title": "Waiting", "lasts": "${patience}" },
            "endsLiveActivities": true },
          { "name": "booked",
            "dialog": { "full": "Booked for ${at}.", "supporting": "Booked." },
            "snippet": { "title": "${wash}", "subtitle": "Sudsy", "symbol": "washer",
                         "rows": [["Ready", "${at}"], ["Open", "${openBags}"]] },
            "liveActivity": { "title": "Your ${wash}", "subtitle": "On its way", "lasts": "1h30m",
                              "set": { "plan": "basic" }, "add": { "openBags": -1 },
                              "remove": ["Wash/shirts"] },
            "set": { "plan": "plus" }, "add": { "openBags": 1 }, "remove": ["Wash/bedding"],
            "output": { "at": "18:40" }, "takes": "3s", "opens": "home" } ] } ],
      "appShortcuts": [ { "intent": "CollectWash", "shortTitle": "Collect", "symbol": "washer",
        "phrases": { "en": ["Collect ${wash} with ${applicationName}"], "ja": ["${applicationName}で洗濯"] },
        "negativePhrases": ["Collect my thoughts"] } ],
      "activities": [ { "id": "wash-note", "category": "share", "title": "Add a note", "symbol": "note",
                        "accepts": ["public.text"], "extension": true, "when": { "signedIn": true } } ],
      "pages": [ { "id": "home", "title": "Home",
        "options": { "sendAs": [ { "id": "plain", "title": "Plain" },
                                 { "id": "pdf", "title": "PDF", "collaborates": true, "says": "Nobody else",
                                   "forms": [ { "of": "public.url", "types": ["com.adobe.pdf"] },
                                              { "types": ["public.text"] } ] } ],
                     "switches": [ { "id": "price", "title": "Price", "on": true, "says": "With Price" } ] },
        "items": [ { "id": "offer", "title": "Spring offer", "subtitle": "Until May", "symbol": "tag",
                     "type": "public.url", "content": "https://sudsy.example/spring",
                     "when": { "hour": 8 } } ],
        "buttons": [ { "id": "again", "title": "Again", "symbol": "arrow.clockwise",
                       "performs": "CollectWash",
                       "with": { "wash": "shirts", "bags": 2, "extras": ["shirts", "bedding"] },
                       "donates": true, "set": { "signedIn": true }, "add": { "openBags": -1 },
                       "remove": ["Wash/shirts"], "endsLiveActivities": true,
                       "opens": "home", "when": { "plan": "plus" } } ] } ],
    }
    """#

  static let phone = #"""
    {
      "$schema": "understudy.schema.json", "format": 1, "id": "test-phone", "apps": ["sudsy"],
      "people": [ { "id": "mika", "title": "Mika", "synonyms": ["my sister"] } ],
      "places": [ { "id": "home", "title": "Home", "symbol": "house" } ],
      "routines": [ { "id": "morning", "title": "Morning", "from": "07:00", "to": "9:30" } ],
      "context": { "device": "airPods", "era": "flexible", "language": "ja", "appearance": "light",
                   "time": "2026-03-02T18:05", "place": "home", "locked": true, "offline": true,
                   "outcome": "full" },
      "history": [
        { "intent": "sudsy/CollectWash", "with": { "wash": "shirts", "tip": "2 EUR" },
          "time": "2026-02-27T08:05", "place": "home" },
        { "intent": "sudsy/CollectWash", "time": "2026-02-20T08:05" } ]
    }
    """#

  static var sources: [CatalogSource] {
    [
      CatalogSource(file: "phone/phone.jsonc", bytes: Array(phone.utf8)),
      CatalogSource(file: "phone/sudsy.app.jsonc", bytes: Array(app.utf8)),
    ]
  }
}
