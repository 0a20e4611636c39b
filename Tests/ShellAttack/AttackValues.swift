import Foundation

/// Values that run `touch hit` if anything reads them as a program.
package enum AttackValues {
  package static let hostile = [
    "$(touch hit)", "a`touch hit`b", "'; touch hit; '", "\"; touch hit; \"", "a[$(touch hit)]", "x\ntouch hit\n",
    "\\\"'+__import__('os').system('touch hit')+'\"); system(\"touch hit\"); (\"", "/;1e touch hit\n;s/a/b/w hit",
  ]
  /// Those sets of contexts that are asked for: `PASSO_ATTACK_SET=starts`.
  package static func chosen(_ sets: [String]) -> [String] {
    let only = ProcessInfo.processInfo.environment["PASSO_ATTACK_SET"]
    return only.map { name in sets.filter { $0 == name } } ?? sets
  }

  package static let harmless = ["1", "web", "1.5"]
}
