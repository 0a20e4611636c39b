/// One change of a sound page, and the rule that is to find it.
struct PlantedFault {
  var page: String
  /// The rule; for a fault that no rule knows, a name of its kind.
  var kind: String
  var sound: String
  var planted: String

  /// The page with the fault.
  var text: String { page.replacing(sound, with: planted, maxReplacements: 1) }

  static let all: [Self] =
    cluster.map { Self(page: PlantedPages.cluster, kind: $0, sound: $1, planted: $2) }
    + compose.map { Self(page: PlantedPages.compose, kind: $0, sound: $1, planted: $2) }

  private static let cluster: [(String, String, String)] = [
    (
      "ampersand-in-address",
      "\"https://example.com/install?system=linux&version=2\"",
      "https://example.com/install?system=linux&version=2"
    ),
    (
      "front-matter-damaged",
      "copyright:\n  years: 2024, 2025\nlastupdated: \"2025-05-02\"",
      "copyright: years: 2024, 2025 lastupdated: \"2025-05-02\""
    ),
    (
      "front-matter-damaged",
      "---\ncopyright:\n  years: 2024, 2025\nlastupdated: \"2025-05-02\"\n---",
      "--- copyright: years: 2024, 2025 lastupdated: \"2025-05-02\" ---"
    ),
    ("front-matter-damaged", "lastupdated: \"2025-05-02\"\n---", "lastupdated: \"2025-05-02\"\n"),
    ("dangling-anchor", "](#install)", "](#instal)"),
    ("duplicate-anchor", "{: #remove}", "{: #start}"),
    ("typographic-dash", "--sso -c", "–sso -c"),
    (
      "typographic-quotes",
      "\"https://example.com/install?system=linux&version=2\"",
      "“https://example.com/install?system=linux&version=2”"
    ),
    ("blank-in-option", "--sso -c", "-- sso -c"),
    ("capitalised-program", "    ibmcloud login", "    Ibmcloud login"),
    ("unknown-program", "    ibmcloud login", "    ibmclod login"),
    ("retired-program", "    ibmcloud login", "    bx login"),
    ("blank-in-placeholder", "-c <account_id>", "-c < account_id>"),
    ("placeholder-spelling", "Replace `<account_id>`", "Replace `<account-id>`"),
    ("placeholder-undescribed", " Replace `<account_id>` with the number of your account.", ""),
    ("blank-in-assignment", "export ZONE=north-2", "export ZONE= north-2"),
    ("variable-never-set", "export ZONE=north-2", "ibmcloud target -r north-2"),
    ("variable-never-set", "zones/$ZONE", "zones/$REGION"),
    ("block-not-parsed", "      name: shop\n      namespace", "      name: shop\n     namespace"),
    ("block-not-parsed", "greeting: \"hello\"", "greeting: \"hello"),
    ("block-not-parsed", "    data:\n      greeting", "    data:\n    \tgreeting"),
    ("line-not-continued", "--image <image_name> \\", "--image <image_name>"),
    ("blank-after-backslash", "--image <image_name> \\\n", "--image <image_name> \\ \n"),
    ("dangling-backslash", "      --namespace shop\n    ```", "      --namespace shop \\\n    ```"),
    ("sample-of-another-command", "kubectl get pods --namespace shop", "kubectl get services --namespace shop"),
    ("json-in-argument", "\"shop\", \"ports\"", "\"shop\" \"ports\""),
    ("json-in-argument", "[80, 443]}", "[80, 443}"),
    ("table-row", "| `name` | The name of the shop. |", "| `name` | The name | of the shop. |"),
    ("image-alternative", "![The shop with its two pods]", "![]"),
    (
      "destructive-without-warning",
      "**Attention:** all data of the shop is deleted, and cannot be restored.\n\n",
      ""
    ),
    ("step-number", "5. Start the server.", "6. Start the server."),
    (
      "verify-before-create",
      "2. Create the namespace.\n\n    ```\n    kubectl create namespace shop\n    ```",
      "2. Look at the deployment.\n\n    ```\n    kubectl get deployment shop\n    ```"
    ),
    ("command-prompt", "    kubectl apply -f", "    $ kubectl apply -f"),
    (
      "class-contradicts-content",
      "x2x7k   1/1     Running   0          1m\n    ```\n    {: screen}",
      "x2x7k   1/1     Running   0          1m\n    ```\n    {: pre}"
    ),
    ("no-break-space", "kubectl delete namespace shop", "kubectl delete\u{A0}namespace shop"),
    ("shell-syntax", "443]}'\n", "443]}\n"),
    ("usage-in-step", "kubectl delete namespace shop", "kubectl delete namespace NAME [--wait] [--force]"),
    (
      "reference-in-command",
      "--namespace shop\n    ```\n    {: pre}\n\n5.",
      "--namespace {{site.data.keyword.shop}}\n    ```\n    {: pre}\n\n5."
    ),
    ("mojibake", "The ports that are open.", "The ports that arÃ© open."),
    ("attribute-list-missing", "export ZONE=north-2\n    ```\n    {: pre}", "export ZONE=north-2\n    ```"),
    ("unclosed-comment", "## Remove the shop", "<!-- Remove the shop"),
    ("wrong-name", "kubectl delete namespace shop", "kubectl delete namespace shpo"),
  ]

  private static let compose: [(String, String, String)] = [
    ("file-not-made", "docker compose up", "docker compose -f compose.prod.yaml up"),
    ("block-not-parsed", "\"title\": \"Shop\",", "\"title\": \"Shop\""),
    ("block-not-parsed", "[\"en\", \"fr\"],", "[\"en\", \"fr\",],"),
    ("block-not-parsed", "       \"orders\": 10\n     }\n   }", "       \"orders\": 10\n   }"),
    ("block-not-parsed", "\"title\": \"Shop\"", "“title”: \"Shop\""),
    ("block-not-parsed", "     </file>\n", ""),
    ("block-not-parsed", "<level>info</level>", "<level>info & more</level>"),
    ("block-not-parsed", "{\"id\": 1, \"paid\": true},", "{\"id\": 1, \"paid\": true}"),
    ("block-not-parsed", "       image: example/shop:2\n       ports:", "       image: example/shop:2\n      ports:"),
    ("retired-program", "docker compose up", "docker-compose up"),
    ("sample-of-another-command", "CONTAINER ID   IMAGE            COMMAND", "REPOSITORY TAG   IMAGE ID"),
    ("sample-of-another-command", "   ```output\n", "   ```output\n   $ docker images\n"),
    ("unclosed-fence", "data.tar.gz data\n   ```", "data.tar.gz data\n"),
    ("shell-syntax", "tar -czf data.tar.gz data", "tar -czf \"data.tar.gz data"),
    (
      "variable-before-set",
      "   docker pull example/shop:2",
      "   docker pull \"$IMAGE\"\n   ```\n\n3. Choose the image.\n\n   ```bash\n   IMAGE=example/shop:2"
    ),
    ("secret-literal", "mkdir -p data", "export AWS_ACCESS_KEY_ID=AKIAQ7RM3TKWZP5N2VXC"),
    ("broken-link", "You need Docker 20 or later.", "You need [Docker](docker.md) 20 or later."),
    ("option-unknown", "--detach", "--detatch"),
    ("wrong-port", "localhost:8080", "localhost:8008"),
  ]
}
