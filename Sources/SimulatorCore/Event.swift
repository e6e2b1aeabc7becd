import IntentModel

/// Everything that can happen to the simulated phone, said as a fact.
///
/// Events hold ids and what was said, never positions or keys: a log of them is a recording, and it
/// survives edits of the catalog.
package enum Event: Hashable, Sendable, Codable {
  /// A surface came to the front.
  case surfacePresented(Surface.Name)
  case spotlight(SpotlightEvent)
  case conversation(ConversationEvent)
  case run(RunEvent)
  case app(HostAppEvent)
  case share(ShareEvent)
  case context(ContextEvent)
  /// The front's answer to an effect that asked for one.
  case effectAnswered(EffectID, EffectAnswer)
}

package enum SpotlightEvent: Hashable, Sendable, Codable {
  case queryChanged(String)
  case rowSelected(SpotlightRow.ID)
  case rowChosen(SpotlightRow.ID)
}

package enum ConversationEvent: Hashable, Sendable, Codable {
  /// What stands in the field, not yet said.
  case draftChanged(String)
  case said(String)
  /// The person left Siri, or put away a result.
  case dismissed
}

package enum RunEvent: Hashable, Sendable, Codable {
  /// An intent was run by a direct route, not from a surface of the phone.
  case startedDirectly(IntentReference, values: [GivenValue])
  /// The mark moved to an option; nothing is chosen yet.
  case optionSelected(String)
  /// The mark moved to the end of choosing several.
  case endSelected
  /// Of a parameter that takes many, the same as toggled.
  case optionChosen(String)
  /// Added to, or taken from, the values of a parameter that takes many.
  case optionToggled(String)
  /// The values toggled so far are all of them.
  case optionsAccepted
  case cancelled
}

package enum HostAppEvent: Hashable, Sendable, Codable {
  case opened(app: String)
  case pageShown(String)
  case elementSelected(PageElement)
  case buttonPressed(String)
  /// Selected to be shared with others, or no longer.
  case itemToggled(String)
  /// What a job tells was read: the app that tells it comes to the front.
  case bannerOpened(Int)
  case bannerPutAway(Int)
}

package enum ShareEvent: Hashable, Sendable, Codable {
  case opened(ShareRoute)
  case closed
  /// The mark moved to an entry; nothing is chosen yet.
  case entrySelected(ShareEntry.ID)
  case entryChosen(ShareEntry.ID)
  /// The mark moved to a row of Options; nothing is chosen yet.
  case optionRowSelected(ShareOptionID)
  /// A way to send it was taken, or a switch turned.
  case optionRowChosen(ShareOptionID)
  /// The person left Options, More, Edit Actions or a list of values.
  case screenLeft
  case favouriteAdded(ShareTarget)
  case favouriteRemoved(ShareTarget)
  case favouriteMoved(ShareTarget, before: ShareTarget?)
  case appPlaced(ShareTarget, SharePreferences.AppPlace)
  /// All that the person arranged is undone.
  case arrangedAsDelivered
  /// What stands in the compose view's field.
  case textChanged(String)
  case elementSelected(RunningActivity.Element)
  case optionOpened(String)
  case optionChosen(String, value: String)
  /// Post, Send, or the button of an interface's step.
  case proceeded
  case alertPutAway
  case cancelled
}

package enum ContextEvent: Hashable, Sendable, Codable {
  case deviceChanged(Device)
  case eraChanged(Era)
  case languageChanged(String)
  case appearanceChanged(Appearance)
  case clockMoved(to: SimulatedTime)
  case placeChanged(String?)
  case lockChanged(Bool)
  case networkChanged(isOffline: Bool)
  case outcomeForced(String?)
}

extension Event {
  /// Typing is one step however many letters it takes.
  package var isTyping: Bool {
    switch self {
    case .spotlight(.queryChanged), .conversation(.draftChanged), .share(.textChanged): true
    default: false
    }
  }

  /// Moving a mark changes nothing a person would take back.
  package var isMovingMark: Bool {
    switch self {
    case .spotlight(.rowSelected), .run(.optionSelected), .run(.endSelected),
      .app(.elementSelected), .share(.entrySelected), .share(.optionRowSelected),
      .share(.elementSelected):
      true
    default: false
    }
  }
}
