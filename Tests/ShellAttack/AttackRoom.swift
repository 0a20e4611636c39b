import Foundation

/// A directory in which a case runs, and programs that stand for those that are elsewhere.
package final class AttackRoom {
  let directory: URL
  private let programs: URL

  package init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("passo-attack-\(UUID().uuidString)")
    programs = directory.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for (name, text) in Self.standIns {
      let file = programs.appendingPathComponent(name)
      try ("#!/bin/sh\n" + text + "\n").write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private static let standIns = programs.merging(clients) { program, _ in program }

  private static let programs = [
    "q": "printf '%s\\0' \"$@\" >>\"$ARRIVED\"",
    "ssh": """
    while [ $# -gt 0 ]; do case $1 in
    -o) case $2 in *Command=*) sh -c "${2#*=}";; esac; shift 2;;
    -o*Command=*) sh -c "${1#*=}"; shift;;
    -[pil]) shift 2;; -*) shift;; *) break;; esac; done
    shift; [ "$1" = -- ] && shift
    if [ $# -gt 0 ]; then exec sh -c "$*"; else exec sh; fi
    """,
    "docker": container(until: "c"), "podman": container(until: "c"), "nerdctl": container(until: "c"),
    "kubectl": container(until: "--"),
    "su": "while [ $# -gt 0 ]; do if [ \"$1\" = -c ]; then exec sh -c \"$2\"; fi; shift; done; exec sh",
    "sudo": "exec \"$@\"",
    "at": """
    for a do [ "$p" = -f ] && exec sh "$a"; p=$a; done; exec sh
    """,
    "batch": "exec sh",
    "parallel": """
    while [ $# -gt 0 ]; do case $1 in -*) shift;; *) break;; esac; done
    c=; while [ $# -gt 0 ] && [ "$1" != ::: ]; do c="$c $1"; shift; done
    if [ $# -eq 0 ]; then while read -r l; do sh -c "$c $l"; done; exit; fi; shift
    for a do case $c in *{}*) sh -c "${c%%{}*}$a${c#*{}}";; *) sh -c "$c $a";; esac; done
    """,
    "watch": "while :; do case $1 in -n) shift 2;; -*) shift;; *) break;; esac; done; exec sh -c \"$*\"",
    "rsync": """
    while [ $# -gt 0 ]; do case $1 in
    -e) exec sh -c "$2";; --rsh=*|--rsync-path=*) exec sh -c "${1#*=}";; *) shift;; esac; done
    """,
    "systemd-run": "while :; do case $1 in -*) shift;; *) break;; esac; done; exec \"$@\"",
    "man": "sh -c \"$PAGER\"",
    "scp": """
    while [ $# -gt 0 ]; do case $1 in
    -o) case $2 in *Command=*) sh -c "${2#*=}";; esac; shift 2;;
    -o*Command=*) sh -c "${1#*=}"; shift;; -*) shift;; *) break;; esac; done
    to=${2#*:}; cp "${1#*:}" "${to:-.}"
    """,
    "runuser":
      "while [ $# -gt 0 ]; do [ \"$1\" = -c ] && exec sh -c \"$2\"; [ \"$1\" = -- ] && shift && exec \"$@\"; shift; done",
    "sg": "shift 2; exec sh -c \"$1\"", "newgrp": "exec sh", "m4": "sed -n 's/^syscmd(\\(.*\\))$/\\1/p' | sh",
    "gcloud":
      "for a do case $a in --command=*) exec sh -c \"${a#*=}\";; esac; [ \"$p\" = 1 ] && exec sh -c \"$a\"; [ \"$a\" = --command ] && p=1; done",
    "vagrant": "exec sh -c \"$3\"", "retry": "shift; if [ $# -eq 1 ]; then exec sh -c \"$1\"; fi; exec \"$@\"",
    "ssh-agent": "exec \"$@\"",
    "unbuffer": "exec \"$@\"", "doas": "exec \"$@\"", "pkexec": "exec \"$@\"", "chronic": "exec \"$@\"",
    "ansible": "while [ \"$1\" != -a ]; do shift; done; exec sh -c \"$2\"", "hyperfine": "exec sh -c \"$1\"",
    "heroku": "exec sh -c \"$2\"", "npx": "exec sh -c \"$2\"",
    "screen": "while :; do case $1 in -dmS) shift 2;; -*) shift;; *) break;; esac; done; exec \"$@\"",
    "lxc": "while [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"",
    "machinectl": "shift 2; exec \"$@\"", "xvfb-run": "exec \"$@\"", "faketime": "shift; exec \"$@\"",
    "crontab": "sed -n 's/^\\* \\* \\* \\* \\* //p' | sh",
  ]

  /// Runs `command` and says what `q` got, and whether the value ran.
  package func run(_ command: String, in shell: RealShell) throws -> (arrived: [String], isHit: Bool) {
    let room = directory.appendingPathComponent("room")
    try? FileManager.default.removeItem(at: room)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    let script = directory.appendingPathComponent("case.sh")
    let arrived = directory.appendingPathComponent("arrived")
    try? FileManager.default.removeItem(at: arrived)
    try Data(command.utf8).write(to: script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "10", shell.path] + (shell.name == "zsh" ? ["-f"] : []) + [script.path]
    process.currentDirectoryURL = room
    process.environment = [
      "PATH": "\(programs.path):/usr/bin:/bin:/usr/local/bin", "LC_ALL": "C.UTF-8", "A": "variable",
      "HOME": room.path, "ARRIVED": arrived.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let data = (try? Data(contentsOf: arrived)) ?? Data()
    let words = data.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: room.path)
    return (words, files.contains { $0.contains("hit") && !$0.contains("touch") })
  }
}
