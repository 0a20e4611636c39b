import ShellSyntax
import Testing

@testable import RunbookRunner

/// Two commands work in the same place only where nothing between them may have led elsewhere.
@Suite struct SurroundingsTests {
  private func surroundings(after text: String, isCertain: Bool = true) -> Surroundings {
    var surroundings = Surroundings()
    for command in ShellScript(text).commands.flatMap(\.simpleCommands) {
      surroundings.follow(command, isCertain: isCertain)
    }
    return surroundings
  }

  private func scope(_ text: String, after earlier: String = "") throws -> ObjectScope? {
    let command = try #require(ShellScript(text).commands.flatMap(\.simpleCommands).first)
    let call = try #require(CommandCall(command))
    return ObjectScope(of: call, command, objectClass: "secret", in: surroundings(after: earlier))
  }

  @Test(arguments: [
    ("cd a\ncd ..", ""), ("cd a/./b\ncd ../..", ""), ("cd /srv\ncd a", "cd /srv/a"), ("A=1\nA=2", "A=2"),
    ("export A='x y'", "A=\"x y\""), ("cd a && . venv/bin/activate", "cd a"), ("(cd a; ls)", ""),
  ])
  func theSamePlace(_ one: String, _ other: String) {
    #expect(surroundings(after: one) == surroundings(after: other))
  }

  @Test(arguments: [
    ("cd a", ""), ("cd a", "cd b"), ("cd -", "cd -\ncd -"), ("cd $X", "cd $X\ncd $X"), ("cd", ""),
    ("source env.sh", ""),
    ("eval $(tool env)", ""), ("kubectl config use-context b", ""), ("A=$(date)", ""), ("A=1", "A=2"),
  ])
  func anotherPlace(_ one: String, _ other: String) {
    #expect(surroundings(after: one) != surroundings(after: other))
  }

  @Test func whatMayHaveRunIsNotKnown() {
    #expect(surroundings(after: "cd a", isCertain: false) != surroundings(after: "cd a"))
  }

  @Test(arguments: [
    ("kubectl get secret -n a", "kubectl create secret generic x --namespace=a"),
    ("kubectl get secret -n \"$NS\"", "kubectl get secret -n ${NS}"), ("LANG=C docker images", "sudo docker images"),
    ("sudo -u ann psql -l", "sudo -u ann psql -l"),
  ])
  func theSameScope(_ one: String, _ other: String) throws { #expect(try scope(one) == scope(other)) }

  @Test(arguments: [
    ("kubectl get secret -n a", "kubectl get secret"), ("kubectl get secret -n $NS", "kubectl get secret -n a"),
    ("KUBECONFIG=x kubectl get secret", "kubectl get secret"), ("sudo -u ann psql -l", "psql -l"),
    ("shopctl list --project a", "shopctl list"),
  ])
  func anotherScope(_ one: String, _ other: String) throws { #expect(try scope(one) != scope(other)) }

  @Test func aVariableIsWorthWhatItWasSetTo() throws {
    #expect(try scope("kubectl get secret -n $NS", after: "NS=a") == scope("kubectl get secret -n a", after: "NS=a"))
    #expect(try scope("kubectl get secret -n $NS", after: "NS=a") != scope("kubectl get secret -n $NS", after: "NS=b"))
    #expect(try scope("kubectl get secret -n $(current)") == nil)
  }
}
