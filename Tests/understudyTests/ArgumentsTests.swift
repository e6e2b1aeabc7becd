import Testing

@testable import understudy

@MainActor @Suite struct ArgumentsTests {
  private func arguments(_ words: String...) throws -> Arguments {
    try Arguments(words, for: .open)
  }

  @Test func optionsAndPathsAreTakenApart() throws {
    let taken = try arguments("a b", "--theme=paper", "--device", "iPad", "--", "-x")
    #expect(taken.positionals == ["a b", "-x"])
    #expect(taken.value("--theme") == "paper")
    #expect(taken.value("--device") == "iPad")
    #expect(!taken.has("--fresh"))
  }

  @Test(arguments: [
    (["--themes", "x"], "'open' has no option '--themes'; did you mean '--theme'?"),
    (["--theme"], "'--theme' needs a value: NAME"),
    (["--theme", ""], "'--theme' needs a value: NAME"),
    (["--fresh=yes"], "'--fresh' takes no value"),
    (["--theme", "a", "--theme=b"], "'--theme' takes one value, not 'a' and 'b'"),
  ])
  func wrongOptionsAreNamed(words: [String], expected: String) {
    do throws(UsageError) {
      _ = try Arguments(words, for: .open)
      Issue.record("accepted \(words)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func aLineThatBeginsWithADashIsHelpedAlong() throws {
    do throws(UsageError) {
      _ = try Arguments(["demo:Apps", "-5"], for: .say)
      Issue.record("accepted")
    } catch {
      #expect(
        error.description
          == "'say' has no option '-5'; to say a line that begins with -, put -- before it")
    }
    #expect(
      try Arguments(["demo:Apps", "--", "-5"], for: .say).positionals == ["demo:Apps", "-5"])
  }

  @Test func aMistypedCommandIsToldFromAPath() throws {
    do throws(UsageError) {
      _ = try Subcommands.find(in: ["chekc"])
      Issue.record("accepted")
    } catch {
      #expect(error.description == "unknown command 'chekc'; did you mean 'check'?")
    }
    let (command, rest) = try Subcommands.find(in: ["./no such folder"])
    #expect(command.name == "open")
    #expect(rest == ["./no such folder"])
  }

  @Test func whatIsTooMuchIsNamed() throws {
    let arguments = try arguments("a", "b")
    do throws(UsageError) {
      try arguments.limit(to: 2, for: "open")
      try arguments.limit(to: 1, for: "open")
      Issue.record("accepted")
    } catch {
      #expect(error.description == "'open' does not know what to do with 'b'")
    }
  }

  @Test(arguments: ["+3", "1000001", "٣", "-1", "99999999999999999999"])
  func numbersArePlainDigitsInARange(text: String) throws {
    let arguments = try Arguments(["--step=\(text)"], for: .still)
    do throws(UsageError) {
      _ = try arguments.number("--step", in: 0...1_000_000)
      Issue.record("accepted \(text)")
    } catch {
      #expect(
        error.description == "'--step' cannot be '\(text)', expected a number from 0 to 1000000")
    }
  }

  @Test(arguments: [["keys", "x"], ["themes", "x"], ["version", "x"], ["help", "keys", "x"]])
  func noCommandOverlooksAWord(words: [String]) {
    #expect(Main.run(words) == .wrongUse)
  }

  @Test func commandsHaveNamesOfTheirOwn() {
    let names = Subcommands.all.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
