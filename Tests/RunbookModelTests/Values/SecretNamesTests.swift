import RunbookModel
import Testing

/// A placeholder that is named or described as a secret is one, in each language and in every order of its words.
@Suite struct SecretNamesTests {
  private func isSecret(_ name: String, _ description: String? = nil) -> Bool {
    let table = description.map { "\n| Name | Description |\n|---|---|\n| `<\(name)>` | \($0) |\n" } ?? ""
    let page = "# T\n\n1. Do it.\n\n   ```\n   tool login --as <\(name)>\n   ```\n   {: pre}\n" + table
    return read(page).placeholders.map(\.isSecret) == [true]
  }

  @Test(arguments: [
    "senha_do_usuario", "senha_do_usuário", "senha_de_usuario", "senha_usuario", "mot_de_passe_utilisateur",
    "mot_de_passe_de_l_utilisateur", "mot_de_passe_du_fichier", "password_user", "password_of_user", "user_password",
    "db_pass", "dbpass", "root_pass", "admin_pw", "pin", "otp", "token_utente", "passwort_benutzer",
  ])
  func aSecretThatIsSomeonesIsOne(name: String) {
    #expect(isSecret(name))
  }

  @Test(arguments: [
    "token_name", "nom_du_jeton", "password_file", "token_url", "secret_id", "user", "utilisateur", "nome_do_usuario",
    "pass_through", "led_pin", "compass", "user_name", "arquivo",
  ])
  func whatIsAboutASecretIsNone(name: String) {
    #expect(!isSecret(name))
  }

  @Test func theDescriptionMaySayIt() {
    #expect(isSecret("valor_usuario", "Obrigatório. A senha do usuário."))
    #expect(isSecret("acces_utilisateur", "Obligatoire. Le mot de passe de l'utilisateur."))
    #expect(isSecret("app_user", "Required. The password of the user."))
    #expect(!isSecret("app_user", "Required. The user whose password was changed."))
    #expect(!isSecret("key_file", "Required. The token file of the app."))
  }
}
