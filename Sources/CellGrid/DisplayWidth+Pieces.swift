/// Making clusters fit for cells.
extension DisplayWidth {
  /// Longest cluster that is kept whole. The longest emoji has 10 scalars; heaps of marks on one
  /// letter are cut.
  private static let maximumScalars = 16

  /// What is drawn for a cluster, as characters of 1 or 2 columns; nothing for what is invisible.
  ///
  /// Line breaks and tabs become a space, other controls U+FFFD or a control picture, and a mark
  /// without a letter stands on a dotted circle.
  static func forEachPiece(
    of character: Character, _ body: (_ piece: Character, _ width: Int) -> Void
  ) {
    let width = of(character)
    guard width > 0 else { return }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if isHarmful(first) {
      body(standIn(for: first), 1)
    } else if width > 2 {
      for piece in spacingPieces(scalars) { body(piece, min(2, of(piece))) }
    } else if isZero(first), isMark(first) {
      body(joined(["\u{25CC}" as Unicode.Scalar] + scalars.prefix(maximumScalars)), 1)
    } else if scalars.count > maximumScalars {
      body(joined(Array(scalars.prefix(maximumScalars))), width)
    } else {
      body(character, width)
    }
  }

  private static func standIn(for scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F: Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// A cluster cut before each scalar that takes room, every piece with the marks that follow it.
  private static func spacingPieces(_ scalars: Character.UnicodeScalarView) -> [Character] {
    var pieces = [[Unicode.Scalar]]()
    for scalar in scalars {
      if isZero(scalar), let last = pieces.indices.last {
        if pieces[last].count < maximumScalars { pieces[last].append(scalar) }
      } else if pieces.count < maximumScalars {
        pieces.append([scalar])
      }
    }
    return pieces.map(joined)
  }

  /// The scalars as one cluster; the first alone should they not form one.
  private static func joined(_ scalars: [Unicode.Scalar]) -> Character {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).first ?? " "
  }
}
