extension SamplePair {
  /// Outputs that a careful reader takes for what the page illustrates.
  static let matching: [SamplePair] = [
    SamplePair(
      name: "assignment of a path with a placeholder",
      sample: "export KUBECONFIG=/Users/<user_name>/.tool/clusters/mycluster/kube-config-dal10-mycluster.yml",
      output:
        "OK\nThe configuration was downloaded.\n\nexport KUBECONFIG=/root/.tool/clusters/prod/kube-config-fra02-prod.yml\n"
    ),
    SamplePair(
      name: "another token in JSON",
      sample: #"{ "token": "eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJhYmMifQ" }"#,
      output: #"{"token":"eyJ0eXAiOiJKV1QifQ.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl"}"#),
    SamplePair(
      name: "placeholder in JSON, keys in another order, one key more",
      sample: """
        {
        "access_token": "<iam_token>",
          "token_type": "Bearer",
          "expires_in": 3600
        }
        """,
      output: #"{"scope": "openid", "expires_in": 1200, "token_type": "Bearer", "access_token": "eyJraWQiOiIyMDE3"}"#),
    SamplePair(
      name: "JSON after the headers of curl -i",
      sample: #"{"status": "UP"}"#,
      output: "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"status\": \"UP\", \"uptime\": 12}\r\n"),
    SamplePair(
      name: "JSON list with an elision",
      sample: """
        {
          "names": [
            "jvm.memory.max",
            ...
          ]
        }
        """,
      output: #"{"names": ["process.files.max", "jvm.threads.states"]}"#),
    SamplePair(
      name: "echoed command before the JSON",
      sample: "$ curl -s localhost:8080/health | jq .\n{\n  \"status\": \"UP\"\n}",
      output: "{\n  \"status\": \"UP\"\n}"),
    SamplePair(
      name: "aligned labels with another id and a placeholder",
      sample: "Token identifier   58669dd6-3ddd-5c78-99f9-ad0a5aabd9ad   \nToken              <token_value>",
      output:
        "Token identifier   0f0e0d0c-0b0a-4908-8706-050403020100\nToken              eyJhbGciOiJSUzI1NiJ9.e30.c2ln\n"),
    SamplePair(
      name: "labels with versions",
      sample: "Client Version: v1.9.7\nServer Version: v1.9.7",
      output: "Client Version: v1.28.2\nKustomize Version: v5.0.4\nServer Version: v1.27.11+IKS\n"),
    SamplePair(
      name: "labels in another order, more of them",
      sample: "Name:     myapp\nAge:      3m6s\nURL:      https://myapp.4svg40.example.com",
      output: "URL:   https://shop.9zz.example.org\nID:    17\nName:  shop\nAge:   2d\n"),
    SamplePair(
      name: "label with another good state",
      sample: "Status:   Succeeded", output: "Status:   Completed"),
    SamplePair(
      name: "table with more rows",
      sample: "NAMESPACE\tSTATUS\ndefault\tActive",
      output:
        "NAMESPACE     STATUS   AGE\nkube-system   Active   3d\ndefault       Active   3d\nshop          Active   1h\n"),
    SamplePair(
      name: "path with a placeholder on another system",
      sample: "/Users/<user_name>/.kube/clusters/mycluster/config-dal10-mycluster.yml",
      output: "/home/ann/.kube/clusters/prod/config-fra02-prod.yml"),
    SamplePair(
      name: "elided lines",
      sample: "Creating application 'myapp'...\n[...]\nOK\nhttps://myapp.4svg40kna19.example.com",
      output:
        "Creating application 'myapp'...\nWaiting for the build\nBuild is done\nOK\nhttps://myapp.1ab.example.com\n"),
    SamplePair(
      name: "quoted names of one's own",
      sample: "secret \"mysecret\" created", output: "secret \"registry-pull\" created"),
    SamplePair(
      name: "date of several words in a sentence",
      sample: "Certificate valid until Jan  7 18:55:09 2026 GMT",
      output: "Certificate valid until Nov 22 07:31:17 2031 GMT"),
    SamplePair(
      name: "ages in words",
      sample: "Up 5 minutes   2 weeks ago", output: "Up 3 hours   About an hour ago"),
    SamplePair(
      name: "hash and size of an image",
      sample: "latest: digest: sha256:04c7be7db438a41040ea24d646314f1c847c191d88fffdbea6f483fc443c2bbe size: 524",
      output: "latest: digest: sha256:aa07159930b5abcf94e1a7451ea18490d4ad1162a77c2b987da5b7493fa1f1e4 size: 1571"),
    SamplePair(
      name: "more lines around the one that counts",
      sample: "Login Succeeded",
      output: "WARNING! Using --password via the CLI is insecure.\nLogin Succeeded\n"),
    SamplePair(
      name: "colours and a spinner",
      sample: "Pushing image\nOK",
      output: "|\r/\r-\rPushing image\u{1B}[K\n\u{1B}[1;32mOK\u{1B}[0m\n"),
    SamplePair(
      name: "a lone placeholder and one value",
      sample: "<org_guid>", output: "42454b3b-5b06-407b-a4b3-34d9ef323901\n"),
    SamplePair(
      name: "value that is known from an earlier step",
      sample: "namespace: <namespace>", output: "namespace: shop", bindings: ["namespace": "shop"]),
    SamplePair(
      name: "token cut off by dots",
      sample: "Bearer eyJhbGciOiJIUzI1NiIs...", output: "Bearer eyJraWQiOiIyMDE3MDkxOSJ9.e30.c2ln"),
    SamplePair(
      name: "e-mail and IP address",
      sample: "User:   ann@example.com\nHost:   9.42.2.107", output: "User:   bob@example.org\nHost:   10.0.0.1"),
    SamplePair(
      name: "hidden value",
      sample: "API key:   **********", output: "API key:   3Zk_0-abcDEF"),
    SamplePair(
      name: "directory tree",
      sample: "Tool\n├── LICENSE\n├── autocomplete\n│   └── bash\n└── tool",
      output: "Tool\n├── LICENSE\n├── NOTICE\n├── autocomplete\n│   ├── bash\n│   └── zsh\n└── tool\n"),
    SamplePair(
      name: "sample of an error, and that error",
      sample: "FAILED\nCluster 'mycluster' could not be found.", output: "FAILED\nCluster 'shop' could not be found.\n"),
    SamplePair(name: "an empty list, as shown", sample: "[]", output: "[]\n"),
    SamplePair(
      name: "key material of another length",
      sample: "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOC\n-----END PUBLIC KEY-----",
      output: "-----BEGIN PUBLIC KEY-----\nMIGfMA0GCSqGSIb3DQEBAQUAA4GN\nADCBiQKBgQC7\n-----END PUBLIC KEY-----\n"),
    SamplePair(
      name: "labels that the page has translated",
      sample: "Identificateur de jeton   58669dd6-3ddd-5c78-99f9-ad0a5aabd9ad\nJeton                     <token_value>",
      output:
        "Token identifier   0f0e0d0c-0b0a-4908-8706-050403020100\nToken              eyJhbGciOiJSUzI1NiJ9.e30.c2ln"),
    SamplePair(
      name: "times, durations and quantities",
      sample: "Started:   18:55:09\nTook:      3m6s\nMemory:    128Mi\nDisk:      10 GB",
      output: "Started:   07:01:59\nTook:      1h2m\nMemory:    1Gi\nDisk:      512 MB"),
    SamplePair(
      name: "host names and base64",
      sample: "Ingress subdomain:   mycluster.us-south.example.net\nca.crt:   LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t",
      output: "Ingress subdomain:   prod-7f1.eu-de.example.org\nca.crt:   TUlJREpqQ0NBZzZnQXdJQkFnSUJBREFOQmdrcQ==\n"),
    SamplePair(
      name: "progress bar that is drawn over itself", sample: "Uploaded 100%\nDone",
      output: "Uploaded 10%\rUploaded 55%\rUploaded 100%\nDone\n"),
    SamplePair(
      name: "name of several words in quotation marks", sample: "Showing limits for account '<owner> Account'...\nOK",
      output: "Showing limits for account 'Ann Mary O'Neil Account'...\nOK\n"),
    SamplePair(
      name: "name of several words in brackets, with a comma", sample: "Logged in (<owner>), region <region>.",
      output: "Logged in (Ann Mary), region eu-gb.\n"),
    SamplePair(
      name: "entries one below the other, listed in columns on a terminal",
      sample: "/home/ann/ca.crt\n/home/ann/server.crt\n/home/ann/server.key",
      output: "/home/bob/ca.crt  /home/bob/server.crt  /home/bob/server.key\r\n"),
    SamplePair(
      name: "entries in columns that run downwards", sample: "LICENSE\nREADME.md\nsrc\ntests\nworld",
      output: "LICENSE    src    world\nREADME.md  tests\n"),
  ]
}
