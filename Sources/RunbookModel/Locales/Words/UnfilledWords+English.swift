import ShellSyntax

extension UnfilledWords {
  static let english = UnfilledWords(
    possessives: ["your", "yours"],
    verbs: [
      "change", "replace", "insert", "enter", "paste", "fill", "put", "provide", "specify", "substitute", "supply",
      "type", "copy", "write", "choose", "pick",
    ],
    objects: ["me", "here", "this", "it", "with", "in"],
    places: ["here"],
    belongings: [
      "domain", "site", "server", "host", "company", "org", "app", "name", "username", "password", "token", "key",
      "email", "project", "account", "secret", "user", "id", "url", "ip", "address", "login", "pin", "passphrase",
      "region", "bucket", "pass", "storepass", "keypass",
    ],
    values: [
      "modifyme", "modifythis", "alterme", "completeme", "fillinhere", "adjustme", "fixme",
      "changeme", "changethis", "changeit", "replaceme", "replacethis", "fillme", "fillin", "fillmein", "fillthisin",
      "tobereplaced", "tobechanged", "tobefilled", "tobefilledin", "tobedefined", "insertme", "changemenow",
      "pleasechange", "pleasechangeme", "placeholder", "placeholdervalue", "notset", "notsetyet",
      "editme", "setme", "updateme", "customizeme", "configureme", "editthis", "setthis", "pickone", "chooseone",
      "selectone", "noneyet", "notyet", "notyetset", "unsetyet", "tobeannounced", "tobedetermined", "tobeconfirmed",
      "tobeadded", "tobeprovided", "tobeset", "tobesupplied", "tobeinserted",
    ],
    readers: ["you"],
    articles: ["a", "an", "the"],
    indefinites: ["some", "any", "whatever", "whichever"],
    nouns: ["value", "text", "string", "word"],
    joints: ["to"],
    fillers: ["whatever", "anything", "redacted", "hidden", "masked", "censored"],
    references: ["one", "same"],
    names: UnfilledNames(
      kinds: ["name", "ip", "address", "hostname"],
      things: [
        "container", "network", "node", "image", "cluster", "pod", "file", "branch", "repo", "repository", "namespace",
        "service", "database", "table", "volume", "group", "role", "vm", "instance", "bucket", "stack", "function",
        "queue", "topic", "zone", "user", "host", "domain", "project", "app", "application", "tag", "filename",
        "server", "region", "device", "interface", "package", "module", "resource", "environment",
      ],
      machines: ["ip", "host", "hostname", "server", "machine", "address"],
      ports: ["port"],
      prepositions: ["of", "for"],
      paths: ["path"],
      secrets: ["pass"],
      persons: ["first", "last", "full", "given", "family", "name", "surname", "firstname", "lastname"],
      roles: [
        .user: ["username", "userid", "loginname", "usernamehere"],
        .password: ["password", "passwd", "userpassword"],
        .host: [
          "hostname", "ip", "ipaddress", "ipaddr", "serverip", "serveraddress", "servername", "serverhostname",
          "domainname", "hostip", "hostaddress", "hostorip", "hostnameorip",
        ],
        .port: ["port", "portnumber"], .database: ["dbname", "databasename"], .number: ["n", "num", "nn", "nnn", "x"],
        .process: ["pid", "processid"],
        .revision: ["sha", "sha1", "hash", "commit", "commitish", "committish", "commithash", "commitsha", "commitid"],
      ],
      roleKinds: ["id", "hash", "sha", "sha1", "url", "uuid", "identifier", "number"],
      roleThings: [
        "commit", "process", "release", "context", "workspace", "profile", "subscription", "environment", "env",
        "package",
        "db", "repo", "job", "disk", "unit", "subnet", "snapshot", "deployment", "chart", "job", "task", "process",
        "daemon", "remote", "plugin", "org", "organization",
      ],
      mine: ["my"], folders: ["folder", "directory"],
      owners: ["owner", "user", "username"], stores: ["repo", "repository"]))
}
