"""Passo on the controller: what a page asks for and what it would do, with nothing run."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile

from ansible_collections.passo.runbook.plugins.plugin_utils import events


class PassoMistake(Exception):
    pass


def plan(binary: str, pages: list[str], words: list[str]) -> dict:
    command = [binary, "plan", "--format", "json", "--lang", "en"] + pages + words
    try:
        run = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    except OSError as error:
        raise PassoMistake("Passo is not found on the controller (`binary`): %s" % error)
    if run.returncode != 0:
        raise PassoMistake(run.stderr.decode(errors="replace").strip() or "the page cannot be read")
    return json.loads(run.stdout)


def unanswered(binary: str, pages: list[str], words: list[str], questions: list[dict], values: bytes, answers: bool, title: str) -> list[str]:
    """What a person would have to do or to answer, a sentence for each.

    A rehearsal meets what a run would meet with these choices; a page that leaves nothing to a person needs none.

    `answers`: the values file has some for programs that ask.
    """
    by_hand = {question["line"] for question in questions if question["kind"] in ("manual", "blocked")}
    asking = {question["action"]: question["line"] for question in questions if question["kind"] == "program" and not answers}
    if not by_hand and not asking:
        return []
    found = rehearsal(binary, pages, words, values)
    lines = [remark for remark in events.remarks(found) if remark.startswith(tuple("line %d: " % line for line in by_hand))]
    for event in found:
        if event["event"] == "action.started" and event["action"] in asking:
            lines.append("line %d: a program asks at the terminal (`answers` of a values file)" % asking.pop(event["action"]))
    return ["%s, %s" % (title, line) for line in lines]


def rehearsal(binary: str, pages: list[str], words: list[str], values: bytes) -> list[dict]:
    folder = tempfile.mkdtemp(prefix="passo-")
    try:
        run = subprocess.run(
            [binary, "run", "--rehearse", "--keep-going", "--non-interactive", "--format", "jsonl", "--lang", "en", "--values", "-"]
            + pages + words,
            input=values, capture_output=True, check=False, env=dict(os.environ, XDG_STATE_HOME=folder))
        return events.events(run.stdout.decode(errors="replace").splitlines())
    finally:
        shutil.rmtree(folder, ignore_errors=True)
