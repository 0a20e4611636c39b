import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run whose steps happen elsewhere, and that goes on after Passo has died: the shell over there gets its state back.
@Suite(.serialized) struct RemoteResumeTests {
  private static let page = """
    # Elsewhere
    {: #elsewhere}

    1.  Begin.

        ```
        COUNT=5; greet() { echo "greetings $1"; }; cd /usr; export OAUTH_TOKEN=abc$((1+1))secret
        ```
        {: pre}

    2.  Count.

        ```
        COUNT=$((COUNT+1)); echo counted >> "$PLACE/done.txt"
        ```
        {: pre}

    3.  Wait.

        ```
        touch "$PLACE/waiting"; sleep 60
        ```
        {: pre}

    4.  Use it.

        ```
        greet "$COUNT" >> "$PLACE/done.txt"; pwd >> "$PLACE/done.txt"
        ```
        {: pre}

    """

  private func runsOn(_ prelude: String, shell: String) throws {
    let passo = try Passo().file("page.md", Self.page.replacing("$PLACE", with: "PLACE"))
    let outcome = try passo.bash(
      """
      sed -i "s|PLACE|$PWD|g" page.md; chmod 777 .
      \(prelude)
      \(Passo.path) run page.md --non-interactive --shell "\(shell)" > out.txt 2>&1 & passo=$!
      for i in $(seq 400); do [ -e waiting ] && break; sleep 0.05; done
      kill -9 $passo; wait $passo
      for i in $(seq 100); do pgrep -f '[p]asso-session.*'"$PWD" >/dev/null || break; sleep 0.05; done
      \(Passo.path) run --resume --non-interactive; echo "refused $?"
      \(Passo.path) run --resume --from 4; echo "resumed $?"
      [ -z "$sshd" ] || kill "$(cat pid)"
      """)
    #expect(outcome.output.contains("step 3 was running when Passo ended"), "\(outcome)")
    #expect(outcome.output.contains("refused 2\n") && outcome.output.contains("resumed 0\n"), "\(outcome)")
    #expect(passo.folder.text("done.txt") == "counted\ngreetings 6\n/usr\n", "\(outcome)")
  }

  @Test(
    .enabled(
      if: ["sshd", "ssh", "ssh-keygen"].allSatisfy { name in
        Passo.hasProgram(name) || access("/usr/sbin/\(name)", X_OK) == 0
      }, "needs OpenSSH's server"))
  func throughSSH() throws {
    let port = Int.random(in: 20_000..<60_000)
    try runsOn(
      """
      PATH=$PATH:/usr/sbin; ssh-keygen -q -t ed25519 -N '' -f host; ssh-keygen -q -t ed25519 -N '' -f user
      cp user.pub allowed; chmod 600 allowed; mkdir -p /run/sshd 2>/dev/null
      printf '%s\\n' 'Port \(port)' 'ListenAddress 127.0.0.1' "HostKey $PWD/host" "AuthorizedKeysFile $PWD/allowed" \
        "PidFile $PWD/pid" 'StrictModes no' 'UsePAM no' 'PasswordAuthentication no' 'PermitRootLogin yes' > config
      sshd=$(command -v sshd); "$sshd" -f "$PWD/config" -E log
      for i in $(seq 200); do [ -s pid ] && break; sleep 0.05; done
      printf '%s\\n' "ssh -p \(port) -i $PWD/user -F none -o IdentitiesOnly=yes -o UserKnownHostsFile=$PWD/known \
        -o StrictHostKeyChecking=no 127.0.0.1 \\"\\$@\\"" > reach; chmod +x reach
      """, shell: "sh ./reach")
  }

  @Test(.enabled(if: geteuid() == 0 && Passo.hasProgram("sudo"), "needs sudo, and the rights of root"))
  func asAnotherUser() throws { try runsOn("", shell: "sudo -n -iu root bash") }
}
