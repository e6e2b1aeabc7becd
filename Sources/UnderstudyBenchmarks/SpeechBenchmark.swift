import Foundation
import SimulatorCore

/// How far the estimate of seconds is from what espeak-ng takes to say the same.
enum SpeechBenchmark {
  private struct Sample {
    var language: String
    var voice: String
    /// In espeak-ng's words a minute.
    var speed: Int
    var texts: [String]
  }

  private static let samples = [
    Sample(
      language: "en", voice: "en", speed: 175,
      texts: [
        "Which coffee?", "One latte for pickup at Market Hall, 4.50. Order it?",
        "Your order will be ready in 12 minutes.", "OK, cancelled.", "Where should it go?",
        "For which meditation? Focus, Gratitude, Walking, Compassion or Sleep.",
        "I didn't get that. Say a time, such as 7:30.",
        "The Harbour store is closed until 9. Choose another store.",
        "It is cloudy and 14 degrees in the old town.",
        "Your bill is 23.80, paid from your card.",
        "Message sent to Mei: I will be ten minutes late.",
        "A session is already running. End it and start a new one?",
      ]),
    // Kana alone: espeak-ng spells Han characters out.
    Sample(
      language: "ja", voice: "ja", speed: 175,
      texts: [
        "どのコーヒーにしますか", "ラテをひとつ ちゅうもんしますか", "じゅうにふんで できあがります", "どの めいそうを はじめますか",
        "わかりませんでした。もういちど どうぞ", "しゅうちゅう、かんしゃ、あるく、おもいやり、すいみん", "キャンセルしました。", "リマインダーを ついかしました",
        "すみません、もんだいが おきました。あとで もういちど ためしてください。", "なんばいに しますか",
      ]),
    Sample(
      language: "zh-Hans", voice: "cmn", speed: 260,
      texts: [
        "要哪种咖啡？", "一杯拿铁，到市集店自取，四块五。要下单吗？", "您的订单十二分钟后做好。", "要做哪种冥想？专注、感恩、行走、慈悲或睡眠。",
        "我没听懂，请再说一次。", "开始二十分钟的睡眠冥想。", "好的，已取消。", "港口店九点才开门。请选择其他门店。", "已将提醒添加到购物清单。",
        "要送到哪里？",
      ]),
  ]

  static func run() {
    print("seconds of speech".padded(52) + "ours/espeak-ng".padded(18) + "least".padded(8) + "most")
    for sample in samples {
      let language = SpokenLanguage(sample.language)
      let ratios = sample.texts.compactMap { text -> Double? in
        seconds(of: text, sample).map { SpeechEstimate.seconds(for: text, language) / $0 }
      }
      guard ratios.count == sample.texts.count else {
        print("espeak-ng is not there: 'apt install espeak-ng', then again")
        return
      }
      let mean = ratios.reduce(0, +) / Double(ratios.count)
      print(
        "\(sample.texts.count) texts in \(sample.language), \(sample.speed) words a minute".padded(
          52)
          + hundredths(mean).padded(18) + hundredths(ratios.min() ?? 0).padded(8)
          + hundredths(ratios.max() ?? 0))
    }
  }

  private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }

  /// Says it into a file and measures that.
  private static func seconds(of text: String, _ sample: Sample) -> Double? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-speech-\(ProcessInfo.processInfo.processIdentifier).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "espeak-ng", "-v", sample.voice, "-s", "\(sample.speed)", "-w", file.path, "--", text,
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let wave = try? Data(contentsOf: file), wave.count > 44
    else { return nil }
    // Bytes a second stand at 28 of the header, which is 44 long.
    let bytesPerSecond = wave[28..<32].reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytesPerSecond > 0 ? Double(wave.count - 44) / Double(bytesPerSecond) : nil
  }
}
