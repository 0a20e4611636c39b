"""Sections of one page for several groups of hosts: on the first server …, then on each worker, in the page's order."""
from __future__ import annotations

import fcntl
import json
import os
import re
import time

HERE = "here"


class PlaceMistake(Exception):
    pass


def segments(full: dict, parts: dict[str, dict]) -> list[tuple[str, list[str]]]:
    """What is done without a change of the place, in the page's order.

    `full` is the plan of the page, `parts` what it does at each place by the task's word for it; `here` is always among
    them. What is in none of them goes to a place or comes back, and is done by the inventory.
    """
    owner = {action: word for word, plan in parts.items() for action in ids(plan)}
    found: list[tuple[str, list[str]]] = []
    for action in actions(full):
        word = owner.get(action["id"])
        if word is None:
            continue
        if not found or found[-1][0] != word:
            found.append((word, []))
        found[-1][1].append(action["id"])
    return found


def actions(plan: dict) -> list[dict]:
    found, seen = [], set()
    for procedure in plan["procedures"]:
        for step in procedure["steps"]:
            for action in step["actions"]:
                if action["id"] not in seen:
                    seen.add(action["id"])
                    found.append(dict(action, step=step["id"]))
    return found


def ids(plan: dict) -> set[str]:
    return {action["id"] for action in actions(plan)}


def unmapped(full: dict, parts: dict[str, dict], mapped: dict, title: str) -> list[str]:
    """A sentence for each place that the task has no hosts for."""
    covered = set().union(*(ids(plan) for plan in parts.values()))
    found = {}
    for action in actions(full):
        place = action.get("place")
        if action["id"] in covered or not place or place["kind"] not in ("host", "container", "program"):
            continue
        found.setdefault(place["name"] or place["kind"], place["line"])
    lines = ["no hosts are mapped to `%s` (%s:%s)" % (name, title, line) for name, line in found.items()]
    own = [action for action in actions(parts[HERE]) if not action.get("inline")]
    if HERE not in mapped and own:
        lines.append("no hosts are mapped to `%s`, where the page does what is at no place (%s:%s)" % (
            HERE, title, own[0]["line"]))
    return lines


def lost_secrets(full: dict, order: list[tuple[str, list[str]]], given: set[str]) -> list[str]:
    """Secrets that one section takes and another one needs: they leave no host."""
    where = {action: index for index, (_word, actions_of) in enumerate(order) for action in actions_of}
    taken = {}
    lines = []
    for action in actions(full):
        index = where.get(action["id"])
        for source in action.get("bindings") or []:
            first = taken.get(source["key"])
            if first is not None and index is not None and first != index and source["key"] not in given:
                lines.append("`%s` is a secret that the page takes at `%s`: give it in `secrets`" % (
                    source["key"], order[first][0]))
                given = given | {source["key"]}
        for capture in action.get("captures") or []:
            if capture.get("secret") and index is not None:
                taken.setdefault(capture["key"], index)
    return lines


def hosts(words: object, groups: dict) -> list[str]:
    """Of a group, a host, `group[0]`, or a list of them; in the inventory's order."""
    found: list[str] = []
    for word in words if isinstance(words, list) else [words]:
        one = re.fullmatch(r"(.+)\[(\d+)\]", str(word))
        name = one[1] if one else str(word)
        members = groups.get(name, [name] if name in groups.get("all", []) else [])
        members = members[int(one[2]):int(one[2]) + 1] if one else members
        if not members:
            raise PlaceMistake("`places`: there is no group or host %s with a host in it" % word)
        found += [host for host in members if host not in found]
    return found


def check_order(order: list[list[str]], play: list[str], batch: list[str], forks: int) -> None:
    """A host that waits takes a fork: those that it waits for must have begun, or have a fork left."""
    for members in order:
        for host in members:
            if host not in play:
                raise PlaceMistake("`places`: %s is not among the hosts of this play" % host)
    if forks >= len(batch):
        return
    for index, members in enumerate(order):
        for host in members:
            for other in [other for earlier in order[:index] for other in earlier]:
                if host in batch and other in batch and batch.index(other) > batch.index(host):
                    raise PlaceMistake(
                        "`places`: %s waits for %s, which begins later: name the hosts of the play in the order of the page "
                        "(`hosts: managers:workers`), or use --forks %d" % (host, other, len(batch)))


class Board:
    """Where the hosts of a task say how far they are: files of this run of Ansible, with no secret in them."""

    def __init__(self, folder: str):
        self.folder = folder
        os.makedirs(folder, mode=0o700, exist_ok=True)

    def path(self, index: int, host: str) -> str:
        return os.path.join(self.folder, "%d-%s" % (index, "".join(c if c.isalnum() or c in "-_." else "%%%02x" % ord(c) for c in host)))

    def tell(self, index: int, host: str, fault: str | None, values: dict) -> None:
        path = self.path(index, host)
        with open(os.open(path + ".part", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            json.dump({"fault": fault, "values": values}, file)
        os.replace(path + ".part", path)

    def wait(self, order: list[tuple[str, list[str]]], index: int, alive: list[str], batch: list[str]) -> dict:
        """Until all sections before are done; what they captured.

        A section that did not pass on a host, or never will, is a mistake that names both.
        """
        values: dict[str, tuple[str, str]] = {}
        for earlier in range(index):
            word, members = order[earlier]
            for host in members:
                said = self.said(earlier, host, word, alive, batch)
                if said["fault"]:
                    raise PlaceMistake("nothing was done: at `%s`, %s did not pass (%s)" % (word, host, said["fault"]))
                for key, value in said["values"].items():
                    if key in values and values[key][0] != value:
                        raise PlaceMistake("nothing was done: `%s` is another one on %s than on %s" % (key, host, values[key][1]))
                    values[key] = (value, host)
        return {key: value for key, (value, _host) in values.items()}

    def said(self, index: int, host: str, word: str, alive: list[str], batch: list[str]) -> dict:
        path = self.path(index, host)
        while True:
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    return json.load(file)
            if host not in alive:
                raise PlaceMistake("nothing was done: %s, which is `%s`, has failed before" % (host, word))
            if host not in batch:
                raise PlaceMistake("nothing was done: %s, which is `%s`, is in a later batch (`serial`)" % (host, word))
            time.sleep(0.05)
