/// What an extension shows in the system's view for a post: text, what is attached, options, Post
/// and Cancel (`SLComposeServiceViewController`).
package struct ComposeView: Hashable, Sendable, Codable {
  /// A row that leads to a choice; one is open at a time.
  package struct Option: Hashable, Sendable, Codable {
    package var id: String
    package var title: LocalizedText
    /// What can be chosen; the first is chosen at the start, unless it has to be.
    package var values: [Value]
    /// Whether the person has to choose: then nothing is chosen at the start.
    package var isRequired: Bool

    package init(
      id: String, title: LocalizedText, values: [Value], isRequired: Bool = false
    ) {
      self.id = id
      self.title = title
      self.values = values
      self.isRequired = isRequired
    }
  }

  /// What can be chosen in a row.
  package struct Value: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    package var id: String
    package var title: LocalizedText

    package init(id: String, title: LocalizedText) {
      self.id = id
      self.title = title
    }

    /// One that an author declares by its title alone: that names it, in the author's first
    /// language.
    package init(_ title: LocalizedText) {
      self.init(id: title.entries.first?.text ?? "", title: title)
    }

    package init(stringLiteral title: String) { self.init(LocalizedText(title)) }
  }

  package var placeholder: LocalizedText?
  /// The most characters a post may have; nil for any number.
  package var characterLimit: Int?
  /// Whether a post without any text is possible.
  package var requiresText: Bool
  package var options: [Option]

  package init(
    placeholder: LocalizedText? = nil, characterLimit: Int? = nil, requiresText: Bool = false,
    options: [Option] = []
  ) {
    self.placeholder = placeholder
    self.characterLimit = characterLimit
    self.requiresText = requiresText
    self.options = options
  }
}

/// A view of the extension's own, as a few steps: modal over the app at the front, with the
/// containing app's name above it.
package struct ExtensionInterface: Hashable, Sendable, Codable {
  /// One screen, with the button that leads on.
  package struct Step: Hashable, Sendable, Codable {
    package var title: LocalizedText
    package var text: LocalizedText?
    package var rows: [Snippet.Row]
    package var button: LocalizedText
    /// An alert that comes up when the button is pressed; an alert above an extension is
    /// acceptable.
    package var alert: LocalizedText?
    /// Another modal view it would put above itself. The system does not show it here: that is a
    /// fault (Human Interface Guidelines, "Share and action extensions").
    package var modal: LocalizedText?

    package init(
      title: LocalizedText, text: LocalizedText? = nil, rows: [Snippet.Row] = [],
      button: LocalizedText, alert: LocalizedText? = nil, modal: LocalizedText? = nil
    ) {
      self.title = title
      self.text = text
      self.rows = rows
      self.button = button
      self.alert = alert
      self.modal = modal
    }
  }

  package var steps: [Step]
  /// Elements it has in common with the app's own screens: a colour, a header, rows.
  package var sharesElements: [String]

  package init(steps: [Step] = [], sharesElements: [String] = []) {
    self.steps = steps
    self.sharesElements = sharesElements
  }
}

/// Work that goes on after the extension has closed; the app's page of jobs shows how far it is.
package struct BackgroundJob: Hashable, Sendable, Codable {
  package var title: LocalizedText
  /// In seconds.
  package var lasts: Int
  /// What goes wrong in the end, told in a banner; nil when nothing does.
  package var problem: LocalizedText?
  /// When it goes wrong.
  package var problemWhen: Condition
  /// Whether a banner says that all went well. Such a banner is a fault: only problems are told
  /// (Human Interface Guidelines, "Share and action extensions").
  package var announcesSuccess: Bool
  package var change: StateChange

  package init(
    title: LocalizedText, lasts: Int, problem: LocalizedText? = nil,
    problemWhen: Condition = .always,
    announcesSuccess: Bool = false, change: StateChange = StateChange()
  ) {
    self.title = title
    self.lasts = lasts
    self.problem = problem
    self.problemWhen = problemWhen
    self.announcesSuccess = announcesSuccess
    self.change = change
  }
}
