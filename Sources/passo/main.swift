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

// Scripts ask for the version; it needs none of what a command needs.
if CommandLine.arguments.dropFirst() == ["--version"] {
  let output = Output(1)
  output.write(Version.number + "\n")
  output.flush()
  exit(ExitStatus.success)
}

var status = ExitStatus.success
do {
  var command = try PassoCommand.parseAsRoot()
  try command.run()
} catch {
  status = ParserAnswer(error, arguments: Array(CommandLine.arguments.dropFirst())).deliver()
}
exit(status)
