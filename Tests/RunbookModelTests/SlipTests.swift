import RunbookModel
import Testing

/// What a writer mistyped, and a shell takes all the same.
@Suite struct SlipTests {
  private func isBlocked(_ command: String) -> Bool? {
    read("# T\n\nDo it:\n\n```sh\n\(command)\n```\n").actions.first.map { $0.blocked != nil }
  }

  @Test(arguments: [
    "buildah push --key jwe:..<folder>/one.pem web", "docker tag <old>:<tag> <new>:t<tag>",
    "kubectl apply web.yaml", "kubectl create web/one.json", "oc delete web.yml",
  ])
  func aSlipIsNotRun(command: String) { #expect(isBlocked(command) == true) }

  @Test(arguments: [
    "cat ../<folder>/one.pem", "git log <one>..<two>", "docker tag <old>:<tag> <new>:v<tag>",
    "docker tag <old>:<tag> <new>:t<test>", "kubectl apply -f web.yaml", "kubectl create configmap web.yaml",
    "kubectl apply --filename=web.yaml", "kubectl get -o yaml",
  ])
  func whatIsMeantIsRun(command: String) { #expect(isBlocked(command) == false) }
}
