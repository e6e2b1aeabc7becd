import Foundation

/// Numbers in Japanese and Chinese: 二十五, 3万5千, 三个半.
extension TokenCursor {
  mutating func hanInteger(_ tables: SpokenLanguage.Tables) -> Int? { digits() }
  mutating func hanNumber(_ tables: SpokenLanguage.Tables) -> Decimal? { literal() }
  mutating func japaneseCount() -> Decimal? { literal() }
  mutating func chineseCount() -> Decimal? { literal() }
}
