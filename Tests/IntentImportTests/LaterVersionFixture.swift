import Foundation

/// A definition of model version 1.2 with everything a file of that version can have.
enum LaterVersionFixture {
  static var root: [String: Any] {
    [
      "INIntentDefinitionModelVersion": "1.2", "INIntentDefinitionNamespace": "LaMp01",
      "INIntentDefinitionToolsVersion": "14.0", "INIntents": [setScene, play, widget, retired],
      "INEnums": [
        Definition.enumeration(
          "Mood",
          [
            Definition.value("unknown", "unknown", id: "mood00"),
            Definition.value("calm", "Calm", id: "mood01", index: 2),
            Definition.value("bright", "Bright", id: "mood02", index: 1),
          ]),
        Definition.enumeration(
          "Glow",
          [Definition.value("unknown", "Default glow"), Definition.value("warm", "Warm", index: 1)]),
      ],
      "INTypes": [
        [
          "INTypeName": "Room", "INTypeDisplayName": "Room", "INTypeDisplayNameID": "type01",
          "INTypeLastPropertyTag": 100,
          "INTypeProperties": [
            [
              "INTypePropertyName": "identifier", "INTypePropertyType": "String",
              "INTypePropertyDefault": true,
            ],
            [
              "INTypePropertyName": "floor", "INTypePropertyType": "Integer",
              "INTypePropertyDisplayName": "Floor",
            ],
          ],
        ]
      ],
    ]
  }

  static func bytes(_ format: PropertyListSerialization.PropertyListFormat = .xml) throws -> [UInt8]
  {
    try Definition.bytes(root, format)
  }

  private static func prompt(_ kind: String, _ text: String? = nil) -> [String: Any] {
    var keys: [String: Any] = [
      "INIntentParameterPromptDialogType": kind, "INIntentParameterPromptDialogCustom": true,
    ]
    keys["INIntentParameterPromptDialogFormatString"] = text
    return keys
  }

  private static var rooms: [String: Any] {
    Definition.parameter(
      "rooms", "Object",
      [
        "INIntentParameterObjectType": "Room", "INIntentParameterObjectTypeNamespace": "LaMp01",
        "INIntentParameterSupportsMultipleValues": true,
        "INIntentParameterSupportsResolution": true,
        "INIntentParameterSupportsDynamicEnumeration": true, "INIntentParameterConfigurable": true,
        "INIntentParameterPromptDialogs": [
          prompt("Primary", "Where shall it glow?"), prompt("Configuration", "Rooms to light"),
          prompt("DisambiguationIntroduction", "There are ${count} options matching ‘${rooms}’."),
          prompt("DisambiguationSelection", "Which one?"),
          prompt("Confirmation", "Just to confirm, you wanted ‘${rooms}’?"),
        ],
        "INIntentParameterArraySizes": [
          ["INIntentParameterArraySizeSizeClass": "Small", "INIntentParameterArraySizeSize": 2]
        ], "INIntentParameterFixedSizeArray": true,
      ])
  }

  private static var level: [String: Any] {
    Definition.parameter(
      "level", "Decimal",
      [
        "INIntentParameterSupportsResolution": true,
        "INIntentParameterPromptDialogs": [prompt("Primary")],
        "INIntentParameterUnsupportedReasons": [
          [
            "INIntentParameterUnsupportedReasonCode": "tooBrightForNight",
            "INIntentParameterUnsupportedReasonCustom": true,
            "INIntentParameterUnsupportedReasonFormatString": "Too bright at night.",
          ],
          [
            "INIntentParameterUnsupportedReasonCode": "greaterThanMaximumValue",
            "INIntentParameterUnsupportedReasonDefault": true,
            "INIntentParameterUnsupportedReasonFormatString":
              "${displayName} can’t be higher than ${maximumValue}.",
          ],
        ],
        "INIntentParameterRelationship": [
          "INIntentParameterRelationshipParentName": "mood",
          "INIntentParameterRelationshipPredicateName": "EnumHasExactValue",
          "INIntentParameterRelationshipPredicateValue": "bright",
        ],
      ].merging(
        Definition.metadata([
          "DefaultValue": 0.4, "MinimumValue": 0, "MaximumValue": 1.0,
          "SupportsNegativeNumbers": "YES", "Type": "Slider",
        ])
      ) { $1 })
  }

  private static var setScene: [String: Any] {
    [
      "INIntentName": "SetScene", "INIntentTitle": "Set a scene", "INIntentTitleID": "titl01",
      "INIntentDescriptionID": "desc01", "INIntentType": "Custom", "INIntentVerb": "Brew",
      "INIntentCategory": "set", "INIntentConfigurable": true, "INIntentInput": "rooms",
      "INIntentKeyParameter": "scene", "INIntentDefaultImageName": "lamp",
      "INIntentSparkle": 1,
      "INIntentParameters": [
        level,
        Definition.parameter(
          "mood", "Integer",
          [
            "INIntentParameterEnumType": "Mood", "INIntentParameterEnumTypeNamespace": "LaMp01",
            "INIntentParameterDisplayNameID": "parm01",
          ].merging(Definition.metadata(["DefaultValue": "bright"])) { $1 }),
        rooms,
        Definition.parameter(
          "scene", "String",
          [
            "INIntentParameterSupportsDynamicEnumeration": true,
            "INIntentParameterSupportsSearch": true,
          ]
          .merging(Definition.metadata(["DefaultValue": "Evening"])) { $1 }),
        Definition.parameter(
          "fade", "TimeInterval",
          Definition.metadata([
            "DefaultValue": 2, "DefaultUnit": "Minutes", "MinimumValue": 1,
            "MinimumUnit": "Seconds",
            "MaximumValue": 1, "MaximumUnit": "Hours",
          ])),
        Definition.parameter(
          "quiet", "Boolean",
          Definition.metadata([
            "DefaultValue": true, "TrueDisplayName": "hush", "FalseDisplayName": "loud",
          ])),
        Definition.parameter(
          "note", "String",
          Definition.metadata(["DefaultValue": " ", "Capitalization": "Sentences"])),
      ],
      "INIntentManagedParameterCombinations": [
        "rooms,mood": [
          "INIntentParameterCombinationTitle": "Make ${rooms} ${mood}",
          "INIntentParameterCombinationTitleID": "summ01",
          "INIntentParameterCombinationSupportsBackgroundExecution": true,
          "INIntentParameterCombinationUpdatesLinked": true,
        ]
      ],
      "INIntentParameterCombinations": [
        "mood,rooms": [
          "INIntentParameterCombinationTitle": "${mood} light",
          "INIntentParameterCombinationSubtitle": "One tap and the room glows.",
          "INIntentParameterCombinationSubtitleID": "subt01",
          "INIntentParameterCombinationIsPrimary": true,
          "INIntentParameterCombinationSupportsBackgroundExecution": true,
        ]
      ],
      "INIntentResponse": [
        "INIntentResponseOutput": "usedScene",
        "INIntentResponseParameters": [
          [
            "INIntentResponseParameterName": "watts", "INIntentResponseParameterType": "Integer",
            "INIntentResponseParameterDisplayName": "Watts",
          ],
          [
            "INIntentResponseParameterName": "usedScene", "INIntentResponseParameterType": "Object",
            "INIntentResponseParameterObjectType": "Room",
            "INIntentResponseParameterDisplayName": "Used room",
          ],
        ],
        "INIntentResponseCodes": [
          [
            "INIntentResponseCodeName": "failure",
            "INIntentResponseCodeFormatString": "No ${rooms}.",
          ],
          [
            "INIntentResponseCodeName": "failureButFine", "INIntentResponseCodeSuccess": true,
            "INIntentResponseCodeFormatString": "It was lit already.",
          ],
          [
            "INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": true,
            "INIntentResponseCodeFormatString": "${rooms} is ${mood}, ${watts} watts.",
            "INIntentResponseCodeFormatStringID": "resp01",
            "INIntentResponseCodeConciseFormatString": "${watts} watts",
          ],
        ],
      ],
    ]
  }

  private static var play: [String: Any] {
    [
      "INIntentName": "PlayTune", "INIntentTitle": "Play a tune", "INIntentType": "System",
      "INIntentCategory": "system", "INIntentClassName": "INPlayTuneIntent",
      "INIntentClassPrefix": "IN", "INIntentDomain": "Tunes", "INIntentCustomizable": true,
      "INIntentParameters": [
        Definition.parameter(
          "speed", "Integer",
          ["INIntentParameterEnumType": "Tempo", "INIntentParameterEnumTypeNamespace": "System"])
      ],
      "INIntentManagedParameterCombinations": [
        "speed": ["INIntentParameterCombinationSupportsBackgroundExecution": true]
      ],
    ]
  }

  private static var widget: [String: Any] {
    [
      "INIntentName": "LampWidget", "INIntentTitle": "Lamp widget", "INIntentType": "Custom",
      "INIntentVerb": "View", "INIntentCategory": "information",
      "INIntentEligibleForWidgets": true, "INIntentIneligibleForSuggestions": true,
    ]
  }

  private static var retired: [String: Any] {
    [
      "INIntentName": "OldLamp", "INIntentTitle": "Old lamp", "INIntentType": "Custom",
      "INIntentVerb": "Do", "INIntentCategory": "generic", "INIntentDeprecated": true,
      "INIntentParameters": [Any](),
    ]
  }
}
