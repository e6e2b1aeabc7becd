extension Subcommand {
  static let themes = Subcommand(
    name: "themes", summary: "List the themes", usage: "",
    details: "Any of them goes with 'understudy --theme NAME'; so does the path of a file of yours."
  ) { _ throws(UsageError) in
    for name in ThemeStore.names {
      let theme = try ThemeStore.theme(name).theme
      Output.print(
        name.padding(to: 14) + theme.title + (name == ThemeStore.defaultName ? " (default)" : ""))
    }
    return .fine
  }
}
