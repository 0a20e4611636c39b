import ShellSyntax
import Testing

/// What reads a value once more is found by the options, the names and the descriptors of shells, and by the files that
/// programs run by themselves. `Attack/shells.txt` has more, with real shells.
@Suite struct SecondShellTests {
  /// Nil where the value is refused.
  private static func filled(_ command: String, _ value: String) -> String? {
    try? Template(command, language: .shell).filled { _ in .value(value) }
  }

  @Test(arguments: [
    "bash -euo pipefail -c 'q <x>'", "bash -o errexit -c 'q <x>'", "bash -c -e 'q <x>'", "zsh -fc 'q <x>'",
    "bash --rcfile f -c 'q <x>'", "bash +O extglob -c 'q <x>'", "sh -ec 'q <x>'", "nice -5 sh -ec 'q <x>'",
    "su root -- -c 'q <x>'", "emulate sh -c 'q <x>'", "=sh -c 'q <x>'", "zsh --emulate sh -c 'q <x>'",
  ])
  func theTextOfAShellIsFound(command: String) {
    #expect(Self.filled(command, "a b") == command.replacing("<x>", with: #"'\''a b'\''"#))
  }

  @Test(arguments: [
    // An option that is not known before, and a shell under another name.
    "bash $F 'q <x>'", "cp /bin/sh x; ./x -c \"q $(echo <x>)\"", "/bin/s[h] -c 'q <x>'", "{sh,-c,\"q <x>\"}",
    "ln -s \"$(command -v bash)\" x; V=<x>; ./x -c \"q $V\"", "/proc/self/exe -c \"q $(echo <x>)\"",
    "env -S 'sh -c \"q <x>\"'", "go() { bash \"$@\"; }; V=<x>; go -c \"q $V\"",
    // Descriptors.
    "V=<x>; bash /dev/fd/9 9<<EOF\nq $V\nEOF", "V=<x>; exec 9<<EOF\nq $V\nEOF\nbash <&9",
    "V=<x>; echo \"q $V\" > >(sh)", "exec 7> >(sh); V=<x>; echo \"q $V\" >&7",
    // Builtins and programs.
    "compgen -W '<x>'", "history -s <x>", "RANDOM=<x>", "wsl q <x>", "salt '*' cmd.run 'q <x>'", "echo a >&<x>",
    "env BASH_ENV=<x> bash -c true",
    // Files that programs run by themselves, and scripts that something else changes.
    "cat > ~/.gitconfig <<'EOF'\n[alias]\n  z = !q <x>\nEOF", "cat > .git/hooks/pre-push <<EOF\nq $(echo <x>)\nEOF",
    "echo 'script-shell=<x>' >> ~/.npmrc", "cat > web.service <<'EOF'\n[Service]\nExecStart=/bin/q <x>\nEOF",
    "sed -i 's/@X@/<x>/' job; sh job", "awk 'BEGIN { print \"q <x>\" > \"job\" }'; sh job",
    // What is changed, or recorded, on its way into a program.
    "sort > job <<'EOF'\nq <x>\nEOF\nsh job", "script -qc \"echo q <x>\" job; sh job",
    // Arguments of a shell whose program comes in, also by another variable.
    "sh -s <x> <<'EOF'\neval \"q $1\"\nEOF", "echo 'eval \"q $1\"' | bash -s -- <x>",
    "sh -s <x> <<'EOF'\nV=$1\neval \"q $V\"\nEOF", "bash <(echo 'eval \"q $1\"') <x>",
    "sh -c 'V=$1; eval \"q $V\"' sh <x>", "V=<x>; make -f- <<EOF\nall: ; q $V\nEOF",
    "exec 9<<'EOF'\nq <x>\nEOF\nread -ru9 l; eval \"$l\"", "exec 9<<'EOF'\nq <x>\nEOF\neval \"$(cat <&9)\"",
    "mkdir <x>; cd <x>; sh -c \"q $PWD\"", "touch <x>; ls | sh", "touch <x>; for f in *; do eval \"q $f\"; done",
  ])
  func whatIsNotFollowedTakesPlainValuesAlone(command: String) {
    #expect(Self.filled(command, "$(hit) b") == nil)
    #expect(Self.filled(command, "1") != nil)
  }

  @Test(arguments: [
    ("echo <x> | xargs q", "a b", "a,b"), ("echo <x> | xargs -I{} q {}", "a'b", "a b"),
    ("printf '%s\\n' <x> | xargs -d '\\n' q", "a\nb", "a'b"), ("read -r a b <<< \"<x>\"", "a b", "a,b"),
    ("IFS=, read -r a b <<< \"<x>\"", "a,b", "a b"), ("read a <<< \"<x>\"", "a\\b", "a b"),
    ("mapfile -t A <<< \"<x>\"", "a\nb", "a b"), ("V=<x>; A=($V)", "a b", "a,b"),
    ("V=<x>; for v in $V; do q \"$v\"; done", "a b", "a,b"), ("V=<x>; set -- $V", "a b", "a,b"),
    ("for v in $(echo <x>); do q \"$v\"; done", "a b", "a,b"), ("echo W=<x> > f; export $(cat f)", "a b", "a,b"),
  ])
  func whatWouldBeTakenApartIsRefused(command: String, apart: String, whole: String) {
    #expect(Self.filled(command, apart) == nil)
    #expect(Self.filled(command, whole) != nil)
  }

  /// Where readers differ, only what all of them take alike is written.
  @Test(arguments: [
    ("echo \"W='<x>'\" > f; . ./f", #"a\nb"#, "a'b"), ("echo \"W=\\\"<x>\\\"\" > f; . ./f", #"a\b"#, "a b"),
    ("q \"$(cat <<'EOF'\nname: <x>\nEOF\n)\"", "a: b", "a b"),
    ("V=$(cat <<'EOF'\nname: \"<x>\"\nEOF\n)", "a\"b", "a'b"),
    ("q \"`cat <<'EOF'\nname: <x>\nEOF\n`\"", "'a'", "1.5"),
  ])
  func whatReadersTakeInTwoWaysIsRefused(command: String, apart: String, alike: String) {
    #expect(Self.filled(command, apart) == nil)
    #expect(Self.filled(command, alike) != nil)
  }

  @Test(arguments: [
    "cat > ~/.gitconfig <<'EOF'\n[user]\n  name = <x>\nEOF", "printf '%s\\0' <x> | xargs -0 q",
    "cat > web.service <<'EOF'\n[Unit]\nDescription=<x>\nEOF", "IFS= read -r a <<< \"<x>\"; q \"$a\"",
    "sed -i '1i name: <x>' notes", "perl -pe \"s|a|<x>|g\" notes", "docker ps --filter \"name=<x>\" | xargs q",
    "sh -s <x> <<'EOF'\nq \"$1\"\nEOF", "kubectl apply -f - <<'EOF'\nkind: Pod\nname: <x>\nEOF",
    "sudo sh -c 'cat > s.sh' <<'EOF'\nq <x>\nEOF\nsh s.sh", "cat site.tar | tar -x -f - -C <x>",
    "bash s.sh --title \"The <x>\"", "V=<x>; export W=$V; q \"$W\"",
  ])
  func otherValuesAreTaken(command: String) { #expect(Self.filled(command, "Ada L") != nil) }
}
