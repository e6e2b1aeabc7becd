import Findings
import IntentModel
import SimulatorCore

/// Takes a script's steps one after the other on a simulated phone, and stops at the first that
/// cannot be taken, or that finds something else than was expected.
///
/// Nothing waits: a front that plays slowly takes its own time between steps. The session can be
/// taken over at any step.
package struct Replayer: Sendable {
  package let script: Script
  package private(set) var session: Session
  /// How many of the script's steps and expectations are behind it.
  private var position = 0
  /// How many of the script's steps are behind it, and how many of its expectations.
  package private(set) var (takenCount, metCount) = (0, 0)
  /// Why it stopped; nothing follows.
  package private(set) var failure: ReplayFailure?
  /// Why the step before could not be taken, which an expectation now has to expect.
  private var refusal: StepRefusal?

  package init(_ script: Script, phone: PhoneCatalog) {
    self.init(script, simulator: Simulator(phone))
  }

  package init(_ script: Script, simulator: Simulator) {
    self.script = script
    do throws(ReplayFailure) {
      session = Session(simulator, start: try script.start(on: simulator))
    } catch {
      session = Session(simulator)
      failure = error
    }
  }

  /// Nil at the end, and once it has stopped.
  package var nextStep: Located<ScriptStep>? {
    failure == nil && position < script.steps.count ? script.steps[position] : nil
  }

  /// What came of one step.
  package struct StepResult: Hashable, Sendable {
    package var step: Located<ScriptStep>
    /// What a front that plays live would do; a replay does nothing.
    package var effects: [Effect]
    /// Why it could not be taken, where the script expects just that.
    package var refusal: StepRefusal?
    package var failure: ReplayFailure?
  }

  /// Takes the next step; nil at the end, and once it has stopped.
  @discardableResult
  package mutating func step() -> StepResult? {
    guard let next = nextStep else { return nil }
    if case .expect(let expectation) = next.value {
      if let mismatch = expectation.mismatch(in: session, after: refusal) {
        failure = ReplayFailure(unmet: expectation, at: next.location, mismatch)
      }
      refusal = nil
    } else {
      do throws(StepRefusal) {
        let effects = try next.value.perform(on: &session)
        pass(next)
        return StepResult(step: next, effects: effects)
      } catch {
        guard expectsRefusal(after: position) else {
          failure = ReplayFailure(refused: next, error, in: session)
          return StepResult(step: next, effects: [], failure: failure)
        }
        refusal = error
      }
    }
    if failure == nil { pass(next) }
    return StepResult(step: next, effects: [], refusal: refusal, failure: failure)
  }

  private mutating func pass(_ step: Located<ScriptStep>) {
    position += 1
    if step.value.isExpectation { metCount += 1 } else { takenCount += 1 }
  }

  private func expectsRefusal(after position: Int) -> Bool {
    let following = position + 1
    guard following < script.steps.count else { return false }
    if case .expect(.refused) = script.steps[following].value { return true }
    return false
  }

  /// Takes steps until the end, a stop, or so many are behind it, with what is expected of the
  /// last.
  @discardableResult
  package mutating func run(upTo count: Int = .max) -> ReplayResult {
    while let next = nextStep, takenCount < count || next.value.isExpectation { step() }
    return result
  }

  package var result: ReplayResult {
    let expectationCount = script.steps.count { $0.value.isExpectation }
    return ReplayResult(
      takenCount: takenCount, stepCount: script.steps.count - expectationCount,
      metCount: metCount, expectationCount: expectationCount, failure: failure)
  }
}

/// How far a walk came.
package struct ReplayResult: Hashable, Sendable, Codable {
  /// Of the steps; expectations are counted apart.
  package var takenCount: Int
  package var stepCount: Int
  package var metCount: Int
  package var expectationCount: Int
  package var failure: ReplayFailure?

  package var isFine: Bool { failure == nil }
}

extension ScriptStep {
  var isExpectation: Bool {
    if case .expect = self { true } else { false }
  }
}

extension Script {
  /// What the header says, on a phone.
  package func start(on simulator: Simulator) throws(ReplayFailure) -> Session.Start {
    var context = simulator.phone.startingContext
    // Names are read in the walk's language, wherever its line stands.
    for setting in self.context {
      if case .language(let language) = setting.value { context.language = language }
    }
    let names = PhoneNames(simulator: simulator, language: context.language)
    for setting in self.context {
      do throws(StepRefusal) {
        try setting.value.apply(to: &context, names: names)
      } catch {
        throw ReplayFailure(
          header: "context \(setting.value.written)", at: setting.location, error)
      }
    }
    var person = Person()
    for performance in performances {
      do throws(StepRefusal) {
        person.add(try performance.value.performance(names))
      } catch {
        throw ReplayFailure(
          header: "did \(performance.value.written)", at: performance.location, error)
      }
    }
    for share in shares {
      do throws(StepRefusal) {
        person.add(try share.value.share(names))
      } catch {
        throw ReplayFailure(header: "shared \(share.value.written)", at: share.location, error)
      }
    }
    for arrangement in arrangements {
      do throws(StepRefusal) {
        try arrangement.value.apply(to: &person, simulator)
      } catch {
        throw ReplayFailure(
          header: "arranged \(arrangement.value.written)", at: arrangement.location, error)
      }
    }
    return Session.Start(person: person, context: context)
  }
}

extension ScriptPerformance {
  fileprivate func performance(_ names: PhoneNames) throws(StepRefusal) -> Performance {
    let intent = try names.intent(self.intent)
    let values = try names.values(arguments, of: intent)
    var place: String?
    if let name = self.place { place = try names.places.resolve(name) }
    return Performance(intent: intent, values: values, time: time, place: place)
  }
}
