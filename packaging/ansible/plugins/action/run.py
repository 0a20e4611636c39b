from __future__ import annotations

import fcntl
import glob
import gzip
import hashlib
import json
import os
import platform
import socket
import subprocess
import threading
import uuid

import yaml
from ansible import constants as C
from ansible.errors import AnsibleActionFail, AnsibleConnectionFailure
from ansible.plugins.action import ActionBase
from ansible_collections.passo.runbook.plugins.modules.run import DOCUMENTATION
from ansible_collections.passo.runbook.plugins.plugin_utils import controller, events, far_end, page_values, sections

HIDDEN = ("secrets",)


def argument_spec() -> dict:
    """The options are declared once, in the documentation."""
    spec = {}
    # The loader in C takes a tenth of the time, which every host pays.
    for name, option in yaml.load(DOCUMENTATION, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))["options"].items():
        spec[name] = {key: option[key] for key in ("type", "elements", "default", "required", "choices") if key in option}
        if name in HIDDEN:
            spec[name]["no_log"] = True
    return spec


class ActionModule(ActionBase):
    TRANSFERS_FILES = False
    _supports_check_mode = True
    _supports_diff = True

    def run(self, tmp=None, task_vars=None):
        result = super().run(tmp, task_vars)
        task_vars = task_vars or {}
        self.host = str(task_vars.get("inventory_hostname", "host"))
        _validation, self.options = self.validate_argument_spec(argument_spec=argument_spec())
        if not getattr(self._connection, "has_pipelining", False):
            raise AnsibleActionFail(
                "the connection `%s` cannot hand over standard input, and secrets go nowhere else" % self._connection.transport)
        try:
            result.update(self.follow(task_vars))
        except (page_values.ValueMistake, controller.PassoMistake) as mistake:
            raise AnsibleActionFail(str(mistake))
        return result

    # The page and its values

    def follow(self, task_vars):
        options = self.options
        self.nonce = uuid.uuid4().hex
        self.section = 0
        self.read_pages()
        self.check_page()
        self.file = {}
        if options["values_file"]:
            self.file = page_values.values_file(self._find_needle("files", options["values_file"]))
        if options["places"] and options["remote_src"]:
            raise AnsibleActionFail("`places` needs the page on the controller: what each host does of it is found there")
        # The program is looked at while the page is planned; what is wrong with it is said where it is needed.
        looking = threading.Thread(target=self.look_ahead, daemon=True)
        looking.start()
        parts = sections.Sections(self, task_vars) if options["places"] else None
        questions = [] if options["remote_src"] else self.questions()
        if options["check_values"] and questions:
            missing = self.missing_anywhere(questions, task_vars, parts)
            if missing:
                raise AnsibleActionFail("values are missing, so nothing was run on any host: " + "; ".join(missing))
        looking.join()
        given, secrets = self.values_of_host(questions, task_vars)
        known = {question["key"] for question in questions if question.get("secret")}
        words = self.run_words() + [word for name in sorted(secrets - known) for word in ("--secret", name)]
        if options["check_answers"] and not options["remote_src"] and not self._task.check_mode:
            self.check_answers(words, given, parts)
        if parts:
            return parts.run(words, given)
        return self.results(words, self.payload(given), task_vars)

    def check_answers(self, words, given, parts):
        """What needs a person is listed before anything runs on any host."""
        def look():
            lines = []
            for at in parts.words() if parts else [[]]:
                lines += controller.unanswered(
                    self.binary_here(), self.page_words(), words + at, self.questions(at), self.payload(given),
                    bool(self.file.get("answers")), self.title)
            return lines
        lines = self.once("answers", look)
        if lines:
            raise AnsibleActionFail("a person is needed, so nothing was run on any host: " + "; ".join(lines))

    def read_pages(self):
        self.pages, self.sections = [], []
        for word in self.options["page"]:
            path, sections = word, ""
            if "#" in word and not (not self.options["remote_src"] and os.path.exists(word)):
                path, _hash, sections = word.partition("#")
            if self.options["remote_src"]:
                self.pages.append((path, None))
            else:
                path = self._find_needle("files", path)
                with open(path, "rb") as file:
                    self.pages.append((path, file.read()))
            self.sections.append("#" + sections if sections else "")
        self.sections[-1] += "".join("#" + name for name in self.options["procedure"])
        self.title = ", ".join(os.path.basename(path) for path, _content in self.pages)
        self.key = hashlib.sha256("\0".join(
            [path for path, _content in self.pages] + self.sections).encode()).hexdigest()[:16]

    def check_page(self):
        """One page for all: who edits it meanwhile would have hosts that did other things than they are said to."""
        digests = [hashlib.sha256(content).hexdigest() for _path, content in self.pages if content is not None]
        name = "pages-%s" % hashlib.sha256(("%s %s" % (self._task._uuid, self.key)).encode()).hexdigest()[:24]
        if self.once_named(name, lambda: digests) != digests:
            raise AnsibleActionFail("%s has changed since the first host of this task" % self.title)

    def reading_words(self):
        words = []
        for name in ("all", "cleanup"):
            if self.options[name]:
                words.append("--" + name)
        for name in ("locale", "platform", "interface"):
            if self.options[name]:
                words += ["--" + name, self.options[name]]
        for name, option in (("names", "--name"), ("tags", "--tag"), ("hide", "--secret")):
            for value in self.options[name]:
                words += [option, value]
        return words

    def run_words(self):
        words = self.reading_words()
        for name in ("timeout", "retry", "verify"):
            if self.options[name]:
                words += ["--" + name, self.options[name]]
        for name in ("keep_going", "trust_values"):
            if self.options[name]:
                words.append("--" + name.replace("_", "-"))
        for group, branch in self.options["choose"].items():
            words += ["--choose", "%s=%s" % (group, branch)]
        return words

    def binary_here(self):
        return self.options["binary"].replace("{arch}", platform.machine())

    def page_words(self):
        return [path + section for (path, _content), section in zip(self.pages, self.sections)]

    def planning_words(self):
        words = self.reading_words()
        return words if "--platform" in words else words + ["--platform", "linux"]

    def questions(self, at=()):
        """What the page asks for, by a plan on the controller; nothing is run for it."""
        def ask():
            words = ["--questions", *self.planning_words(), *at]
            return controller.plan(self.binary_here(), self.page_words(), words)["questions"]
        return self.once("-".join(["questions", *(word.encode().hex() for word in at)]), ask)

    def given_keys(self):
        given = set(map(page_values.key_of, list(self.options["values"]) + list(self.options["secrets"])))
        given |= set(map(page_values.key_of, self.file.get("values") or {}))
        profile = (self.file.get("profiles") or {}).get(self.options["profile"] or "") or {}
        return given | set(map(page_values.key_of, profile))

    def missing_anywhere(self, questions, task_vars, parts):
        """`db7: region (page.md:12)`, for every host of the play, before the first one begins."""
        def look():
            given = self.given_keys()
            wanted = [question for question in page_values.needed(questions) if question["key"] not in given]
            if not wanted:
                return []
            missing = {}
            hostvars = task_vars["hostvars"]
            # Variables of the play or the task are those of every host, and no host has them by itself.
            own = page_values.of_host(wanted, hostvars[self.host])
            everywhere = set(page_values.of_host(wanted, task_vars)) - set(own)
            wanted = [question for question in wanted if question["key"] not in everywhere]
            for host in task_vars.get("ansible_play_hosts_all") or [task_vars["inventory_hostname"]]:
                found = page_values.of_host(wanted, hostvars[host])
                for question in wanted:
                    if question["key"] not in found and (parts is None or parts.needs(host, question)):
                        missing.setdefault(question["key"], []).append(host)
            lines = {question["key"]: (question.get("line"), question["name"]) for question in wanted}
            return [
                "%s (%s:%s), variable passo_%s, on %s" % (
                    lines[key][1], self.title, lines[key][0], page_values.without_accents(key), ", ".join(hosts))
                for key, hosts in missing.items()
            ]
        return self.once("missing", look)

    def once(self, name, work):
        """The first of all hosts does it, the others read what came of it. No value is in it, only names."""
        return self.once_named("%s-%s" % (name, self.identity()), work)

    def once_named(self, name, work):
        path = os.path.join(C.DEFAULT_LOCAL_TMP, "passo-" + name)
        with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            text = file.read()
            if text:
                return json.loads(text)
            found = work()
            file.write(json.dumps(found))
            return found

    def identity(self):
        """Of this task with what it reads: of hosts with other options it is another one."""
        told = {key: value for key, value in self.options.items() if key not in ("values", "secrets")}
        told["given"] = sorted(list(self.options["values"]) + list(self.options["secrets"]))
        text = json.dumps([str(self._task._uuid), told, [str(content) for _path, content in self.pages]], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:24]

    def values_of_host(self, questions, task_vars):
        """What is given on this host, and the names of what is secret besides what the page says."""
        values, secrets = {}, set()
        for key, (name, raw) in page_values.of_host(questions, task_vars).items():
            templated = self._templar.template(raw)
            value = page_values.text(name, templated)
            if value is not None:
                values[key] = value
                if page_values.is_vaulted(*page_values.origins(raw, task_vars), templated):
                    secrets.add(key)
        for source, is_secret in ((self.options["values"], False), (self.options["secrets"], True)):
            raws = self._task.args.get("secrets" if is_secret else "values") or {}
            for name, raw in source.items():
                value = page_values.text(name, raw)
                if value is None:
                    continue
                key = page_values.key_of(name)
                values[key] = value
                if is_secret or page_values.is_vaulted(raw, *page_values.origins(raws.get(name), task_vars)):
                    secrets.add(key)
        return values, secrets

    def payload(self, given):
        content = dict(self.file)
        profile = self.options["profile"]
        values = {page_values.key_of(name): value for name, value in (content.get("values") or {}).items()}
        if profile:
            profiles = content.get("profiles") or {}
            if profile not in profiles:
                raise AnsibleActionFail("the values file has no profile %s; it has: %s" % (profile, ", ".join(profiles)))
            values.update({page_values.key_of(name): value for name, value in profiles[profile].items()})
        content.pop("profiles", None)
        values.update(given)
        content["values"] = values
        return json.dumps(content).encode()

    # The host

    def results(self, words, payload, task_vars, captures=()):
        status, lines, errors = self.call(words, payload)
        if status == 80:
            self.bring(json.loads(lines[0])["arch"])
            status, lines, errors = self.call(words, payload)
        if self._task.check_mode:
            plan = "\n".join(lines)
            found = {"changed": status == 0, "plan": plan}
            if self._task.diff:
                found["diff"] = {"prepared": plan + "\n"}
            if status != 0:
                found.update(failed=True, msg=errors or "the page cannot be planned")
            return found
        found = events.events(lines)
        all_steps = events.steps(found)
        summary = next((event for event in found if event["event"] == "run.finished"), None)
        result = {
            "changed": events.is_changed(all_steps), "steps": all_steps, "page": self.title, "rc": status,
            "verdict": summary["verdict"] if summary else "unknown", "remarks": events.remarks(found),
            "summary": (summary or {}).get("summary", {}),
        }
        if captures:
            result["captured"] = events.captured(found, captures)
        if self.options["return_values"]:
            result["values"] = events.captured(found, self.options["return_values"])
        if self.options["journal"] and found:
            result["journal"] = self.keep_journal(found, task_vars)
        if status is None:
            raise AnsibleConnectionFailure("the connection ended in the middle of the page; %d steps were begun" % len(all_steps))
        if status != 0:
            reason = events.first_fault(all_steps, self.title)
            said = "; ".join(result["remarks"])
            result.update(failed=True, msg=reason or said or errors or "Passo ended with status %s" % status)
        return result

    def call(self, words, payload):
        binary = self.binary_fingerprint()
        script = far_end.assignments({
            "nonce": self.nonce, "version": binary["version"], "key": self.key + ("-%d" % self.section if self.section else ""),
            "checksums": " ".join("%s:%s" % pair for pair in sorted(binary["checksums"].items())),
            "controller": self.controller(), "planned": "1" if self._task.check_mode else "",
            "resume": "1" if self.options["resume"] and not self._task.check_mode else "",
        }) + far_end.SCRIPT + far_end.FIND + far_end.LOCK
        files, pages = [], []
        for number, ((path, content), section) in enumerate(zip(self.pages, self.sections)):
            if content is None:
                pages.append(path + section)
            else:
                name = os.path.basename(path) if len(self.pages) == 1 else "%d-%s" % (number + 1, os.path.basename(path))
                files.append((name, content))
                pages.append("@" + name + section)
        script += far_end.pages(files)
        tail = ["--values", "-", "--non-interactive", "--format", "jsonl"]
        later = [word for word in words if word not in ("--all", "--cleanup")]
        script += far_end.command(self.program_words(pages, words, tail), later + tail)
        return self.execute(script, b"".join(content for _name, content in files) + payload)

    def program_words(self, pages, words, tail):
        if self._task.check_mode:
            switches = {"--keep-going", "--trust-values"}
            kept = {"--timeout", "--retry", "--verify", "--choose", "--skip"} | switches
            plan, skip = [], False
            for word in words:
                if skip:
                    skip = False
                elif word in kept:
                    skip = word not in switches
                else:
                    plan.append(word)
            return ["plan"] + pages + plan + ["--values", "-", "--color", "never"]
        return ["run"] + pages + words + tail

    def execute(self, script, data):
        body = (script + "\n").encode()
        command = far_end.LOADER % len(body)
        done = self._low_level_execute_command(command, in_data=body + data, executable="/bin/sh")
        lines, status = events.between_marks(done.get("stdout", ""), self.nonce)
        errors = "\n".join(
            line for line in done.get("stderr", "").splitlines()
            if line.strip() and not line.startswith(("Shared connection", "Warning: Permanently"))).strip()
        if status is None and not lines and done.get("rc") not in (0, None):
            raise AnsibleActionFail("no POSIX shell could be started there: " + (errors or "status %s" % done["rc"]))
        if status in (81, 82, 83):
            raise AnsibleActionFail(errors)
        return status, lines, errors

    def controller(self):
        return "%s (process %d of %s)" % (socket.gethostname(), os.getppid(), os.environ.get("USER") or os.getuid())

    # The program

    def binary_fingerprint(self):
        """The version, and the checksum for each architecture that there is a program for."""
        def look():
            run = subprocess.run(
                [self.located(self.binary_here()), "--version"], capture_output=True, stdin=subprocess.DEVNULL, check=False)
            sums = {}
            for architecture in self.architectures() if self.options["bring"] else []:
                sums[architecture] = hashlib.sha256()
                for part in self.parts_of_binary(architecture):
                    sums[architecture].update(part)
                sums[architecture] = sums[architecture].hexdigest()
            return {"version": run.stdout.decode().strip(), "checksums": sums}
        return self.once("binary", look)

    def look_ahead(self):
        try:
            self.binary_fingerprint()
        except AnsibleActionFail:
            pass

    def architectures(self):
        before, mark, after = self.options["binary"].partition("{arch}")
        if not mark:
            return [platform.machine()]
        found = [path[len(before):len(path) - len(after)] for path in glob.glob(glob.escape(before) + "*" + glob.escape(after))]
        return [name for name in found if name.replace("_", "").isalnum()]

    def located(self, name):
        for folder in [""] if "/" in name else os.environ.get("PATH", "").split(":"):
            path = os.path.join(folder, name)
            if os.access(path, os.X_OK) and os.path.isfile(path):
                return os.path.realpath(path)
        raise AnsibleActionFail("Passo is not found on the controller: there is no program %s (`binary`)" % name)

    def parts_of_binary(self, architecture):
        """Never all of it at once: there are as many of these processes as hosts."""
        with open(self.located(self.options["binary"].replace("{arch}", architecture)), "rb") as file:
            while part := file.read(1 << 20):
                yield part

    def bring(self, architecture):
        if not self.options["bring"]:
            raise AnsibleActionFail("the host has no Passo of this version in its PATH, and `bring` is false")
        checksum = self.binary_fingerprint()["checksums"].get(architecture)
        if not checksum:
            raise AnsibleActionFail(
                "the host is %s, and `binary` has no program for that: name one for each, with {arch}" % architecture)
        def pack():
            path = os.path.join(C.DEFAULT_LOCAL_TMP, "passo-%s.gz" % checksum)
            with gzip.open(path, "wb", compresslevel=1) as packed:
                for part in self.parts_of_binary(architecture):
                    packed.write(part)
            return path
        with open(self.once("packed-" + architecture, pack), "rb") as file:
            packed = file.read()
        script = far_end.assignments({"nonce": self.nonce, "checksum": checksum}) + far_end.SCRIPT + far_end.BRING
        status, _lines, errors = self.execute(script, packed)
        if status != 0:
            raise AnsibleActionFail("Passo could not be brought to the host: " + errors)

    # The journal

    def journal_path(self):
        folder = self.options["journal"]
        if not os.path.isabs(folder):
            folder = os.path.join(self._loader.get_basedir(), folder)
        host = "".join(c if c.isalnum() or c in "-_.:" else "_" for c in self.host)
        return os.path.join(folder, host.lstrip(".") + (".%d" % self.section if self.section else "") + ".jsonl")

    def earlier_events(self, path, run):
        """Of a run that was resumed those before."""
        try:
            with open(path, encoding="utf-8") as file:
                return [event for event in events.events(file.read().splitlines()) if event.get("run") == run]
        except FileNotFoundError:
            return []

    def keep_journal(self, found, task_vars):
        path = self.journal_path()
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        part = "%s.%d" % (path, os.getpid())
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            for event in self.earlier_events(path, found[0]["run"]) + found:
                file.write(json.dumps(event, sort_keys=True) + "\n")
        os.replace(part, path)
        return path
