import CellGrid
import IntentModel
import SimulatorCore

/// The rows of a card's options: mark, number, title, subtitle, and symbol in columns of their own.
struct OptionRows {
  private let context: ViewContext
  private let run: IntentRun
  private let options: [String]
  /// Where several values are wanted, those there are.
  private let taken: [String]?
  /// Inside the card.
  private let columns: Int
  private var subtitles = SubtitlePlace.nowhere
  /// As many as are compared with each other.
  private var faces: [Face] = []

  /// Where the subtitles stand. A part of one says little: beside the titles stand those that are
  /// whole there, if nearly all are; below they take as many rows as they need, where the card has
  /// them.
  private enum SubtitlePlace: Equatable {
    case beside, nowhere
    case below(mostRows: Int)
    /// Beside, whole or not: nothing else tells the options apart.
    case besideCut
  }

  private struct Face {
    var title: String
    var subtitle: String
    var isSample: Bool
    var symbol: String?
  }

  private static let mostCompared = 60

  /// - Parameter spareRows: rows of the card beyond one for each option.
  init(
    _ context: ViewContext, run: IntentRun, options: [String], taken: [String]?, columns: Int,
    spareRows: Int
  ) {
    self.context = context
    self.run = run
    self.options = options
    self.taken = taken
    self.columns = columns
    faces = options.prefix(Self.mostCompared).indices.map(face)
    subtitles = subtitlePlace(spareRows: spareRows)
  }

  private var isNarrow: Bool { columns < CardFrame.leastColumns }

  func lines(of option: Int, isSelected: Bool) -> [Line] {
    let face = faces.indices.contains(option) ? faces[option] : face(of: option)
    var spans = leading(option, isSelected: isSelected)
    let indent = spans.columns
    let trailing = trailing(of: face)
    let title = fitted(face.title, at: option, columns: columns - indent - trailing.columns)
    let style = context[face.isSample && isNarrow ? .sample : .option]
    // On the bar all has one colour: weight alone tells title from subtitle.
    spans.append(Span(title, isSelected ? style.emphasised : style))
    if isBeside(face, option) {
      spans.append(Span("  \(face.subtitle)", context[.deviceSecondaryText]))
    }
    var lines = [Line(spans, trailing: trailing)]
    if case .below(let mostRows) = subtitles {
      let blanks = Span(String(repeating: " ", count: indent), context[.option])
      lines += wrappedSubtitle(option, mostRows: mostRows).map {
        Line([blanks, Span($0, context[.deviceSecondaryText])])
      }
    }
    guard isSelected else { return lines }
    lines = lines.map { $0.selected(context.selection) }
    // The mark stands in the first row alone.
    for place in lines.indices.dropFirst() { lines[place].cursorColumn = nil }
    return lines
  }

  // MARK: What an option is

  private func face(of option: Int) -> Face {
    let id = options[option]
    let choice = context.simulator.shownChoice(id, of: run)
    let title = choice?.display.title.text(in: context.language) ?? id
    return Face(
      title: title.isEmpty ? id : title,
      subtitle: choice?.display.subtitle?.text(in: context.language) ?? "",
      isSample: choice?.isSample == true, symbol: choice?.display.symbol)
  }

  /// Of the number and what parts it from the title.
  var numberColumns: Int { String(options.count).count + (isNarrow ? 1 : 2) }

  private func leading(_ option: Int, isSelected: Bool) -> [Span] {
    let digits = String(options.count).count
    let number = DisplayWidth.padded("\(option + 1)", toColumns: digits, alignment: .trailing)
    var spans = [
      Span(isSelected ? context.marks.selection + " " : "  ", context[.selectionMark]),
      Span(
        DisplayWidth.padded(number, toColumns: numberColumns),
        context[option >= OptionsCard.limit ? .optionPastLimit : .optionNumber]),
    ]
    if let taken {
      let isTaken = taken.contains(options[option])
      spans.append(
        Span(
          (isTaken ? context.marks.taken : context.marks.free) + " ",
          context[isTaken ? .deviceTint : .optionNumber]))
    }
    return spans
  }

  private func trailing(of face: Face) -> [Span] {
    var spans = [Span]()
    if face.isSample, !isNarrow { spans.append(Span("  sample", context[.sample])) }
    if let symbol = face.symbol {
      spans.append(Span("  \(context.symbol(symbol))", context[.symbol]))
    }
    return spans
  }

  /// A title too long for its row; in its middle, where cut at its end it would look like
  /// another's.
  private func fitted(_ title: String, at option: Int, columns: Int) -> String {
    let cut = DisplayWidth.truncated(title, toColumns: columns, glyphs: context.glyphs)
    guard cut != title else { return title }
    let hasTwin = faces.indices.contains {
      $0 != option
        && DisplayWidth.truncated(faces[$0].title, toColumns: columns, glyphs: context.glyphs)
          == cut
    }
    return hasTwin
      ? DisplayWidth.truncatedInMiddle(title, toColumns: columns, glyphs: context.glyphs) : cut
  }

  // MARK: Subtitles

  private func subtitlePlace(spareRows: Int) -> SubtitlePlace {
    let count = faces.count { !$0.subtitle.isEmpty }
    guard count > 0, !isNarrow else { return .nowhere }
    let misfits = faces.indices.count { !isWholeBeside(faces[$0], at: $0) }
    if misfits == 0 { return .beside }
    if faces.count == options.count {
      let wrapped = faces.indices.reduce(0) { $0 + wrappedSubtitle($1, mostRows: 2).count }
      if wrapped <= spareRows { return .below(mostRows: 2) }
      if count <= spareRows { return .below(mostRows: 1) }
    }
    if Set(faces.map(\.title)).count < faces.count { return .besideCut }
    return misfits * 4 < faces.count ? .beside : .nowhere
  }

  private func isBeside(_ face: Face, _ option: Int) -> Bool {
    switch subtitles {
    case .beside: !face.subtitle.isEmpty && isWholeBeside(face, at: option)
    case .besideCut: !face.subtitle.isEmpty
    case .below, .nowhere: false
    }
  }

  private func wrappedSubtitle(_ option: Int, mostRows: Int) -> [String] {
    guard faces.indices.contains(option), !faces[option].subtitle.isEmpty else { return [] }
    return TextLayout.wrapped(
      faces[option].subtitle, columns: columns - leading(option, isSelected: false).columns,
      maximumRows: mostRows, glyphs: context.glyphs)
  }

  private func isWholeBeside(_ face: Face, at option: Int) -> Bool {
    guard !face.subtitle.isEmpty else { return true }
    return leading(option, isSelected: false).columns + DisplayWidth.of(face.title) + 2
      + DisplayWidth.of(face.subtitle) + trailing(of: face).columns <= columns
  }
}
