"""Runs the sections of a page for the groups of hosts that they are for."""
from __future__ import annotations

import os

from ansible import constants as C
from ansible.errors import AnsibleActionFail, AnsibleConnectionFailure
from ansible_collections.passo.runbook.plugins.plugin_utils import controller, places


class Sections:
    """`action` is the action plugin of one host, which reads, plans and calls Passo there."""

    def __init__(self, action, task_vars):
        self.action = action
        self.variables = task_vars
        self.mapped = action.options["places"]
        self.look()

    def look(self):
        """The sections in the page's order, and their hosts: found once for all hosts."""
        def read():
            pages, words, binary = self.action.page_words(), self.action.planning_words(), self.action.binary_here()
            full = controller.plan(binary, pages, words)
            parts = {
                word: controller.plan(binary, pages, words + ["--at", word]) for word in sorted({places.HERE, *self.mapped})}
            faults = places.unmapped(full, parts, self.mapped, self.action.title)
            if faults:
                raise AnsibleActionFail("nothing was run on any host: " + "; ".join(faults))
            order = [(word, ids) for word, ids in places.segments(full, parts) if word in self.mapped]
            faults = places.lost_secrets(full, order, self.action.given_keys())
            if faults:
                raise AnsibleActionFail("nothing was run on any host: " + "; ".join(faults))
            return {
                "order": order, "left": [sorted(places.ids(parts[word]) - set(ids)) for word, ids in order],
                "captures": [self.captures(full, ids) for _word, ids in order],
                "hosts": [places.hosts(self.mapped[word], self.variables["groups"]) for word, _ids in order],
            }
        try:
            found = self.action.once("places", read)
            self.order = [(word, found["hosts"][index]) for index, (word, _ids) in enumerate(found["order"])]
            self.ids = [set(ids) for _word, ids in found["order"]]
            self.left, self.captured = found["left"], found["captures"]
            places.check_order(
                [hosts for _word, hosts in self.order], self.variables["ansible_play_hosts_all"],
                self.variables["ansible_play_batch"], int(self.variables.get("ansible_forks") or C.DEFAULT_FORKS))
        except (places.PlaceMistake, controller.PassoMistake) as mistake:
            raise AnsibleActionFail("nothing was run on any host: %s" % mistake)

    @staticmethod
    def captures(full, ids):
        return [
            capture["key"] for action in places.actions(full) if action["id"] in ids
            for capture in action.get("captures") or [] if not capture.get("secret")]

    def needs(self, host, question):
        """Whether a value is used in a section of that host."""
        return any(
            use["action"] in self.ids[index] for index, (_word, hosts) in enumerate(self.order) if host in hosts
            for use in question.get("usedBy") or [])

    def words(self):
        """Those of a plan, for each place once."""
        return [["--at", word] for word in sorted({word for word, _hosts in self.order})]

    def run(self, words, given):
        action, results = self.action, []
        board = places.Board(os.path.join(C.DEFAULT_LOCAL_TMP, "passo-sections-" + action.identity()))
        own = [index for index, (_word, hosts) in enumerate(self.order) if action.host in hosts]
        if not own:
            return {"skipped": True, "skip_reason": "no section of the page is for this host"}
        for index in own:
            word = self.order[index][0]
            fault, found = "unknown", {}
            try:
                taken = {} if action._task.check_mode else board.wait(
                    self.order, index, self.variables["ansible_play_hosts"], self.variables["ansible_play_batch"])
                left = [part for name in self.left[index] for part in ("--skip", name)]
                action.section = index
                found = action.results(
                    words + ["--at", word] + left, action.payload({**taken, **given}), self.variables, self.captured[index])
                fault = str(found.get("msg")) if found.get("failed") else None
            except places.PlaceMistake as mistake:
                fault = str(mistake)
                found = {"failed": True, "msg": fault}
            except AnsibleConnectionFailure:
                fault = "the connection ended"
                raise
            except AnsibleActionFail as error:
                fault = str(error)
                raise
            finally:
                board.tell(index, action.host, fault, found.pop("captured", {}))
            results.append(found)
            if found.get("failed"):
                break
        for index in own[len(results):]:
            board.tell(index, action.host, "a section before it did not pass", {})
        return self.joined(results)

    @staticmethod
    def joined(results):
        whole = dict(results[-1])
        whole["changed"] = any(result.get("changed") for result in results)
        for name in ("steps", "remarks"):
            whole[name] = [item for result in results for item in result.get(name, [])]
        if "plan" in whole:
            whole["plan"] = "\n".join(result.get("plan", "") for result in results)
        if len(results) > 1:
            whole["values"] = {key: value for result in results for key, value in result.get("values", {}).items()}
        return whole
