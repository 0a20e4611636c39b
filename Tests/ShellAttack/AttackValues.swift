/// Values that run `touch hit` if anything reads them as a program.
package enum AttackValues {
  package static let hostile = [
    "$(touch hit)", "a`touch hit`b", "'; touch hit; '", "\"; touch hit; \"", "a[$(touch hit)]", "x\ntouch hit\n",
    "\\\"'+__import__('os').system('touch hit')+'\"); system(\"touch hit\"); (\"", "/;1e touch hit\n;s/a/b/w hit",
  ]
  package static let harmless = ["1", "web", "1.5"]
}
