/// The groups of Spotlight's rows, in their order.
///
/// Apple shows App Shortcuts in the Top Hit of their app and in a group of their own ("Design App
/// Shortcuts", WWDC22); the order of the other groups is a guess.
package enum SpotlightSection: Int, Sendable, CaseIterable {
  case topHit, suggestions, shortcuts, apps, content, actions, people, recentSearches

  /// As the device writes it; Apple's own words are not published for every group.
  package func title(in language: SpokenLanguage) -> String {
    switch self {
    case .topHit: language.choose("Top Hit", "トップヒット", "最佳搜索结果")
    case .suggestions: language.choose("Siri Suggestions", "Siriからの提案", "Siri 建议")
    case .shortcuts: language.choose("Shortcuts", "ショートカット", "快捷指令")
    case .apps: language.choose("Apps", "アプリ", "App")
    case .content: language.choose("Content", "コンテンツ", "内容")
    case .actions: language.choose("Actions", "アクション", "操作")
    case .people: language.choose("People", "連絡先", "联系人")
    case .recentSearches: language.choose("Recent Searches", "最近の検索", "最近搜索")
    }
  }

  /// In the designer's words, whatever the phone's language.
  package var name: String { title(in: SpokenLanguage(.english)) }

  static func clearSearches(in language: SpokenLanguage) -> String {
    language.choose("Clear recent searches", "検索履歴を消去", "清除最近搜索")
  }
}
