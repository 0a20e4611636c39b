import Testing

@testable import RunbookLint

@Suite struct SampleOfAnotherCommandTests {
  private static func page(_ command: String, _ sample: String) -> String {
    let lines = sample.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return MarkedPage.step(command) + "\n    The output is:\n\n    ```output\n" + lines.joined(separator: "\n")
      + "\n    ```\n"
  }

  @Test(arguments: [
    ("kubectl get nodes", "⟦NAME   READY   STATUS    RESTARTS   AGE⟧\nweb    1/1     Running   0          1m"),
    ("kubectl get pods -n one", "⟦NAME   STATUS   ROLES    AGE   VERSION⟧\nn1   Ready   worker   3d   v1.30.1"),
    ("kubectl get svc", "⟦NAME   READY   UP-TO-DATE   AVAILABLE   AGE⟧\nweb    1/1   1   1   5m"),
    ("docker ps", "⟦REPOSITORY   TAG   IMAGE ID   CREATED   SIZE⟧\nweb   1   2   3   4"),
    ("docker image ls", "⟦CONTAINER ID   IMAGE   COMMAND   CREATED⟧\n1   2   3   4"),
    (
      "kubectl get nodes",
      "⟦$ kubectl get pods⟧\nNAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0    1m"
    ),
    ("docker ps", "⟦user@host:~$ helm list⟧\nNAME   CHART\nweb    one"),
    ("systemctl status web", "⟦$ systemctl start web⟧\nok"),
  ])
  func found(command: String, sample: String) {
    let page = Self.page(command, sample)
    #expect(MarkedPage(page).found(by: SampleOfAnotherCommand.self) == page)
  }

  @Test(arguments: [
    ("kubectl get pods", "NAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0          1m"),
    ("kubectl get po -n one", "NAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0          1m"),
    ("kubectl get all", "NAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0          1m"),
    ("kubectl get pods,svc", "NAME   READY   STATUS    RESTARTS   AGE\nweb    1/1     Running   0          1m"),
    ("kubectl get pods -o wide", "NAME   STATUS   ROLES   AGE   VERSION\nweb   1   2   3   4"),
    (
      "kubectl get pod <name>",
      "$ kubectl get pod web\nNAME   READY   STATUS    RESTARTS   AGE\nweb   1/1   Running   0   1m"
    ),
    ("sudo docker ps", "$ docker ps -a\nCONTAINER ID   IMAGE   COMMAND\n1   2   3"),
    ("cat one.sh", "#!/bin/sh\nls"), ("make", "$ is a sign\nok"),
    ("kubectl get pods\nkubectl get nodes", "$ kubectl get nodes\nx"),
    ("./one.sh", "one\n$ ls\ntwo"), ("tool list", "NAME   READY   STATUS    RESTARTS   AGE\n1   2   3   4   5"),
  ])
  func sound(command: String, sample: String) {
    let found = MarkedPage(Self.page(command, sample)).findings(of: SampleOfAnotherCommand.self)
    #expect(found.isEmpty, "\(command) \(found)")
  }

  @Test func everyListingHasItsOwnColumns() {
    for listing in Listing.all {
      #expect(Listing.printing(listing.columns.joined(separator: "   ")[...])?.call == listing.call)
    }
  }
}
