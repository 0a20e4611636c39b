import RunbookModel
import Testing

/// Values that a program gives out, and that later commands of the page repeat.
@Suite struct GivenValuesTests {
  private func page(_ first: String, _ output: String, _ second: String, label: String = "Example output:") -> String {
    "# T\n\n```sh\n\(first)\n```\n{: pre}\n\n\(label)\n\n```\n\(output)\n```\n{: screen}\n\nLook at it:\n\n```sh\n\(second)\n```\n{: pre}\n"
  }

  @Test(arguments: [
    (
      "Submitted the run 'job-run-301144-070000000'.", "kubectl get job-run-301144-070000000",
      "job-run-301144-070000000"
    ),
    ("Created pod/web-6c4f9d7b58-x2x4q", "kubectl logs pod/web-6c4f9d7b58-x2x4q", "web-6c4f9d7b58-x2x4q"),
    (
      #"{"Id": "i-0c9d8e7f6a5b41320"}"#, "aws ec2 stop-instances --instance-ids i-0c9d8e7f6a5b41320",
      "i-0c9d8e7f6a5b41320"
    ),
    (
      "Fleet 2b3c4d5e-1111-4222-8333-abcdefabcdef is made", "kubectl get fleet 2b3c4d5e-1111-4222-8333-abcdefabcdef",
      "2b3c4d5e-1111-4222-8333-abcdefabcdef"
    ),
    ("Address: 10.30.4.7", "curl http://10.30.4.7/", "10.30.4.7"),
    (
      "URL: https://shop.7qx20pla31.example.net", "curl https://shop.7qx20pla31.example.net",
      "https://shop.7qx20pla31.example.net"
    ),
  ])
  func whatIsShownFirstIsTakenFromTheOutput(output: String, command: String, value: String) throws {
    let runbook = read(page("kubectl create -f job.yaml", output, command))
    let capture = try #require(runbook.actions.first?.captures.first)
    #expect(runbook.placeholders.first { $0.key == capture.key }?.name == value)
    #expect(runbook.actions.last?.placeholders == [value])
  }

  @Test(arguments: [("sh", "none", true), ("shell", "text", true), ("yaml", "text", false), ("sh", "yaml", false)])
  func plainTextRightBelowACommandIsItsOutput(language: String, below: String, isOutput: Bool) {
    let runbook = read(
      "# T\n\nLook:\n\n```\(language)\nkubectl get pods\n```\n\n```\(below)\nweb-6c4f9d7b58-x2x4q  Running\n```\n\nThen:\n\n"
        + "```sh\nkubectl logs web-6c4f9d7b58-x2x4q\n```\n")
    #expect(runbook.placeholders.map(\.name) == (isOutput ? ["web-6c4f9d7b58-x2x4q"] : []))
  }

  @Test(arguments: [
    // The page writes it itself before.
    (
      "kubectl create job run-301144-070000000", "job run-301144-070000000 created",
      "kubectl get job run-301144-070000000"
    ),
    // People think these up.
    ("kubectl get nodes", "worker-2   Ready   v1.29.4", "kubectl drain worker-2"),
    ("kubectl get pods", "vault-0   Running", "kubectl exec vault-0 -- ls"),
    ("docker images", "debian   12-slim   2024-01-31", "docker run debian:12-slim"),
    ("ss -tln", "LISTEN 127.0.0.1:18080", "curl http://127.0.0.1:18080"),
  ])
  func whatThePageChoosesStays(first: String, output: String, second: String) {
    #expect(read(page(first, output, second)).placeholders.isEmpty)
  }

  @Test func anAddressThatIsNotPartOfALongerOneIsMeant() {
    let runbook = read(page("ip address", "inet 45.30.4.7", "curl http://45.30.4.77/"))
    #expect(runbook.placeholders.isEmpty)
  }
}
