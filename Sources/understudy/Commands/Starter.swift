import CatalogFormat

/// What `understudy new` writes: one app, small enough to read whole.
enum Starter {
  /// The app, and the phone it is on; where the folder has a phone already, the app joins that one.
  static func add(to writer: inout FolderWriter) {
    writer.add("starter.app.jsonc", app)
    if let phone = CatalogFolder(writer.folder).files.phone {
      writer.keep(phone)
    } else {
      writer.add("phone.jsonc", phone)
    }
    writer.add(CatalogSchema.fileName, CatalogSchema.text(), staysAsItIs: true)
  }

  static let app = """
    {
      "$schema": "understudy.schema.json",
      "format": 1,

      // One file is one app. Ids are for references; people see and say the titles.
      "app": {
        "id": "starter",
        "name": "Paper Boat",
        "synonyms": ["Boat"],
        "symbol": "paperplane",
        "tileColor": "teal",
        "languages": ["en"],
      },

      // What the app knows about itself; outcomes and buttons change it, conditions read it.
      "facts": [{ "id": "sent", "value": 0 }],

      // Content that actions take as values.
      "entities": [
        {
          "id": "River",
          "items": [
            { "id": "brook", "title": "Brook", "symbol": "drop" },
            { "id": "canal", "title": "Canal", "symbol": "water.waves", "synonyms": ["the old canal"] },
            { "id": "delta", "title": "Delta", "symbol": "leaf" },
          ],
        },
      ],

      // One action: what it asks for, whether it is confirmed, what can happen.
      "intents": [
        {
          "id": "SendBoat",
          "title": "Send a boat",
          "verb": "send",
          "keyParameter": "river",
          "parameters": [
            {
              "id": "river",
              "type": "River",
              "required": true,
              "ask": "Down which river?",
              "guess": "lastUsed",
              "confirmGuess": "Down the ${river} again?",
            },
            // Limits of a duration are seconds.
            { "id": "length", "type": "duration", "default": "20m", "minimum": 60, "maximum": 7200 },
          ],
          "summary": "Send a boat down the ${river} for ${length}",
          "confirmation": {
            "verb": "send",
            "dialog": {
              "full": "A boat down the ${river}, for ${length}. Send it?",
              "supporting": "Send it?",
            },
          },
          "outcomes": [
            {
              "name": "sent",
              "dialog": { "full": "Off it goes, down the ${river}.", "supporting": "Off it goes." },
              "snippet": { "title": "${river}", "rows": [["Afloat for", "${length}"]] },
              "add": { "sent": 1 },
            },
          ],
        },
      ],

      // What people can say and find without setting anything up: ten at most, each phrase with the
      // app's name and at most one parameter.
      "appShortcuts": [
        {
          "intent": "SendBoat",
          "shortTitle": "Send a boat",
          "symbol": "paperplane",
          "phrases": [
            "Send a boat with ${applicationName}",
            "Send a boat down the ${river} with ${applicationName}",
          ],
        },
      ],

      // What the app itself shows. What says its content type can be shared: F5 opens the sheet.
      "pages": [
        {
          "id": "boats",
          "title": "Boats",
          "items": [
            {
              "id": "weir",
              "title": "Boat at the weir",
              "symbol": "photo",
              "type": "public.jpeg",
              "content": "weir.jpg",
            },
            {
              "id": "folding",
              "title": "How to fold one",
              "symbol": "doc",
              "type": "com.adobe.pdf",
              "content": "folding.pdf",
            },
          ],
        },
      ],

      // What the app brings to every share sheet, offered for what its rule says: one picture.
      "activities": [
        {
          "id": "postcard",
          "category": "share",
          "title": "Paper Boat",
          "extension": true,
          "activationRule": { "NSExtensionActivationSupportsImageWithMaxCount": 1 },
          "composeView": { "placeholder": "A line for the postcard", "characterLimit": 80 },
          "says": "The postcard is afloat.",
        },
      ],
    }

    """

  static let phone = """
    {
      "$schema": "understudy.schema.json",
      "format": 1,

      // The phone the apps are on: whom and what it knows, and how a walk starts.
      "id": "starter-phone",
      "places": [{ "id": "home", "title": "Home" }],
      "context": { "device": "iPhone", "language": "en", "time": "2026-03-02T08:10", "place": "home" },
    }

    """
}
