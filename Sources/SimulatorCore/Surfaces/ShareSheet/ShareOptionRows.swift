import IntentModel

/// What stands in Options, by the id that its page gives it.
package enum ShareOptionID: Hashable, Sendable, Codable {
  case way(String)
  case `switch`(String)

  package var id: String {
    switch self {
    case .way(let id), .switch(let id): id
    }
  }
}

/// One line of Options: a way to send it, or a switch.
package struct ShareOptionRow: Hashable, Sendable {
  package var id: ShareOptionID
  package var title: String
  /// The way that is taken, or a switch that is on.
  package var isOn: Bool
  /// What the header says of it now; nil for nothing.
  package var summary: String?

  package var isSwitch: Bool {
    if case .switch = id { true } else { false }
  }
}

extension ShareSheet {
  /// The Options link of the header.
  static let optionsEntry = ShareEntry(
    id: .options, title: "", symbol: nil, app: nil, group: .people,
    key: OrderingKey([ShareGroup.people.rawValue, 0, .min, 0, 0]))
}

extension Simulator {
  /// The lines of Options, ways first; none where there is no such link.
  package func optionRows(
    _ sheet: ShareSheetState, over host: HostAppState, in state: SimulationState
  ) -> [ShareOptionRow] {
    guard let content = sharedContent(sheet, over: host, in: state),
      let options = options(for: content, in: state)
    else { return [] }
    let language = state.context.language
    let ways = options.ways.map { way in
      ShareOptionRow(
        id: .way(way.id), title: way.title.text(in: language), isOn: way.id == content.sentAs?.way,
        summary: way.id == content.sentAs?.way
          // Where a copy stands beside collaborating, the link itself says which.
          ? way.says?.text(in: language)
            ?? (options.hasCollaboration ? nil : content.chosenWay?.title) : nil)
    }
    return ways
      + options.switches.map { option in
        let isOn = sheet.options.isOn(option)
        return ShareOptionRow(
          id: .switch(option.id), title: option.title.text(in: language), isOn: isOn,
          summary: isOn ? option.says?.text(in: language) : nil)
      }
  }

  func selectOption(
    _ id: ShareOptionID, of sheet: ShareSheetState, over host: HostAppState,
    in state: inout SimulationState
  ) -> Update {
    if let why = refusal(of: id, in: sheet, over: host, state) { return .refused(reason: why) }
    change(&state) { $0.selectedOption = id }
    return .accepted([])
  }

  /// Takes a way, or turns a switch; the list stays open, as on an iPhone.
  func chooseOption(
    _ id: ShareOptionID, of sheet: ShareSheetState, over host: HostAppState,
    in state: inout SimulationState
  ) -> Update {
    if let why = refusal(of: id, in: sheet, over: host, state) { return .refused(reason: why) }
    switch id {
    case .way(let way):
      guard let content = sharedContent(sheet, over: host, in: state) else { break }
      let usual = usualWay(for: content, in: state)?.id
      let isTaken = content.sentAs?.way == way
      if isTaken, usual != nil { return .refused(reason: "it is sent that way already") }
      // Without a usual way, what is taken is left again to send the thing as it is.
      change(&state) { $0.options.way = way == usual || isTaken ? nil : way }
    case .switch(let option): change(&state) { $0.options.turn(option) }
    }
    change(&state) { $0.selectedOption = id }
    return .accepted([])
  }

  /// Why a row cannot be marked or chosen; nil when it can.
  private func refusal(
    of id: ShareOptionID, in sheet: ShareSheetState, over host: HostAppState,
    _ state: SimulationState
  ) -> String? {
    guard sheet.screen == .options else { return "that stands in Options" }
    let rows = optionRows(sheet, over: host, in: state)
    return rows.contains { $0.id == id } ? nil : "that is not in Options"
  }
}
