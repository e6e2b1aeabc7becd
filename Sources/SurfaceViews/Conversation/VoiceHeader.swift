import CellGrid
import IntentModel
import SimulatorCore

/// What is heard through which device: all of them are one waveform otherwise. The app that speaks
/// stands beside it.
struct VoiceHeader {
  let context: ViewContext

  var line: Line {
    let app = context.session.appShown.flatMap { context.simulator.index.app($0) }?
      .name.text(in: context.language)
    return Line(
      [Span(context.state.context.device.title, context[.sectionHeader])],
      trailing: app.map { [Span("  \($0)", context[.deviceTint])] } ?? [])
  }
}
