import Bytes

/// The words for states, by language. Data: whoever adds a word takes care that programs use it for a state only.
enum StateWords {
  /// In lower case, with blanks instead of hyphens and underscores.
  static let meanings: [String: StateMeaning] = [english, french, portuguese, spanish, german].reduce(into: [:]) {
    for (meaning, words) in $1 {
      for word in words.parts(separatedBy: ",") {
        let word = word.trimmingBlanks
        $0[word] = $0[word] ?? meaning
      }
    }
  }

  /// What turns a state into its opposite, with the blank after it.
  static let negations = [
    "not yet ", "not currently ", "isn't yet ", "n'est pas encore ", "pas encore ", "ainda não ", "ainda não está ",
    "noch nicht ", "aún no ", "not ", "no longer ", "never ", "isn't ", "is not ", "are not ", "non ", "pas ",
    "n'est pas ", "plus ", "não ",
    "não está ", "não estão ", "no ", "no está ", "nicht ", "kein ",
  ]

  private static let english: [StateMeaning: String] = [
    .running: "running, active, up, online, started, alive, on, active (running), live",
    .ready: "ready, available, healthy, bound, normal, green, synced, in sync, operational",
    .enabled: "enabled, allowed, permitted, unlocked",
    .succeeded: "ok, okay, complete, completed, succeeded, success, successful, passed, pass, done, deployed, finished",
    .valid: "valid, verified, trusted, secure, good, authorized, authenticated",
    .present: "present, installed, found, exists, attached, mounted",
    .reachable: "connected, reachable, established",
    .open: "open, opened, listening",
    .yes: "true, yes",
    .applied: "created, configured, provisioned, updated, unchanged",
    .pending: """
    pending, creating, containercreating, podinitializing, provisioning, deploying, starting, waiting, inprogress,
    in progress, queued, scheduling, updating, initializing, requested, yellow, activating, reloading, degraded, paused
    """,
    .unknown: "unknown",
    .stopped:
      "stopped, inactive, down, offline, exited, dead, off, terminating, terminated, suspended, inactive (dead)",
    .disabled: "disabled, masked, unset",
    .absent: "absent, missing, notfound, not found, deleted, deleting, removed, uninstalled, unmounted, detached, none",
    .closed: "closed", .no: "false, no", .locked: "locked",
    .failed: """
    failed, failure, fail, error, errored, crashloopbackoff, imagepullbackoff, errimagepull, evicted, oomkilled,
    critical, aborted, canceled, cancelled, unsuccessful, crashed, red, timeout, timedout, timed out, lost, broken,
    corrupted
    """,
    .notReady: "notready, not ready, unavailable, unhealthy, out of sync, outofsync",
    .invalid: "invalid, expired, revoked, untrusted, unverified, bad, insecure, unsecured",
    .denied: "denied, unauthorized, forbidden, rejected, refused",
    .unreachable: "disconnected, unreachable",
  ]

  private static let french: [StateMeaning: String] = [
    .running: "actif, active, en cours d'exécution, démarré, démarrée, en ligne, en marche",
    .ready: "prêt, prête, disponible, sain, normal, opérationnel",
    .enabled: "activé, activée, autorisé, autorisée, déverrouillé",
    .succeeded: "réussi, réussie, réussite, succès, terminé, terminée, effectué, déployé",
    .valid: "valide, vérifié, vérifiée, correct",
    .present: "présent, présente, installé, installée, trouvé",
    .reachable: "connecté, connectée, joignable", .open: "ouvert, ouverte", .yes: "vrai, oui",
    .applied: "créé, créée, configuré, configurée, mis à jour",
    .pending: "en attente, en cours, en cours de création, en cours de déploiement, démarrage",
    .unknown: "inconnu, inconnue",
    .stopped: "inactif, inactive, arrêté, arrêtée, hors ligne, suspendu, éteint",
    .disabled: "désactivé, désactivée",
    .absent: "absent, absente, introuvable, supprimé, supprimée, manquant, aucun, aucune",
    .closed: "fermé, fermée", .no: "faux, non", .locked: "verrouillé, verrouillée",
    .failed: "échec, échoué, échouée, en échec, erreur, annulé, annulée, interrompu, critique",
    .notReady: "indisponible, défaillant",
    .invalid: "invalide, non valide, expiré, expirée, révoqué",
    .denied: "refusé, refusée, interdit, non autorisé, rejeté",
    .unreachable: "déconnecté, déconnectée, injoignable",
  ]

  private static let portuguese: [StateMeaning: String] = [
    .running: "ativo, ativa, em execução, executando, iniciado, iniciada, on line, no ar, ligado",
    .ready: "pronto, pronta, disponível, saudável, normal, operacional",
    .enabled: "ativado, ativada, habilitado, habilitada, permitido, desbloqueado",
    .succeeded: "bem sucedido, bem sucedida, sucesso, êxito, concluído, concluída, completo, aprovado, implementado",
    .valid: "válido, válida, verificado, verificada",
    .present: "presente, instalado, instalada, encontrado",
    .reachable: "conectado, conectada, acessível", .open: "aberto, aberta", .yes: "verdadeiro, sim",
    .applied: "criado, criada, configurado, configurada, atualizado",
    .pending: "pendente, em andamento, aguardando, criando, iniciando, em espera",
    .unknown: "desconhecido, desconhecida",
    .stopped: "inativo, inativa, parado, parada, interrompido, encerrado, suspenso, desligado, off line",
    .disabled: "desativado, desativada, desabilitado, desabilitada",
    .absent: "ausente, não encontrado, excluído, excluída, removido, removida, faltando, nenhum, nenhuma",
    .closed: "fechado, fechada", .no: "falso, não", .locked: "bloqueado, bloqueada",
    .failed: "falha, falhou, com falha, erro, com erro, cancelado, cancelada, abortado, crítico",
    .notReady: "indisponível, com problemas",
    .invalid: "inválido, inválida, expirado, expirada, revogado",
    .denied: "negado, negada, recusado, proibido, não autorizado, rejeitado",
    .unreachable: "desconectado, desconectada, inacessível",
  ]

  private static let spanish: [StateMeaning: String] = [
    .running: "activo, activa, en ejecución, iniciado", .ready: "listo, lista, disponible",
    .enabled: "habilitado, activado", .succeeded: "correcto, éxito, completado, satisfactorio", .yes: "verdadero, sí",
    .pending: "pendiente, en curso, en espera", .stopped: "inactivo, detenido, parado",
    .disabled: "inhabilitado, deshabilitado, desactivado", .absent: "no encontrado, suprimido, eliminado",
    .failed: "fallo, falló, error, con errores, anómalo", .denied: "denegado, rechazado",
  ]

  private static let german: [StateMeaning: String] = [
    .running: "aktiv, läuft, gestartet, wird ausgeführt", .ready: "bereit, verfügbar", .enabled: "aktiviert",
    .succeeded: "erfolgreich, abgeschlossen, fertig", .valid: "gültig", .yes: "wahr, ja",
    .pending: "anstehend, ausstehend, wartend", .stopped: "inaktiv, gestoppt, beendet", .disabled: "inaktiviert",
    .absent: "nicht gefunden, gelöscht, fehlt", .failed: "fehlgeschlagen, fehler", .invalid: "ungültig, abgelaufen",
    .denied: "verweigert, abgelehnt",
  ]
}

extension Substring {
  /// Without blanks and line ends at both ends.
  fileprivate var trimmingBlanks: String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
    let end = utf8.lastIndex { !isBlank($0) }.map(utf8.index(after:)) ?? startIndex
    return String(Substring(utf8[..<end].drop(while: isBlank)))
  }
}
