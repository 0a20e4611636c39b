from __future__ import annotations

DOCUMENTATION = r"""
---
name: page
type: stdout
short_description: Shows the steps of a page with counts of hosts
version_added: "0.1.0"
description:
  - Shows for a task of M(passo.runbook.run) what became of each step of the page on how many hosts, hosts that failed the
    same way as one group, and at the end a table. Other tasks are one line each.
  - It speaks English, French or Brazilian Portuguese, by C(LANGUAGE), C(LC_ALL), C(LC_MESSAGES) or C(LANG).
extends_documentation_fragment:
  - default_callback
author:
  - The authors of Passo
"""

import os
import unicodedata

from ansible import constants as C
from ansible.plugins.callback import CallbackBase

WORDS = {
    "en": {},
    "fr": {
        "host": "hôte", "hosts": "hôtes", "step": "étape", "passed": "réussi", "unverified": "non vérifié", "failed": "échoué",
        "skipped": "sauté", "unknown": "inconnu", "unreachable": "injoignable", "not run": "pas exécuté",
        "Summary": "Résumé", "done": "terminé",
    },
    "pt": {
        "hosts": "hosts", "step": "passo", "passed": "aprovado", "unverified": "não verificado", "failed": "falhou",
        "skipped": "pulado", "unknown": "desconhecido", "unreachable": "inacessível", "not run": "não executado",
        "Summary": "Resumo", "done": "pronto",
    },
}
HARMLESS = ("passed", "unverified", "skipped", "rehearsed")


def harmless(text: object) -> str:
    """A page must not steer the terminal of whoever watches."""
    return "".join(
        "\\u{%X}" % ord(c) if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") and c not in "\u200c\u200d" else c
        for c in " ".join(str(text).split()))


class CallbackModule(CallbackBase):
    CALLBACK_VERSION = 2.0
    CALLBACK_TYPE = "stdout"
    CALLBACK_NAME = "passo.runbook.page"

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        locale = os.environ.get("LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
        self.words = WORDS.get(locale[:2], {})
        self.tasks = []

    def say(self, word):
        return self.words.get(word, word)

    # Ansible's events

    def v2_playbook_on_play_start(self, play):
        self.play = play
        self._display.banner(harmless(play.get_name()))

    def v2_playbook_on_task_start(self, task, is_conditional):
        self.finish_task()
        self.task = {"name": task.get_name(), "steps": {}, "hosts": {}, "groups": {}, "done": 0}
        self.tasks.append(self.task)
        self._display.display("\n%s" % harmless(self.task["name"]))

    def v2_playbook_on_handler_task_start(self, task):
        self.v2_playbook_on_task_start(task, False)

    def v2_runner_on_ok(self, result):
        self.take(result, "passed")

    def v2_runner_on_failed(self, result, ignore_errors=False):
        self.take(result, "failed")

    def v2_runner_on_unreachable(self, result):
        self.take(result, "unreachable")

    def v2_runner_on_skipped(self, result):
        self.take(result, "skipped")

    def v2_playbook_on_stats(self, stats):
        self.finish_task()
        self._display.banner(self.say("Summary"))
        for host in sorted(stats.processed):
            counts = stats.summarize(host)
            bad = counts["failures"] or counts["unreachable"]
            word = "unreachable" if counts["unreachable"] else "failed" if counts["failures"] else "done"
            place = next((task["hosts"][host] for task in reversed(self.tasks) if task["hosts"].get(host)), "")
            self._display.display(
                "  %s %-24s %s%s" % ("✘" if bad else "✔", harmless(host), self.say(word), "  " + place if bad and place else ""),
                color=C.COLOR_ERROR if bad else C.COLOR_OK)

    # The page

    def take(self, result, verdict):
        host, values, task = result._host.get_name(), result._result, self.task
        self.clean(values)
        task["done"] += 1
        for step in values.get("steps") or []:
            key = (step.get("action"), step.get("step"), step.get("instruction"), step.get("line"))
            task["steps"].setdefault(key, {}).setdefault(step.get("verdict"), []).append(host)
        reason = harmless(values.get("msg", "")) if verdict in ("failed", "unreachable") else ""
        task["hosts"][host] = reason
        if reason:
            task["groups"].setdefault(reason, []).append(host)
        summary = values.get("summary") or {}
        seconds = " %.1f s" % summary["seconds"] if "seconds" in summary else ""
        mark = "✔" if verdict == "passed" else "–" if verdict == "skipped" else "✘"
        self._display.display(
            "  %s %s %s%s" % (mark, harmless(host), self.say(values.get("verdict") or verdict), seconds),
            color=C.COLOR_OK if mark == "✔" else C.COLOR_SKIP if mark == "–" else C.COLOR_ERROR)

    def clean(self, values):
        warnings = getattr(self, "_handle_warnings", None)
        if warnings:
            warnings(values)

    def finish_task(self):
        task = getattr(self, "task", None)
        if not task or task.get("is_shown"):
            return
        task["is_shown"] = True
        if task["steps"]:
            self._display.display("")
        for (_action, number, instruction, line), verdicts in sorted(task["steps"].items(), key=lambda item: item[0][3] or 0):
            counts = ", ".join("%d %s" % (len(hosts), self.say(name)) for name, hosts in sorted(verdicts.items()))
            absent = task["done"] - sum(len(hosts) for hosts in verdicts.values())
            if absent:
                counts += ", %d %s" % (absent, self.say("not run"))
            names = set(verdicts)
            color = C.COLOR_OK if names <= set(HARMLESS) else C.COLOR_ERROR
            self._display.display(
                "  %s %s  %s  (%s)" % (self.say("step"), harmless(number), harmless(instruction)[:70], counts), color=color)
        # The odd ones out first: few hosts are the exception, many have one cause.
        for reason, hosts in sorted(task["groups"].items(), key=lambda item: len(item[1])):
            shown = ", ".join(sorted(map(harmless, hosts))[:8]) + (", …" if len(hosts) > 8 else "")
            self._display.display("  ✘ %d %s (%s): %s" % (len(hosts), self.say("host" if len(hosts) == 1 else "hosts"), shown, reason), color=C.COLOR_ERROR)
