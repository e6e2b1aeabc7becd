import IntentModel

/// One line of Options: a way to send it, or a switch.
package struct ShareOptionRow: Hashable, Sendable {
  package var id: ShareEntry.ID
  package var title: String
  /// The way that is taken, or a switch that is on.
  package var isOn: Bool
  /// What the header says of it now; nil for nothing.
  package var summary: String?

  package var isSwitch: Bool {
    if case .goesWith = id { true } else { false }
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
            ?? (options.hasCollaboration ? nil : content.chosenForm) : nil)
    }
    return ways
      + options.switches.map { option in
        let isOn = sheet.options.isOn(option)
        return ShareOptionRow(
          id: .goesWith(option.id), title: option.title.text(in: language), isOn: isOn,
          summary: isOn ? option.says?.text(in: language) : nil)
      }
  }

  /// Takes a way, or turns a switch; the list stays open, as on an iPhone.
  func chooseOption(
    _ id: ShareEntry.ID, of sheet: ShareSheetState, over host: HostAppState,
    in state: inout SimulationState
  ) -> Update {
    let rows = optionRows(sheet, over: host, in: state)
    guard let row = rows.first(where: { $0.id == id }) else {
      return .refused(reason: "that is not in Options")
    }
    switch id {
    case .way(let way):
      if row.isOn { return .refused(reason: "it is sent that way already") }
      let isUsual = rows.first?.id == id
      change(&state) { ($0.options.way, $0.selected) = (isUsual ? nil : way, id) }
    case .goesWith(let option):
      change(&state) {
        $0.options.turn(option)
        $0.selected = id
      }
    case .target, .more, .editActions, .options: break
    }
    return .accepted([])
  }
}
