extension SamplePair {
  /// Outputs that no careful reader takes for success, no matter what the exit status.
  static let differing: [SamplePair] = [
    SamplePair(
      name: "assignment of another variable whose path is quite another",
      sample: "export KUBECONFIG=/Users/<user_name>/.tool/clusters/mycluster/config-dal10.yml",
      output: "export KUBE_SETTINGS=/root/.tool/clusters/prod/config-fra02.yml"),
    SamplePair(
      name: "assignment of another variable", sample: "export KUBECONFIG=/Users/<user_name>/.kube/config",
      output: "export KUBECACHE=/root/.kube/config"),
    SamplePair(
      name: "JSON error body", sample: #"{ "token": "eyJhbGciOiJIUzI1NiJ9.e30" }"#,
      output: #"{"code": "CRN0401E", "message": "Unauthorized"}"#),
    SamplePair(
      name: "JSON with all keys and a list of errors", sample: #"{"id": "17", "name": "shop"}"#,
      output: #"{"id": "17", "name": "shop", "errors": [{"code": 500}]}"#),
    SamplePair(name: "missing key", sample: #"{"a": 1, "b": {"c": "x"}}"#, output: #"{"a": 1, "b": {"d": "x"}}"#),
    SamplePair(
      name: "renamed key", sample: #"{"access_token": "<iam_token>"}"#, output: #"{"accessToken": "eyJraWQiOiIx"}"#),
    SamplePair(name: "number as text", sample: #"{"expires_in": 3600}"#, output: #"{"expires_in": "3600"}"#),
    SamplePair(name: "null instead of text", sample: #"{"name": "shop"}"#, output: #"{"name": null}"#),
    SamplePair(name: "empty token", sample: #"{"token": "<token_value>"}"#, output: #"{"token": ""}"#),
    SamplePair(name: "object instead of list", sample: #"{"items": [{"id": 1}]}"#, output: #"{"items": {"id": 1}}"#),
    SamplePair(name: "empty list", sample: #"{"items": [{"id": 1}]}"#, output: #"{"items": []}"#),
    SamplePair(
      name: "empty list where the sample has one object", sample: #"{"resources": {"guid": "<account_ID>"}}"#,
      output: #"{"resources": []}"#),
    SamplePair(
      name: "other objects in the list", sample: #"{"items": [{"id": 1}]}"#, output: #"{"items": [{"key": 1}]}"#),
    SamplePair(name: "service is down", sample: #"{"status": "UP"}"#, output: #"{"status": "DOWN"}"#),
    SamplePair(name: "JSON that breaks off", sample: #"{"a": 1}"#, output: #"{"a": 1"#),
    SamplePair(
      name: "HTML error page instead of JSON", sample: #"{"a": 1}"#,
      output: "<html><head><title>502 Bad Gateway</title></head></html>"),
    SamplePair(
      name: "HTTP failure with a JSON body of the right shape", sample: #"{"a": 1}"#,
      output: "HTTP/1.1 401 Unauthorized\r\n\r\n{\"a\": 1}"),
    SamplePair(name: "no output", sample: "OK", output: "\n"),
    SamplePair(
      name: "logged-out message",
      sample: "Token identifier   58669dd6-3ddd-5c78-99f9-ad0a5aabd9ad\nToken              <token_value>",
      output: "FAILED\nNot logged in. Use 'tool login' to log in.\n"),
    SamplePair(
      name: "only the longer label",
      sample: "Token   <token_value>", output: "Token identifier   58669dd6-3ddd-5c78-99f9-ad0a5aabd9ad\n"),
    SamplePair(name: "other label", sample: "Server Version: v1.9.7", output: "Server version info: v1.9.7"),
    SamplePair(name: "label without a value", sample: "Token   <token_value>", output: "Token   \n"),
    SamplePair(
      name: "second label missing", sample: "Client Version: v1.9.7\nServer Version: v1.9.7",
      output: "Client Version: v1.9.7\n"),
    SamplePair(name: "failed state under the label", sample: "Status:   Succeeded", output: "Status:   Failed"),
    SamplePair(name: "pending state under the label", sample: "Status:   Ready", output: "Status:   Pending"),
    SamplePair(
      name: "crashing pod", sample: "NAME   READY   STATUS    AGE\nweb    1/1     Running   5m",
      output: "NAME   READY   STATUS             AGE\nweb    0/1     CrashLoopBackOff   5m"),
    SamplePair(
      name: "pod that is not ready", sample: "NAME   READY   STATUS    AGE\nweb    2/2     Running   5m",
      output: "NAME   READY   STATUS    AGE\nweb    1/2     Running   5m"),
    SamplePair(
      name: "table without rows", sample: "NAME   STATUS   AGE\nweb    Active   5m", output: "NAME   STATUS   AGE\n"),
    SamplePair(
      name: "no table at all", sample: "NAME   STATUS   AGE\nweb    Active   5m",
      output: "No resources found in default namespace.\n"),
    SamplePair(
      name: "missing column", sample: "NAME   STATUS   AGE\nweb    Active   5m", output: "NAME   AGE\nweb    5m\n"),
    SamplePair(
      name: "lines in another order", sample: "Step one done\nStep two done", output: "Step two done\nStep one done\n"),
    SamplePair(
      name: "success line followed by an error", sample: "Creating secret",
      output: "Creating secret\nerror: timed out waiting for the server\n"),
    SamplePair(name: "missing command", sample: "tool version 1.2.3", output: "bash: tool: command not found\n"),
    SamplePair(name: "path instead of message", sample: "KUBECONFIG=/root/.kube/config", output: "KUBECONFIG=\n"),
    SamplePair(
      name: "known value is another one", sample: "namespace: <namespace>", output: "namespace: default",
      bindings: ["namespace": "shop"]),
    SamplePair(
      name: "known value within a path is another one", sample: "/home/<user>/.kube/config",
      output: "/home/bob/.kube/config",
      bindings: ["user": "ann"]),
    SamplePair(
      name: "GUID instead of a message", sample: "42454b3b-5b06-407b-a4b3-34d9ef323901",
      output: "Organization shop not found\n"),
    SamplePair(
      name: "error from the cluster", sample: "secret \"mysecret\" created",
      output: "Error from server (NotFound): namespaces \"shop\" not found\n"),
    SamplePair(name: "translated failure", sample: "OK", output: "ECHEC\nVous n'êtes pas connecté.\nOK\n"),
    SamplePair(name: "failures counted in text", sample: "3 passed, 0 failed", output: "3 passed, 2 failed"),
    SamplePair(
      name: "failures counted under a label", sample: "Passed:  3\nFailed:  0", output: "Passed:  3\nFailed:  2"),
    SamplePair(
      name: "failures counted in JSON", sample: #"{"passed": 3, "failed": 0}"#, output: #"{"passed": 3, "failed": 2}"#),
    SamplePair(name: "two words where the sample has one", sample: "region eu-de set", output: "region eu-de not set"),
    SamplePair(
      name: "another error than the one that the page shows", sample: "error: option --a needs a value",
      output: "error: there is no option --a"),
    SamplePair(
      name: "label after a table", sample: "Name    Value\nREGION  eu-de\nImage:  icr.io/shop/app:1",
      output: "Name    Value\nREGION  us-east\n"),
    SamplePair(
      name: "one line for two labels of the same name", sample: "App:\n  Image:  a/b:1\nJob:\n  Image:  a/c:1",
      output: "App:\n  Image:  x/y:2\nJob:\n"),
    SamplePair(
      name: "one document for two", sample: "{\"id\": 1}\n{\"id\": 2}", output: "{\"id\": 7}"),
    SamplePair(
      name: "YAML of another kind", sample: "kind: Pod\nmetadata:\n  name: mypod", output: "kind: Pod\nitems: []\n"),
    SamplePair(
      name: "translated label of another meaning", sample: "Jeton   <token_value>", output: "Name    registry-pull\n"),
    SamplePair(
      name: "translated heading of another meaning", sample: "Nom     Version\nalpha   1.9.7",
      output: "Owner   Version\nann     1.9.7\n"),
    SamplePair(
      name: "error body of curl for a table", sample: "NAME   STATUS   AGE\nweb    Active   5m",
      output: #"{"message": "Unauthorized", "code": 401}"#),
    SamplePair(
      name: "half of a truncated sample", sample: "{\n  \"id\": \"a1\",\n  \"owner\": {\n    \"name\": \"Ann\"\n...",
      output: #"{"id": "b2", "owner": {}}"#),
    SamplePair(
      name: "one of the entries in columns is missing", sample: "LICENSE\nREADME.md\nsrc\ntests",
      output: "LICENSE    src\nREADME.md\n"),
    SamplePair(
      name: "the words of a sentence are no columns", sample: "not\nready", output: "The pods are not ready yet.\n"),
    SamplePair(
      name: "name of several words with other words around it", sample: "Account '<owner> Account' is active",
      output: "Account 'Ann Mary Account' is locked\n"),
  ]
}
