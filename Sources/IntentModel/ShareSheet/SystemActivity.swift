/// An activity of the system's own: those of `UIActivity.ActivityType`, and two that people see
/// beside them, Add to Files and AirPlay.
///
/// What each takes is documented for AirDrop, Copy, Print, Save Image, Assign to Contact and Add to
/// Reading List (`UIActivity.ActivityType`); the rest, and the order, are from memory of iOS 16.
/// The activities of social services that the system no longer has are not offered.
package enum SystemActivity: String, Hashable, Sendable, Codable, CaseIterable {
  // In the order in which the sheet has them before anything is known of the person.
  case airDrop, message, mail, openInIBooks
  case copyToPasteboard, addToReadingList, saveToCameraRoll, assignToContact, addToFiles, airPlay
  case markupAsPDF, print, addToHomeScreen

  package var category: Activity.Category {
    switch self {
    case .airDrop, .message, .mail, .openInIBooks: .share
    default: .action
    }
  }

  /// Types of which every shared item must conform to one; empty takes anything.
  package var accepts: [String] {
    switch self {
    case .airDrop, .message, .mail, .addToFiles: []
    case .copyToPasteboard:
      ["public.text", "public.image", "public.url", "public.contact", "com.adobe.pdf"]
    case .print: ["public.image", "public.text", "com.adobe.pdf", "public.file-url"]
    case .saveToCameraRoll: ["public.image", "public.movie"]
    case .assignToContact: ["public.image"]
    case .addToReadingList: ["public.url", "public.html"]
    case .addToHomeScreen: ["public.html"]
    case .markupAsPDF: ["public.image", "com.adobe.pdf", "public.html"]
    case .openInIBooks: ["com.adobe.pdf", "org.idpf.epub-container"]
    case .airPlay: ["public.image", "public.audiovisual-content"]
    }
  }

  /// What it takes nothing of, though `accepts` would allow it.
  package var refuses: [String] {
    switch self {
    case .addToFiles: ["public.url", "public.html", "com.apple.mapkit.map-item"]
    case .addToReadingList: ["public.file-url"]
    default: []
    }
  }

  /// What it takes though `refuses` names something that it conforms to: a file on the device has
  /// an address, too.
  package var takesAnyway: [String] { self == .addToFiles ? ["public.file-url"] : [] }

  /// How many items it takes at most.
  package var maximumCount: Int? {
    switch self {
    case .assignToContact, .addToHomeScreen, .openInIBooks, .addToReadingList: 1
    default: nil
    }
  }

  package var symbol: String {
    switch self {
    case .airDrop: "airdrop"
    case .message: "message.fill"
    case .mail: "envelope.fill"
    case .openInIBooks: "book.fill"
    case .copyToPasteboard: "doc.on.doc"
    case .addToReadingList: "eyeglasses"
    case .saveToCameraRoll: "square.and.arrow.down"
    case .assignToContact: "person.crop.circle"
    case .addToFiles: "folder"
    case .airPlay: "airplayvideo"
    case .markupAsPDF: "pencil.tip.crop.circle"
    case .print: "printer"
    case .addToHomeScreen: "plus.app"
    }
  }

  /// Names of `UIActivity.ActivityType` that a catalog may leave out, though they are not offered
  /// here: social services that the system no longer has, and what needs a session or a document
  /// shared live.
  package static let namesNotOffered = [
    "postToFacebook", "postToTwitter", "postToFlickr", "postToVimeo", "postToWeibo",
    "postToTencentWeibo", "sharePlay", "collaborationInviteWithLink", "collaborationCopyLink",
  ]
}
