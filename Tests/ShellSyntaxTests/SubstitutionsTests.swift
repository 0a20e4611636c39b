import Testing

@testable import ShellSyntax

/// What a command prints is taken apart where no quotation marks of the command that gets it are around it.
@Suite struct SubstitutionsTests {
  private func isSplit(_ text: String) -> Bool { Substitutions(Array(text.utf8)[...]).mayPrint(isSplit: true) }

  @Test(arguments: [
    #"echo "$(cat k)""#, #": "$(cat k)" end"#, #"printf "%q\n" "$(cat k)""#, #"env X="$(cat k)" env"#,
    #"echo "$(< k)""#,
    #"echo "a $(cat "k") b""#, #"echo "$(echo "$(cat k)")""#, #"echo "`cat k`""#, "echo '$(cat k)'",
    #"echo "$( (cat k) )""#,
  ])
  func inQuotationMarksItIsWhole(text: String) {
    #expect(!isSplit(text))
  }

  @Test(arguments: [
    "echo $(cat k)", "echo `cat k`", #"echo "$(echo $(cat k))""#, #"echo "a" $(cat k)"#, #"echo "`echo $(cat k)`""#,
    #"echo "$(case a in a) echo $(cat k);; esac)""#, #"echo "$(cat k"#, "cat <(cat k)", #"echo "$(cat k)"$(cat k)"#,
    #"echo "\"$(cat k)"#,
  ])
  func withoutThemItIsNot(text: String) {
    #expect(isSplit(text))
  }

  @Test func elsewhereEverySubstitutionCounts() {
    #expect(Substitutions(Array(#"sh -c "$(cat k)""#.utf8)[...]).mayPrint(isSplit: false))
    #expect(!Substitutions(Array("sh -c k".utf8)[...]).mayPrint(isSplit: false))
  }
}
