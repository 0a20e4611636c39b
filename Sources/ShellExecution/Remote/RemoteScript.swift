/// What is said to the shell that a command opens, in words that every POSIX shell knows.
///
/// That shell becomes an attendant: it carries out orders, which are lines of its own script, and has the shell of the
/// steps started, whose script is a FIFO as in a local session. So the steps have nothing of the connection in their
/// hands, and somebody is there to signal them, and to end them all when the connection ends.
///
/// Descriptors of the attendant: 5 is the standard output, which is the steps' output; 6 and 7 how a shell is to
/// report, in turn, since one that has answered may still read on; 8 the script of the shell; 9 the way back, which a
/// `cat` takes to the standard error.
struct RemoteScript {
  /// Begins all that the attendant reports; no step sees it.
  let mark: String
  /// In the environment of all that the steps start, by which they are found again.
  private let cookie: String
  private let name: String

  init() {
    var random = SystemRandomNumberGenerator()
    let words = (0..<6).map { _ in String(random.next(), radix: 36) }
    mark = words[0] + words[1]
    cookie = words[2] + words[3]
    name = words[4] + words[5]
  }

  /// For any shell that reads it. It ends in a word from the next shell: the first may have read on, and what it had
  /// read would be lost.
  var greeting: String { "exec /bin/sh -c 'echo >&2; echo \(mark):hello:0 >&2; exec /bin/sh'\n" }

  /// Makes the channels, starts the attendant, and after it what starts a shell whenever it says so: in the
  /// foreground, since what a shell starts in the background can never be interrupted.
  var opening: String {
    """
    passo=${TMPDIR:-/tmp}; if [ -d /dev/shm ] && [ -w /dev/shm ]; then passo=/dev/shm; fi; passo=$passo/passo-\(name)
    (umask 077; mkdir "$passo" && mkfifo "$passo/status") || exit
    trap 'exec 2>/dev/null; rm -rf "$passo"; kill "$pump"' EXIT; trap exit HUP TERM PIPE
    exec 5>&1 9<>"$passo/status"
    cat <&9 >&2 5>&- 9<&- & pump=$!
    kind=sh; set -- sh
    if command -v bash >/dev/null; then kind=bash; set -- bash --noprofile --norc; fi
    if command -v setsid >/dev/null; then set -- setsid "$@"; fi
    { printf '\\n\(mark):attends:0\\n' >&9; exec /bin/sh -s -- "$passo" "$kind" 5>&5 9>&9; } |
    while read -r go; do
    (PASSO_SESSION=\(cookie); export PASSO_SESSION
    exec sh -c 'echo "$$" >"$1/shell"; shift; exec "$@"' sh "$passo" "$@" "$passo/commands" \\
    </dev/null 2>&1 >&5 5>&- 9>&-)
    printf '\\n\(mark):ended:%s\\n' "$?" >&9
    done 2>/dev/null
    exit

    """
  }

  /// The attendant's words. Where /proc shows our own processes the session is all that bears the cookie, however
  /// far it has been forked off; elsewhere it is the process group of its shell.
  var attendant: String {
    """
    exec 2>/dev/null; d=$1; since=0; shell=; sees=
    answers=$d/status; report=$d/report; other=$d/other-report; exec 6<>"$report" 7<>"$other"
    trap 'end_tree 6 0' EXIT; trap exit HUP TERM PIPE; trap '' INT
    tell() { printf '\\n\(mark):%s:%s\\n' "$1" "$2" >&9; }
    if [ "/proc/$$/fd/9" -ef "$d/status" ]; then
    sees=1; answers=/proc/$$/fd/9; report=/proc/$$/fd/6; other=/proc/$$/fd/7
    fi
    make_directory() { [ -d "$d" ] || (umask 077; mkdir "$d"); }
    start_shell() {
    make_directory; rm -f "$d/commands" "$d/shell"; shell=
    (umask 077; mkfifo "$d/commands"); exec 8<>"$d/commands"; echo go
    }
    find_shell() { if [ -r "$d/shell" ]; then read -r shell <"$d/shell"; fi; }
    look() {
    find_shell; read -r call fd rest <"/proc/$shell/syscall" || return
    case $call in 0|3|63) [ "/proc/$shell/fd/$((fd))" -ef "$d/commands" ] && tell waits "$1";; esac
    }
    take_step() {
    make_directory; find_shell; read -r since rest </proc/uptime; since=${since%.*}${since#*.}
    printf %s "$1" >"$d/step"; printf %s "$2" >"$3"; printf '%s\\n' "$4" >&8
    }
    belonging() {
    find_shell
    if [ -z "$sees" ]; then
    for p in "-$shell" "$shell"; do if kill -s 0 -- "$p"; then echo "$p"; return; fi; done
    return
    fi
    for f in $(grep -ls PASSO_SESSION=\(cookie) /proc/[0-9]*/environ); do
    p=${f#/proc/}; p=${p%/environ}; read -r line <"/proc/$p/stat" || continue
    set -- "$1" ${line##*) }
    if [ "$p" = "$shell" ] || [ "${21}" -ge "$1" ]; then echo "$p"; fi
    done
    }
    reach() { for p in $(belonging "$2"); do kill -s "$1" -- "$p"; done; }
    nap() { sleep 0.05 || sleep 1; }
    end_tree() {
    reach TERM "$2"; reach CONT "$2"
    n=0; while [ "$n" -lt "$1" ] && [ "$(belonging "$2")" ]; do nap; n=$((n + 1)); done
    n=0; while [ "$n" -lt 100 ] && [ "$(belonging "$2")" ]; do reach STOP "$2"; reach KILL "$2"; nap; n=$((n + 1)); done
    tell tree 0
    }
    list_jobs() {
    find_shell
    for p in $(belonging 0); do
    if [ "$p" != "$shell" ]; then printf '%s ' "$p"; tr '\\000' ' ' <"/proc/$p/cmdline"; echo; fi
    done
    }
    tell directory "$d"; tell report "$report"; tell other-report "$other"; tell answers "$answers"; tell kind "$2"

    """
  }

  /// - Parameter path: of the file that is to hold the report.
  func step(_ text: [UInt8], report: String, path: String, line: String) -> [UInt8] {
    // No word of a shell can hold NUL; in a file of commands it is passed over.
    Array("take_step ".utf8) + RemoteScript.word(text.filter { $0 != 0 })
      + Array(" \(shellQuoted(report)) \(shellQuoted(path)) \(shellQuoted(line))\n".utf8)
  }

  func line(_ text: String) -> [UInt8] { Array("printf '%s\\n' \(shellQuoted(text)) >&8\n".utf8) }

  func marker(_ bytes: [UInt8]) -> [UInt8] {
    Array("printf %s ".utf8) + RemoteScript.word(bytes) + Array(" >&5\n".utf8)
  }

  /// - Parameter naps: how often to wait 50 ms before what is left is killed.
  func endTree(naps: Int, sparesOlder: Bool) -> [UInt8] {
    Array("end_tree \(naps) \(sparesOlder ? "\"$since\"" : "0")\n".utf8)
  }

  /// Asks whether the shell waits for its next line. A read has one of three numbers, after the kind of the machine.
  func look(_ step: Int) -> [UInt8] { Array("look \(step)\n".utf8) }

  let interrupt = Array("reach INT \"$since\"\n".utf8)

  /// Commands whose output comes back as a ``StatusRecord``; they begin by printing its status with `status`.
  func request(_ commands: String, nonce: String) -> [UInt8] {
    // Three digits, or the nonce's first would be taken for part of the number.
    Array("{ status() { printf '\(nonce):%s\\0' \"$1\"; }; \(commands)\nprintf '\\000\(nonce)'; } >&9\n".utf8)
  }

  private static func word(_ bytes: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    var word = [quote]
    for byte in bytes {
      if byte == quote { word += [quote, UInt8(ascii: "\\"), quote, quote] } else { word.append(byte) }
    }
    return word + [quote]
  }
}
