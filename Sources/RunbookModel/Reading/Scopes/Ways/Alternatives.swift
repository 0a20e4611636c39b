import Bytes
import MarkdownBlocks
import ShellSyntax

/// Groups commands of one step that are ways to do the same thing: one bullet for each region, system or plan.
struct Alternatives {
  let section: Outline.Section
  let plain: PlainText

  /// - Parameter bullets: for each action of the step the bullet it is under, if any.
  func group(_ step: inout Step, bullets: [Int?], item: Int) {
    let ids = bullets.compactMap { $0 }
    // Each bullet has one command, and every command is under a bullet.
    guard ids.count > 1, ids.count == step.actions.count, Set(ids).count == ids.count,
      step.actions.allSatisfy({ $0.kind == .command }),
      sameCall(step.actions) || namesPlatforms(step.actions) || namesDistributions(ids, item: item)
    else { return }
    for index in step.actions.indices {
      step.actions[index].branches = [
        Branch(
          group: step.id.text, id: step.actions[index].id, label: label(ofBullet: ids[index], item: item))
      ]
      // Which of them holds is asked once.
      (step.actions[index].condition, step.actions[index].replaces) = (nil, nil)
    }
  }

  /// The program and its first word: `ibmcloud target`, `docker login`.
  private func sameCall(_ actions: [Action]) -> Bool {
    let calls = actions.map { action in
      (ShellScript(action.text ?? "").commands.first?.words ?? []).prefix(2).map { $0.literal ?? $0.text }
    }
    // Two packages are both needed.
    return calls.allSatisfy { $0.count == 2 && $0 == calls[0] } && calls[0][1] != "install"
  }

  /// "For RHEL, run: … For Debian and Ubuntu, run: …": all of them are Linux, and no one has two.
  private func namesDistributions(_ bullets: [Int], item: Int) -> Bool {
    var seen: Set<String> = []
    return bullets.allSatisfy { bullet in
      let names = Set(Words(label(ofBullet: bullet, item: item) ?? "").distributions)
      defer { seen.formUnion(names) }
      return !names.isEmpty && names.isDisjoint(with: seen)
    }
  }

  /// Below a heading such as "Linux" all of them are for the same system.
  private func namesPlatforms(_ actions: [Action]) -> Bool {
    actions.allSatisfy { !$0.platforms.isEmpty } && Set(actions.map(\.platforms)).count > 1
  }

  /// The bullet's opening up to its colon, else its beginning.
  private func label(ofBullet bullet: Int, item: Int) -> String? {
    let part = section.items[item].parts.first { $0.bullet == bullet && $0.inlines != nil }
    guard let text = part?.inlines.map(plain.text) else { return nil }
    let opening = text.prefix { $0 != ":" && $0 != "：" }
    return String(opening.count < text.count ? opening.prefix(60) : text.prefix(60)).foldingBlanks
  }
}

extension Words {
  /// The systems of the Linux family that the text names.
  fileprivate var distributions: [String] {
    Self.knownDistributions.filter { ByteSearch.holdsWord(Words($0), in: bytes[...]) }
  }

  private static let knownDistributions = [
    "rhel", "red hat", "centos", "fedora", "rocky", "almalinux", "debian", "ubuntu", "suse", "sles", "opensuse",
    "alpine",
    "amazon linux", "oracle linux", "arch linux",
  ]
}
