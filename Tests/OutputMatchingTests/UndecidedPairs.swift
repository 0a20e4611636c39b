extension SamplePair {
  /// Outputs that differ from the sample where nothing explains it, and that do not contradict it: no proof.
  static let undecided: [SamplePair] = [
    SamplePair(
      name: "assignment of another path to the same variable", sample: "HOME_OF_TOOL=/Users/ann/.tool/1.0",
      output: "HOME_OF_TOOL=/home/bob/.tool/2.3\n"),
    SamplePair(
      name: "truncated JSON that shows an object where the service has a list",
      sample: """
        {
          "total_results": 3,
          "next_url": null,
          "resources":
            {
              "metadata": {
                "guid": "<account_ID>",
                "url": "/v1/accounts/<account_ID>",
                "created_at": "2016-01-07T18:55:09.726Z"
        ...
        """,
      output: """
        {"total_results": 1, "next_url": null, "resources": [{"metadata": {"guid": "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
        "url": "/v1/accounts/0a1b2c3d4e5f60718293a4b5c6d7e8f9", "created_at": "2024-02-29T00:00:00.000Z"},
        "entity": {"name": "Ann's Account"}}]}
        """),
    SamplePair(
      name: "JSON with comments, a missing comma and a trailing comma",
      sample: """
        {
          "id": "7b1c" // assigned by the service
          "tags": ["a", "b",],
        }
        """,
      output: #"{"id": "99f0", "tags": ["x"]}"#),
    SamplePair(
      name: "JSON where null says that there may be a value",
      sample: #"{"next_url": null}"#, output: #"{"next_url": "/v1/accounts?page=2"}"#),
    SamplePair(
      name: "table with other pods, ages and addresses",
      sample: """
        NAME                     READY     STATUS    RESTARTS   AGE
        web-2533203169-xzk9b     1/1       Running   0          5m
        """,
      output: """
        NAME                   READY   STATUS    RESTARTS      AGE
        web-6d4cf56db6-ab2cd   2/2     Running   3 (2d ago)    12d
        """),
    SamplePair(
      name: "table with columns in another order and one more",
      sample: "ID      Name      Status\n17      alpha     Active",
      output: "Name    ID   Owner   Status\nbeta    42   ann     Active\n"),
    SamplePair(
      name: "table after lines of text",
      sample: """
        Listing clusters...
        OK

        Name        State    Workers
        mycluster   normal   2
        """,
      output: """
        Listing clusters...
        OK

        Name      State    Workers   Version
        prod-1    normal   5         1.28.7
        """),
    SamplePair(
      name: "table with bars",
      sample: """
        +----+-------+
        | ID | Name  |
        +----+-------+
        | 1  | alpha |
        +----+-------+
        """,
      output: """
        +-----+----------+---------+
        | ID  | Name     | Created |
        +-----+----------+---------+
        | 208 | database | today   |
        +-----+----------+---------+
        """),
    SamplePair(
      name: "resource name and GUID on one line",
      sample: "crn:v1:bluemix:public:kms:us-south:a/f047b55a3362ac06:42454b3b:: 42454b3b-5b06-407b-a4b3-34d9ef323901",
      output: "crn:v1:cloud:public:kms:eu-de:a/00aa11bb22cc33dd:0f0e0d0c:: 0f0e0d0c-0b0a-4908-8706-050403020100"),
    SamplePair(
      name: "two JSON documents",
      sample: #"{"level":"info","ts":1610378702.42}"# + "\n" + #"{"level":"info","ts":1610378703.54}"#,
      output: #"{"level":"info","ts":1}"# + "\n" + #"{"level":"info","ts":2}"#),
    SamplePair(
      name: "table whose header is divided by single blanks",
      sample: "NAME STATUS AGE\nshop Active 3d", output: "NAME   STATUS   AGE\nblog   Active   10h\n"),
    SamplePair(
      name: "no errors, said so", sample: "3 passed, 0 failed\nErrors: 0", output: "17 passed, 0 failed\nErrors: 0\n"),
    SamplePair(
      name: "YAML with a list",
      sample: "kind: Pod\nmetadata:\n  name: mypod\nspec:\n  containers:\n  - image: icr.io/shop/app:1",
      output: "kind: Pod\nmetadata:\n  labels:\n  name: web\nspec:\n  containers:\n  - image: icr.io/shop/web:7\n"),
    SamplePair(
      name: "headings that the page has translated", sample: "Nome    Versão   Estado\nalpha   1.9.7    Ativo",
      output: "Name   Version   Status\nbeta   1.10.2    Ativo\n"),
    SamplePair(
      name: "text where the sample has a GUID", sample: #"{"guid": "42454b3b-5b06-407b-a4b3-34d9ef323901"}"#,
      output: #"{"guid": "not found"}"#),
    SamplePair(
      name: "label with a value of another type", sample: "Created:  2021-03-14T14:50:13-05:00",
      output: "Created:  never"),
    SamplePair(
      name: "cell of another type", sample: "Name    Address       Created\nalpha   10.1.2.3      2017-11-02",
      output: "Name    Address       Created\nbeta    unassigned    2024-01-01"),
    SamplePair(
      name: "version with a remark", sample: "Client Version: v1.9.7", output: "Client Version: v1.10.0-unusable"),
    SamplePair(
      name: "count of what is up to date",
      sample: "NAME   READY   UP-TO-DATE   AVAILABLE\nshop   4/4     4            4",
      output: "NAME   READY   UP-TO-DATE   AVAILABLE\nshop   4/4     2            4\n"),
    SamplePair(name: "missing line", sample: "Login Succeeded", output: "Login attempted\n"),
    SamplePair(name: "other word in a sentence", sample: "Hello World", output: "Hello Stranger"),
    SamplePair(
      name: "message in place of a version", sample: "Server Version: v1.9.7",
      output: "Server Version: unreachable"),
    SamplePair(name: "message in place of an address", sample: "IP:   9.42.2.107", output: "IP:   pending\n"),
    SamplePair(
      name: "path list of another system",
      sample: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
      output: "/root/.cargo/bin:/usr/local/sbin:/usr/local/bin:/usr/bin\n"),
  ]
}
