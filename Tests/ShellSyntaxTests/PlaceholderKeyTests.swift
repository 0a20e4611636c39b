import ShellSyntax
import Testing

@Suite struct PlaceholderKeyTests {
  @Test(arguments: [
    ("<docker-email>", "docker_email"), ("[--sso]", "sso"), ("{region}", "region"), ("DOCKER_EMAIL", "docker_email"),
    ("<nom d'utilisateur>", "nom_d_utilisateur"), ("</path/to/archive.tgz>", "path_to_archive_tgz"), ("<…>", ""),
    ("<nombre de poli\u{301}tica>", "nombre_de_pol\u{ED}tica"),
    ("<logDNA-Aufnahmeschlüssel>", "logdna_aufnahmeschlüssel"),
    ("<-- a -->", "a"), ("<地域 名>", "地域_名"),
  ])
  func brings(name: String, key: String) {
    #expect(Array(PlaceholderKey.key(of: name).utf8) == Array(key.utf8))
  }
}
