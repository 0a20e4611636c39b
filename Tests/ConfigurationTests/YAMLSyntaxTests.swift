import Configuration
import Testing

@Suite struct YAMLSyntaxTests {
  private static func fault(_ text: String) -> YAMLSyntax.Fault? {
    do throws(YAMLSyntax.Fault) {
      _ = try YAMLSyntax.root(of: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("a: 1", YAMLSyntax.Root.mapping), ("- a\n- b: 1", .sequence), ("one", .scalar), ("", .nothing),
    ("# one", .nothing),
    ("a: 1\n---\n- b\n", .mapping), ("*a", .scalar),
  ])
  func theFirstDocumentHasARoot(text: String, root: YAMLSyntax.Root) throws {
    #expect(try YAMLSyntax.root(of: Array(text.utf8)) == root)
  }

  @Test func aFaultHasItsPlaceInBytes() {
    #expect(Self.fault("é: 1\nb: c: d")?.offset == 10)
    #expect(Self.fault("a:\n\tb: 1")?.isTab == true)
    #expect(Self.fault("a: 1\n---\nb: [1")?.problem.isEmpty == false)
  }

  @Test func deepTextsAreNotReadOn() {
    #expect(Self.fault(String(repeating: "[", count: 10_000)) == nil)
  }
}
