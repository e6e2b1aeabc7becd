import IntentModel
import Testing

@testable import SimulatorCore

/// A phrase that is shown reads as a person would say it.
struct SpokenAppNameTests {
  @Test(arguments: [
    ("Add a ${applicationName}", "Add a Reminder"),
    ("New ${applicationName}", "New Reminder"),
    ("Start a new ${applicationName}", "Start a new Reminder"),
    ("Any new ${applicationName}", "Any new Reminders"),
    ("Show my ${applicationName}", "Show my Reminders"),
    ("Add ${list} in ${applicationName}", "Add ${list} in Reminders"),
  ])
  func oneOfAKind(phrase: String, said: String) {
    let app = AppCatalog(
      id: "reminders", name: "Reminders", synonyms: LocalizedList(["To do", "Reminder"]))
    #expect(TokenText(phrase).spoken(of: app, in: "en") == said)
    let other = AppCatalog(id: "bus", name: "Bus", synonyms: LocalizedList(["Coach"]))
    #expect(TokenText("Call a ${applicationName}").spoken(of: other, in: "en") == "Call a Bus")
  }
}
