import MarkdownBlocks
import ShellSyntax

/// Groups commands of one step that are ways to do the same thing: one bullet for each region, system or plan.
struct Alternatives {
  let section: Outline.Section
  let plain: PlainText

  /// - Parameter bullets: for each action of the step the bullet it stands under, if any.
  func group(_ step: inout Step, bullets: [Int?], item: Int) {
    let ids = bullets.compactMap { $0 }
    // Each bullet has one command, and every command stands under a bullet.
    guard ids.count > 1, ids.count == step.actions.count, Set(ids).count == ids.count,
      step.actions.allSatisfy({ $0.kind == .command }), sameCall(step.actions) || namesPlatforms(step.actions)
    else { return }
    for index in step.actions.indices {
      step.actions[index].alternatives = step.id
      // Which of them holds is asked once.
      (step.actions[index].condition, step.actions[index].replaces) = (nil, nil)
      step.actions[index].label = label(ofBullet: ids[index], item: item)
    }
  }

  /// The program and its first word: `ibmcloud target`, `docker login`.
  private func sameCall(_ actions: [Action]) -> Bool {
    let calls = actions.map { action in
      (ShellScript(action.text ?? "").commands.first?.words ?? []).prefix(2).map { $0.literal ?? $0.text }
    }
    return calls.allSatisfy { $0.count == 2 && $0 == calls[0] }
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
