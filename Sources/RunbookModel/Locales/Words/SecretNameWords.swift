/// Words of names that have a secret in them, by language. All of them count in a page of any language.
enum SecretNameWords {
  /// Whoever has a secret: at the end of a name the name is theirs, and after a secret they only say whose it is,
  /// `password_user`.
  static let holders: [String: [String]] = [
    "en": ["user"], "fr": ["utilisateur", "utilisatrice"], "pt-BR": ["usuario", "usuário"], "es": ["usuario"],
    "it": ["utente"], "de": ["benutzer"], "nl": ["gebruiker"], "pl": ["użytkownik"],
  ]
  /// What binds a thing to whose it is: "mot de passe *de* l'utilisateur". Where cases or the order of words do that there
  /// is none.
  static let possessives: [String: [String]] = [
    "en": ["of", "for"], "fr": ["de", "du", "des", "d", "pour"], "pt-BR": ["de", "do", "da", "dos", "das", "para"],
    "es": ["de", "del"], "it": ["di", "del", "della", "dell"], "de": ["von", "des", "für"], "nl": ["van"],
  ]
  /// What means a secret at the end of a name, or as all of it, and elsewhere something else: `db_pass`, and not
  /// `pass_through`. Abbreviations are those of English everywhere.
  static let endings: Set<String> = ["pass", "dbpass", "rootpass", "userpass", "adminpass", "pw", "otp", "totp"]
  /// Names that mean a secret as they are, and with further words something else: `pin`, and not `led_pin`.
  static let wholeNames: Set<String> = ["pin", "your_pin", "card_pin", "user_pin", "pin_code"]
}
