/// Programs that stand for clients with commands of their own, a few of which start a shell, and for containers.
extension AttackRoom {
  /// A container is this machine: variables that are given to it are set, and a file that is copied is copied.
  static func container(until end: String) -> String {
    """
    if [ "$1" = cp ]; then to=${3#*:}; from=${2#*:}; cp "$from" "${to:-.}"; exit; fi
    while [ "$1" != '\(end)' ]; do case $1 in
    -e|--env) case $2 in *=*) export "$2";; esac; shift;;
    --env=*) export "${1#--env=}";; -e?*=*) export "${1#-e}";;
    --env-file) while IFS= read -r l; do export "$l"; done <"$2"; shift;;
    --env-file=*) while IFS= read -r l; do export "$l"; done <"${1#*=}";;
    esac; shift; done; shift; exec "$@"
    """
  }

  static let clients: [String: String] = {
    var all: [String: String] = [:]
    for name in [
      "psql", "mysql", "mariadb", "sqlcmd", "sqlplus", "duckdb", "ftp", "lftp", "sftp", "telnet", "mail", "mailx",
      "gnuplot", "cqlsh",
    ] { all[name] = client }
    // The last word is the text of a shell.
    for name in [
      "tmux", "salt", "pssh", "parallel-ssh", "az", "doctl", "xterm", "fly", "adb", "ibmcloud",
    ] { all[name] = last }
    // The words from the shell on are run.
    for name in [
      "busybox", "chroot", "nsenter", "unshare", "oc", "incus", "multipass", "limactl", "toolbox", "distrobox", "wsl",
      "mosh", "gnome-terminal", "konsole", "sshpass",
    ] { all[name] = words }
    all["entr"] = "cat >/dev/null; [ \"$1\" = -s ] && exec sh -c \"$2\"; exec \"$@\""
    all["aws"] = "for a do case $a in command*=*) exec sh -c \"${a#*=}\";; esac; l=$a; done; exec sh -c \"$l\""
    all["run-parts"] = "for f in \"$1\"/*; do \"$f\"; done"
    return all
  }()

  private static let last = """
    for a do case $a in --*=*) a=${a#*=};; Enter) continue;; esac; case $a in *q*) exec sh -c "$a";; esac; done
    """

  private static let words = """
    while [ $# -gt 0 ]; do case $1 in sh|ash|bash|/bin/sh|ssh) exec "$@";; *) shift;; esac; done
    """

  /// Reads its text from options, files and the standard input, and runs what follows `\!`, `!`, `system` and such.
  private static let client = #"""
    exec python3 - "$@" 3<&0 <<'PROGRAM'
    import os, re, subprocess, sys
    texts, words, read = [], sys.argv[1:], False
    while words:
        word = words.pop(0)
        if word in ("-c", "-e", "-Q", "-q", "--execute", "--command", "--eval") and words:
            texts.append(words.pop(0)); read = True
        elif word in ("-f", "-b", "--file") and words and words[0] != "-":
            texts.append(open(words.pop(0)).read()); read = True
        elif re.match(r"--(execute|command|eval)=", word):
            texts.append(word.split("=", 1)[1]); read = True
        elif word.startswith((".", "!")):
            texts.append(word); read = True
    if not read:
        texts.append(os.fdopen(3).read())
    def run(text): subprocess.run(["sh", "-c", text])
    def unquoted(line): return re.sub(r"'(?:[^'\\]|\\.|'')*'|\"(?:[^\"\\]|\\.)*\"", lambda m: "_" * len(m[0]), line)
    while texts:
        for line in texts.pop(0).splitlines():
            start = re.match(r"\s*(?:!!|~?[!|]|\.sh(?:ell)?\b|\.system\b|system\b|sh(?:ell)?\b|host\b|local\b)(.*)", line)
            bare = unquoted(line)
            inner = re.search(r"\\!|\\[gow]\s*\|", bare)
            program = re.search(r"program\s+'((?:[^']|'')*)'", line, re.I)
            file = re.match(r"\s*(?:source|\\i|\\\.|\.read)\s+(\S+)", line)
            if start: run(start[1])
            elif program: run(program[1].replace("''", "'"))
            elif inner: run(line[inner.end():])
            elif file and os.path.exists(file[1]): texts.append(open(file[1]).read())
    PROGRAM
    """#
}
