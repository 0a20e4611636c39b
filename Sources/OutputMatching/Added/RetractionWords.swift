/// Words and phrases by which a line of an output takes back or limits what other lines say, by language. Data: in lower
/// case, without signs, `n't` and `n'` as `not` and `ne`.
enum RetractionWords {
  /// What was done is undone, was never done, or was only tried: wherever such a line is, it is about the whole.
  static let undoings = PhraseTable([
    // English
    """
    reverted, reverting, reverts, rollback, rolled back, rolling back, roll back, rolled everything back, undone,
    undoing, undo, withdrawn, withdrawing, retracted, discarded, discarding, restored to, has been restored,
    back to the previous, falling back, fell back, fallback, dry run, dryrun, dry runs, simulated, simulation,
    simulating, simulate only, check mode, no op, noop, what if mode, whatif, test mode, demo mode, rehearsal,
    preview only, only a preview, just a preview, mocked, nothing was, nothing has been, nothing to do, nothing done,
    nothing changed, nothing written, nothing will be, nothing is, no changes, no change was, no objects were,
    no object was, not applied, not persisted, not saved, not written, not committed, have no effect, has no effect,
    had no effect, without effect, superseded, not been applied, not been saved, not been written, not been committed,
    not been changed, not final, not finished, not complete, not completed, download only, downloaded only,
    stopped before, only a test, just a test
    """,
    // French
    """
    essai à blanc, exécution à blanc, à blanc, à vide, simulation, simulé, simulée, mode test, rien ne, rien à faire,
    aucune modification, aucun changement, annulé, annulée, annulés, annulées, annulation, retour à la version,
    retour arrière, retour à l, rétabli, rétablie, rétablis, rétablies, restauration de l, défait, défaite, retiré,
    retirée, sans effet, aucun effet, pas terminé, pas terminée, pas appliqué, pas appliquée, pas enregistré, pas enregistrée, pas été
    """,
    // Portuguese
    """
    simulação, simulado, simulada, execução de teste, teste a seco, modo de teste, nada foi, nada a fazer,
    nada será, nenhuma alteração, nenhuma mudança, revertido, revertida, revertidos, revertidas, reversão, desfeito,
    desfeita, desfeitos, desfeitas, restaurado para, restaurada para, voltou para, voltou à, retorno à versão, sem efeito,
    nenhum efeito, não aplicado, não aplicada, não foi aplicado, não foi aplicada, não foi salvo, não foi gravado,
    retirado, retirada, apenas um teste, só um teste, não terminou, não foi concluído, não foi concluída, não está
    """,
    // Spanish
    """
    simulación, simulado, simulada, simulacro, ejecución de prueba, en seco, modo de prueba, nada que hacer,
    modificado nada, cambiado nada, hecho nada, ningún cambio, revertido, revertida, reversión, deshecho, deshecha,
    restaurado a, volvió a la versión, sin efecto, no aplicado, no se aplicó, retirado, retirada
    """,
    // German
    """
    probelauf, testlauf, trockenlauf, simuliert, simulation, nichts geändert, nichts zu tun, nichts getan,
    nichts geschrieben, keine änderung, keine änderungen, zurückgesetzt, zurückgerollt, zurückgenommen, rückgängig,
    wiederhergestellt, verworfen, ohne wirkung, nicht angewendet, nicht gespeichert, nicht übernommen
    """,
    // Italian
    """
    esecuzione di prova, prova a vuoto, simulazione, simulato, simulata, niente da fare, nessuna modifica, annullato,
    annullata, annullati, ripristinato, ripristinata, ritirato, senza effetto, non applicato, non salvato
    """,
    // Dutch and Polish
    """
    proefdraai, gesimuleerd, niets gewijzigd, niets te doen, teruggedraaid, ongedaan, hersteld naar, symulacja,
    próbne uruchomienie, nic nie zmieniono, nic do zrobienia, wycofano, cofnięto, przywrócono
    """,
    // Russian
    """
    пробный запуск, симуляция, ничего не, отменено, отменена, отменён, отменен, откат, откачено, возвращено,
    изменений нет
    """,
  ])

  /// A state that ends or limits what was done; it counts where the line is about it.
  static let limits = PhraseTable([
    """
    deleted, deleting, delete, deletes, deletion, removed, removing, removes, removal, destroyed, destroying,
    destruction, uninstalled, uninstalling, unpublished, unregistered, disabled, disabling, deactivated, deactivating,
    stopped, stopping, stops, halted, halting, terminated, terminating, killed, exited, exits, exiting, shut down,
    shutting down, shutdown, power off, powering off, powered off, logged out, signed out, logout, evicted, drained,
    draining, cordoned, schedulingdisabled, masked, locked, locking, blocked, blocking, suspended, suspending, suspend,
    paused, pausing, frozen, archived, quarantined, revoked, expired, tainted, degraded, overwritten, overridden,
    overrides, ignored, ignoring, ignores, skipped, skipping, skips, omitted, dropped, rejected, refused, refuses,
    refusing, declined, deferred, postponed, on hold, untagged, pruned, purged, unconfigured, unchanged, untouched,
    unmodified, unready, unsynced, unsaved, unpaid, unauthenticated, unavailable, unreachable, unverified, unsafe,
    insecure, weak, stale, outdated, incomplete, partial, partially, temporary, temporarily, draft, preview, would,
    wouldn, read only, readonly, maintenance, standby, passive, rescue mode, safe mode, emergency mode, old,
    older, previous version, last good, former, guest, anonymous, quota, too, no more, will be lost, lost, left over,
    inactive, down, offline, off, cancelled, canceled, cancelling, canceling, aborted, stuck, hung, frozen, dead,
    vanished, gone, returned to, returns to, moved away, unpublish, deprovisioned, deprovisioning, decommissioned,
    expiring, expires today, expires tomorrow, expires soon, out of service, out of order, retired, fake, stub, placeholder, not, never, nothing, none, neither, nor, cannot, without, nobody,
    unable, untrusted, unsupported, instead of
    """,
    """
    supprimé, supprimée, supprimés, supprimées, suppression, désinstallé, désinstallée, désactivé, désactivée, arrêté,
    arrêtée, arrêtés, arrêt, terminaison, suspendu, suspendue, bloqué, bloquée, verrouillé, verrouillée, ignoré,
    ignorée, rejeté, rejetée, refuse, révoqué, révoquée, expiré, expirée, archivé, archivée, en pause, mis en pause,
    lecture seule, maintenance, en veille, mode dégradé, partiel, partielle, partiellement, temporaire,
    temporairement, provisoire, provisoirement, ancien, ancienne, inchangé, inchangée, indisponible, inactif, inactive,
    hors ligne, hors service, hors tension, déconnecté, déconnectée, perdu, perdue, brouillon, aperçu, ne, non, pas,
    jamais, rien, aucun, aucune, sans, ni, invité, reporté, reportée, différé, différée, abandonné, abandonnée,
    limité, limitée, remplacé, remplacée, enlevé, enlevée, enlevés, enlevées, retirés, retirées, désinstallés,
    désinstallées, désactivés, désactivées, remplacés, remplacées, perdus, perdues, indisponibles, inactifs, en panne,
    hors d'usage, expire aujourd, expire demain, expire bientôt
    """,
    """
    excluído, excluída, excluídos, exclusão, removido, removida, remoção, apagado, apagada, desinstalado, desinstalada,
    desativado, desativada, desabilitado, desabilitada, parado, parada, interrompido, interrompida, encerrado,
    encerrada, suspenso, suspensa, bloqueado, bloqueada, ignorado, ignorada, rejeitado, rejeitada, recusa, revogado,
    revogada, expirado, expirada, arquivado, arquivada, pausado, pausada, em pausa, somente leitura, só leitura,
    apenas leitura, manutenção, em espera, parcial, parcialmente, temporário, temporária, temporariamente, provisório,
    antigo, antiga, inalterado, inalterada, indisponível, inativo, inativa, off line, desconectado, desconectada,
    perdido, perdida, rascunho, prévia, não, nunca, nada, nenhum, nenhuma, sem, nem, convidado, adiado, adiada,
    abandonado, abandonada, limitado, limitada, substituído, substituída, cancelado, cancelada, removidos, removidas,
    apagados, apagadas, excluídas, desinstalados, desinstaladas, desativados, desativadas, substituídos, substituídas,
    perdidos, perdidas, indisponíveis, inativos, inativas, fora do ar, fora de serviço, fora de operação, em pane,
    com defeito, vence hoje, vence amanhã, vence em breve, expira hoje, expira amanhã, expira em breve
    """,
    """
    eliminado, eliminada, suprimido, suprimida, borrado, borrada, desinstalado, desactivado, desactivada, detenido,
    detenida, parado, suspendido, suspendida, bloqueado, bloqueada, ignorado, rechazado, revocado, caducado, expirado,
    archivado, pausado, solo lectura, sólo lectura, mantenimiento, parcial, parcialmente, temporal, temporalmente,
    antiguo, antigua, sin cambios, inactivo, inactiva, desconectado, perdido, borrador, nunca, nada, ningún, ninguno,
    ninguna, sin, tampoco, aplazado, abandonado, limitado, cancelado, cancelada, eliminados, eliminadas, borrados,
    borradas, desinstalados, fuera de servicio, fuera de línea, caduca hoy, vence hoy
    """,
    """
    gelöscht, entfernt, deinstalliert, deaktiviert, gestoppt, angehalten, beendet, gesperrt, blockiert, ausgesetzt,
    ignoriert, übersprungen, abgelehnt, widerrufen, abgelaufen, archiviert, pausiert, schreibgeschützt, nur lesbar,
    wartungsmodus, wartung, teilweise, vorläufig, vorübergehend, alte, alten, unverändert, nicht, nichts, nie, kein,
    keine, keinen, ohne, weder, inaktiv, abgebrochen, verloren, entwurf, vorschau, aufgeschoben, abgemeldet,
    außer betrieb, läuft heute ab
    """,
    """
    eliminato, eliminata, rimosso, rimossa, disinstallato, disattivato, disattivata, fermato, arrestato, sospeso,
    sospesa, bloccato, bloccata, ignorato, rifiutato, revocato, scaduto, scaduta, archiviato, in pausa, sola lettura,
    manutenzione, parziale, parzialmente, temporaneo, vecchio, vecchia, invariato, non, niente, nulla, nessun, nessuno,
    nessuna, senza, mai, inattivo, disconnesso, perso, bozza, rimossi, rimosse, eliminati, eliminate, fuori servizio,
    scade oggi
    """,
    """
    verwijderd, gestopt, uitgeschakeld, geblokkeerd, genegeerd, overgeslagen, niet, niets, geen, nooit, zonder, oude,
    usunięto, usunięty, zatrzymano, zatrzymany, wyłączono, wyłączony, zablokowano, pominięto, nie, nic, nigdy, bez,
    удалено, удалён, удален, остановлено, остановлен, отключено, отключен, заблокировано, пропущено, не, ничего,
    никогда, без
    """,
  ])

  /// What is still to come: harmless only before what the sample shows.
  static let pendings = PhraseTable([
    """
    pending, waiting, waits for, awaits, awaiting, queued, scheduled, still, yet, will be, will not, soon, later,
    on its way, in progress, requested, en attente, attend, attendent, en cours, bientôt, sera, seront, reste à,
    planifié, planifiée, aguarda, aguardando, aguardam, pendente, em andamento, em breve, será, serão, agendado,
    agendada, pendiente, espera, esperando, en curso, programado, ausstehend, wartet, wartend, geplant, in attesa,
    attende, programmato, wacht op, oczekuje, ожидает, ожидание
    """
  ])

  /// Words that contrast a second state with the one before them.
  static let contrasts = PhraseTable([
    """
    but, though, although, yet, however, albeit, except, nevertheless, nonetheless, despite, unless, apart from,
    with reservations, still, while, awaiting, requested, mais, bien que, quoique, cependant, toutefois, pourtant, sauf,
    excepté, hormis, néanmoins, malgré, en revanche, mas, porém, embora, contudo, todavia, exceto, salvo, no entanto,
    entretanto, apesar, pero, aunque, sin embargo, no obstante, excepto, menos, a pesar, aber, jedoch, obwohl, außer,
    allerdings, trotz, dennoch, ma, però, sebbene, tuttavia, eccetto, tranne, nonostante, maar, echter, hoewel, behalve,
    ale, jednak, chociaż, oprócz, но, однако, хотя, кроме
    """
  ])

  /// Of scripts without blanks between words.
  static let joined = [
    "ドライラン", "ロールバック", "元に戻", "取り消", "変更されていません", "変更はありません", "シミュレーション", "削除され", "停止", "無効",
    "保留", "読み取り専用", "드라이 런", "롤백", "되돌", "취소", "변경되지 않", "시뮬레이션", "삭제", "중지", "비활성", "보류", "읽기 전용",
    "试运行", "試運行", "回滚", "回滾", "还原", "還原", "撤销", "撤銷", "取消", "未更改", "未變更", "没有更改", "模拟", "模擬", "已删除",
    "已刪除", "已停止", "已禁用", "已停用", "暂停", "暫停", "只读", "唯讀",
  ]

  /// With which a line begins that warns.
  static let warnings: Set<String> = [
    "warn", "warning", "attention", "avertissement", "aviso", "atenção", "advertencia", "atención", "achtung",
    "warnung", "avviso", "attenzione", "caution", "emerg", "alert", "crit", "警告", "경고", "uwaga", "waarschuwing",
    "внимание", "предупреждение",
  ]

  /// What is well where there is none of it.
  static let troublesIfAny: Set<String> = [
    "warning", "warnings", "issue", "issues", "problem", "problems", "vulnerability", "vulnerabilities", "conflict",
    "conflicts", "error", "errors", "failure", "failures", "failed", "problème", "problèmes", "avertissement",
    "avertissements", "erreur", "erreurs", "échec", "problema", "problemas", "aviso", "avisos", "erro", "erros",
    "falha",
    "falhas", "errores", "fehler", "warnungen", "probleme", "errori", "problemi", "downtime", "interruption",
    "interrupção", "deprecated",
  ]
}
