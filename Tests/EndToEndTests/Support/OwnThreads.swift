import Foundation
import Testing

/// Runs every test of a suite on a thread of its own, a few at a time: journeys wait most of the
/// time, and would otherwise keep the few threads that all tests share from working.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor.shared) {
      await Turns.take()
      defer { Turns.giveBack() }
      try await function()
    }
  }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }
}

extension Trait where Self == OwnThreads {
  static var ownThreads: OwnThreads { OwnThreads() }
}

/// How many programs run at once: more would make each other late.
private enum Turns {
  private static let free = DispatchSemaphore(value: 4)

  /// Waits on the thread that the test has for itself.
  static func take() async { wait() }
  private static func wait() { free.wait() }
  static func giveBack() { free.signal() }
}

private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
