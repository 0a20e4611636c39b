/// Of programs, where they have their effect: here, on another machine, or in a container beside which they are called.
extension ProgramCatalogue {
  /// They go to a machine that is another one.
  package static let remotes: Set<String> = ["ssh", "mosh", "gcloud", "az", "aws", "doctl", "tsh", "ibmcloud"]

  /// It is there on most systems, or keeps containers: that it was called in one place says nothing of the next call.
  package static func isEverywhere(_ program: String) -> Bool {
    plain.contains(program) || showing.contains(program) || keepers.contains(program)
      || ofContainers.contains(program)
  }

  /// They read a language of their own.
  package static let readers: Set<String> = [
    "mysql", "mariadb", "psql", "sqlite3", "redis-cli", "mongo", "mongosh", "cqlsh", "influx", "python", "python3",
    "node", "irb", "rails", "php", "db2", "sqlplus", "sqlcmd", "clickhouse-client", "telnet", "ftp", "sftp", "lftp",
  ]

  /// They keep the system on which they run.
  package static let keepers: Set<String> = [
    "sudo", "apt", "apt-get", "dnf", "yum", "zypper", "apk", "pacman", "systemctl", "service", "useradd", "adduser",
    "usermod", "ufw", "firewall-cmd", "hostnamectl", "timedatectl",
  ]

  /// They go to other machines, or bring something there.
  package static let clients: Set<String> = [
    "ssh", "scp", "sftp", "rsync", "ssh-keygen", "ssh-copy-id", "az", "aws", "gcloud", "kubectl", "terraform", "doctl",
    "hcloud", "ansible", "ansible-playbook",
  ]

  /// They open a shell of another user, on the same machine.
  package static let ofUsers: Set<String> = ["su", "sudo", "doas", "runuser"]

  /// They are called beside the containers that they keep.
  package static let ofContainers: Set<String> = [
    "docker", "podman", "nerdctl", "docker-compose", "podman-compose", "kubectl", "oc", "finch", "lxc", "incus",
    "buildah", "crictl",
  ]

  /// They are called beside the machines that they keep.
  package static let ofMachines: Set<String> = [
    "vagrant", "minikube", "multipass", "limactl", "lima", "colima", "docker-machine", "gcloud", "az", "aws", "heroku",
    "cf", "fly", "flyctl", "doctl", "ibmcloud",
  ]

  /// Words of theirs that go inside for one command: `docker exec web ls`.
  package static let entries: Set<String> = ["exec", "rsh", "attach", "debug"]
}
