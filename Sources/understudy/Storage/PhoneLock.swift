import Foundation

/// Held by the one program that keeps what is done on a phone, until it ends or the lock goes.
///
/// A file of its own, because a kept file that is replaced takes a lock on it away.
final class PhoneLock {
  private let descriptor: Int32

  enum Result {
    case held(PhoneLock)
    /// What this program does is not kept, and why.
    case refused(String)
  }

  static func take(phoneID: String, in folder: StateFolder) -> Result? {
    guard let path = folder.file(in: "locks", phoneID: phoneID, ending: "lock") else { return nil }
    do throws(OutputFault) {
      try OutputFolder.makeParent(of: path, isPersonal: true)
      let descriptor = try OutputFile.openForLock(path)
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .held(PhoneLock(descriptor)) }
      let code = errno
      close(descriptor)
      guard code != EWOULDBLOCK else {
        return .refused("another understudy is open on this phone; what is done here is not kept")
      }
      throw OutputFault(path, .locked, String(cString: strerror(code)))
    } catch {
      return .refused("what is done here is not kept: \(error.reasonFirst)")
    }
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
