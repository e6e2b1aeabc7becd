import CellGrid
import IntentModel
import SimulatorCore
import Testing

/// The context sheet leaves the device that it changes in view.
@Suite struct ContextPlaceTests {
  @Test(arguments: [Device.iPhone, .iPad, .mac, .watch, .homePod], [(80, 24), (120, 40)])
  func theContextLeavesTheDeviceAsItIs(device: Device, size: (columns: Int, rows: Int)) {
    var session = SamplePhone.session(device: device)
    let before = session.grid(size.columns, size.rows)
    session.press(.contextPanel)
    let after = session.grid(size.columns, size.rows)
    let changed = (1..<size.rows - 2).flatMap { row in
      before.row(row).indices.filter { before.row(row)[$0] != after.row(row)[$0] }
    }
    // The device is all that stands before the inspector's tabs; the box may take the gap.
    let tabs = before.text(row: 1).prefix { $0 != "W" }.count
    #expect(changed.min() ?? 0 >= tabs - 3, "\(tabs)")
    #expect(after.plainText.contains("Context"))
  }

  @Test func aDeviceAboveTheInspectorIsCoveredNoFurtherThanNeeded() {
    var session = SamplePhone.session(device: .iPhoneSideways)
    session.press(.contextPanel)
    let rows = (0..<24).map { session.row($0, 80, 24) }
    #expect(rows.firstIndex { $0.contains("Context") } == 11)
    #expect(rows[20].contains("Outcome"))
  }
}
