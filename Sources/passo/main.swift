import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A reader that goes away is noticed where something is written, not by the end of the program.
signal(SIGPIPE, SIG_IGN)

// What is opened later must not take the place of a standard stream that is closed.
for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDWR) }

// Scripts ask for the version; it needs none of what a command needs.
if CommandLine.arguments.dropFirst() == ["--version"] {
  let output = Output(1)
  output.write(Version.number + "\n")
  output.flush()
  exit(ExitStatus.success)
}

var status = ExitStatus.success
do {
  var command = try PassoCommand.parsed(Array(CommandLine.arguments.dropFirst()))
  try command.run()
} catch {
  status = ParserAnswer(error, arguments: Array(CommandLine.arguments.dropFirst())).deliver()
}
exit(status)
