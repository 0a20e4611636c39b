import Bytes

/// The words of a call that tell what a program does which has no row.
extension ProgramCatalogue {
  /// Verbs of command lines that manage things, alone or after a hyphen: `token-rm`.
  static let destroyingVerbs: Set<String> = [
    "delete", "destroy", "purge", "drop", "uninstall", "remove", "rm", "rmi", "erase", "wipe", "terminate", "drain",
    "zeroize", "prune", "revoke", "unregister", "untag", "reset", "factory-reset", "nuke", "reboot",
    // It deletes the images that a policy does not keep.
    "retention-run",
  ]

  /// Verbs that destroy where they end a word, after what they take away: `policy-detach`. `tmux detach` keeps all.
  static let destroyingEndings: Set<String> = ["detach"]

  /// Verbs that destroy where a word begins with them, before what they take away, or where they follow it after a colon.
  static let destroyingOpenings: Set<String> = [
    "delete", "destroy", "terminate", "remove", "purge", "drop", "erase", "reset",
  ]

  /// Verbs that make or change something; what ``destroyingVerbs`` holds does, too.
  static let changingVerbs: Set<String> = [
    "create", "add", "apply", "set", "update", "upgrade", "install", "start", "stop", "restart", "enable", "disable",
    "commit", "push", "publish", "submit", "patch", "scale", "rename", "register", "approve", "accept", "import",
  ]

  /// Of a statement of SQL.
  static let destroyingStatements: Set<String> = ["DROP", "DELETE", "TRUNCATE"]

  static let stayingVerbs: Set<String> = ["serve", "watch", "follow", "port-forward", "runserver"]

  /// Verbs for a server that is the program itself: `tool server start`.
  static let startingVerbs: Set<String> = ["start", "run"]

  /// They name a thing as well as what is done: `hcloud server create`.
  static let stayingNouns: Set<String> = ["server", "dev", "daemon"]

  /// What only shows what is there, as a program or as a word of one.
  static let showing: Set<String> = [
    "get", "list", "ls", "show", "describe", "status", "info", "inspect", "ps", "cat", "grep", "logs", "df", "ping",
    "nslookup", "dig", "echo", "lsblk", "netstat", "whoami", "version",
  ]

  /// Programs of which only rows say anything, since their words are mostly names: `git reset HEAD~`, `git push a dev`.
  static let spares: Set<String> = ["git"]

  /// Programs whose operands are names and texts, never verbs: POSIX utilities and their kin.
  static let plain: Set<String> = [
    "echo", "printf", "grep", "egrep", "fgrep", "cat", "ls", "cp", "mv", "ln", "mkdir", "touch", "chmod", "chown",
    "rm", "rmdir", "find", "sed", "awk", "head", "tail", "less", "more", "sort", "tar", "zip", "unzip", "man", "which",
    "whereis", "type", "kill", "pkill", "killall", "pgrep", "vi", "vim", "nano", "emacs", "scp", "rsync", "curl",
    "wget", "ping", "dig", "nslookup", "host", "source", "stat", "file", "diff", "tee", "xargs", "useradd", "usermod",
    "groupadd", "tput", "stty", "make", "gmake", "ssh", "psql", "mysql", "jq", "yq", "test", "sh", "bash", "zsh",
    "python", "python3", "node", "ruby", "perl", "php", "java", "nohup", "logger", "mount", "umount", "apt-cache",
    "kubens", "kubectx",
  ]

  /// The options that take the next word, where an operand is counted or another command begins.
  static let valued: [String: Set<String>] = {
    var all: [String: Set<String>] = [:]
    for line in valuedOptions.parts(separatedBy: "\n") {
      let words = line.parts(separatedBy: " ").map(String.init)
      for name in words[0].parts(separatedBy: ",") { all[String(name)] = Set(words.dropFirst()) }
    }
    return all
  }()

  private static let valuedOptions = """
    ssh,autossh,slogin -b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w -B
    docker,podman,nerdctl,finch -a --attach --add-host --build-arg -c --cap-add --cap-drop --cpus --device --dns -e --env --env-file --entrypoint --gpus -h --hostname -l --label -m --memory --mount --name --net --network -p --publish --platform --pull --restart --security-opt --shm-size --ulimit -u --user --userns -v --volume --volumes-from -w --workdir -f --file --profile --project-name -H --host --context
    docker-compose,podman-compose -e --env -f --file -p --project-name -u --user -w --workdir --profile --scale --timeout
    kubectl,oc -n --namespace --context --cluster --kubeconfig -c --container --image --restart --labels --overrides --env --target --profile -l --selector -f --filename
    psql -h --host -p --port -U --username -d --dbname -v --set -P -F
    mysql,mariadb -h --host -P --port -u --user -D --database -S --socket
    mongo,mongosh --host --port -u --username -p --password --authenticationDatabase
    redis-cli,valkey-cli -h -p -a -n -u -s --user --pass
    cqlsh -u -p -k
    sudo,doas -u --user -g --group -h -p -C
    su,runuser -s --shell -g -G
    sqlite3 -cmd -separator -init
    gcloud --zone --project --region
    bash,sh,zsh -o -O --rcfile --init-file
    """
}
