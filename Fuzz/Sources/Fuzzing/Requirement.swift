/// Ends the process unless `condition` holds, so that libFuzzer keeps the input that showed it.
public func require(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}
