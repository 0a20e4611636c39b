import ShellSyntax
import Testing

@Suite struct PrintedAnswerTests {
  private func answer(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return PrintedAnswer(ShellScript(text)).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("tar xf one.tar\nThree files were read!\n> One", "Three files were read!\n> One"),
    ("ethtool -k eth0\nFeatures for eth0:\nrx: off", "Features for eth0:\nrx: off"),
    ("aws s3 ls\n2016-09-09 12:48  one\n2016-09-16 21:29  two", "2016-09-09 12:48  one\n2016-09-16 21:29  two"),
    ("aws configure\nKey ID [None]: <key>\nName [None]:", "Key ID [None]: <key>\nName [None]:"),
    ("kubectl get one -o json\n{\n  \"a\": 1\n}\n", "{\n  \"a\": 1\n}"),
    ("kubectl describe pod one\n\nName:         one\nNamespace:    two", "Name:         one\nNamespace:    two"),
    ("kubectl logs one # as above\n\n# Or\nkubectl logs two\n2023/05/01 11:52 Started", "2023/05/01 11:52 Started"),
    ("docker info\nINFO[0000] all is well", "INFO[0000] all is well"),
    ("docker info\ntime=\"2023\" level=info msg=\"x y\"", "time=\"2023\" level=info msg=\"x y\""),
    ("curl -X POST \\\n  https://h/x\nOK", "OK"), ("cat a.pem\n-----BEGIN KEY-----\nMII", "-----BEGIN KEY-----\nMII"),
  ])
  func isWhatNoOneTypes(text: String, expected: String) {
    #expect(answer(text) == expected)
  }

  @Test(arguments: [
    "tar xf one.tar", "tar xf one.tar\nls -l", "curl https://h/x\n-H 'A: b'\n-d '{\"a\": 1}'", "mytool x\nDone it is.",
    "tar xf one.tar\nmytool x", "cat <<E\nThis is text.\nE", "curl -d '{\nName: x\n}' https://h", "cd one\nName: two",
    "tar xf one.tar\nDone it is.\nls -l", "tar xf one.tar\nA=1", "# Name: one\ntar xf one.tar",
    "kubectl get x |\n  grep a.",
  ])
  func isNotTakenFromCommands(text: String) {
    #expect(answer(text) == nil)
  }
}
