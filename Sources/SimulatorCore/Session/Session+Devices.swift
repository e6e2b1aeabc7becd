import IntentModel

/// What one device, locked or not, shows and says at one moment.
package struct DeviceResponse: Hashable, Sendable {
  package var device: Device
  package var isLocked: Bool
  /// Siri's turns there, in order; none when the device says nothing at this moment.
  package var turns: [Turn]
}

extension Session {
  /// Siri's last words, of which every device has its own form.
  package var lastResponse: Turn? {
    state.transcript.last(where: \.isSiri)
  }

  /// What the event that brought Siri's last words brings on every device, and on a locked iPhone:
  /// the same moment taken in again with another context. Empty before Siri has said anything.
  package func responsesOnEveryDevice() -> [DeviceResponse] {
    guard let (before, event) = lastResponseMoment else { return [] }
    var moments = Device.allCases.map { (device: $0, isLocked: false) }
    moments.append((.iPhone, true))
    return moments.map { device, isLocked in
      var there = before
      there.context.device = device
      there.context.isLocked = isLocked
      _ = simulator.update(&there, event)
      let turns = there.transcript.filter {
        $0.id >= before.nextNumber && $0.isSiri
      }
      return DeviceResponse(device: device, isLocked: isLocked, turns: turns)
    }
  }

  /// The state before the event that brought Siri's last words, and that event.
  private var lastResponseMoment: (before: SimulationState, event: Event)? {
    guard let turn = lastResponse else { return nil }
    // Numbers are only given out, never taken back: the last place where the turn had none yet.
    var (low, high) = (0, log.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if stateAfter(eventCount: middle).nextNumber <= turn.id {
        low = middle
      } else {
        high = middle - 1
      }
    }
    guard low < log.count else { return nil }
    return (stateAfter(eventCount: low), log[low].event)
  }
}
