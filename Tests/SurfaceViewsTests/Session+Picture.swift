import CellGrid
import IntentModel
import SimulatorCore
import SurfaceViews

extension Session {
  func grid(_ columns: Int, _ rows: Int) -> Grid {
    Render.grid(self, theme: .plain, canvas: Canvas(columns: columns, rows: rows))
  }

  func text(_ columns: Int, _ rows: Int) -> String { grid(columns, rows).plainText }

  func row(_ row: Int, _ columns: Int, _ rows: Int) -> String {
    grid(columns, rows).text(row: row)
  }
}

extension SamplePhone {
  /// The phone with other values of one entity of the first app.
  static func phone(_ entity: String, _ items: [EntityItem]) -> PhoneCatalog {
    var phone = phone
    if let place = phone.apps[0].entities.firstIndex(where: { $0.id == entity }) {
      phone.apps[0].entities[place].items = items
    }
    return phone
  }
}
