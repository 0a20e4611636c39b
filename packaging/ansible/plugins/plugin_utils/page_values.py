"""The values of a page: from a values file, the variables of a host, and the task."""
from __future__ import annotations

import re
import unicodedata

import yaml

# Variables by which Ansible works, or that it makes itself: no value of a page, even one that has a placeholder of that name.
RESERVED = frozenset((
    "environment", "group_names", "groups", "hostvars", "inventory_dir", "inventory_file", "inventory_hostname",
    "inventory_hostname_short", "omit", "play_hosts", "playbook_dir", "role_name", "role_names", "vars", "port", "hosts",
))


class ValueMistake(Exception):
    pass


def values_file(path: str) -> dict:
    """Scalars stay as they are written, as Passo reads them: 1.10 is no number."""
    try:
        with open(path, "rb") as file:
            content = yaml.load(file, Loader=yaml.BaseLoader)
    except (OSError, yaml.YAMLError) as error:
        raise ValueMistake("the values file cannot be read: %s" % error)
    if content in (None, ""):
        return {}
    if not isinstance(content, dict):
        raise ValueMistake("the values file %s is no mapping" % path)
    return content


def text(name: str, value: object) -> str | None:
    """None for what has no value."""
    if value is None or is_omitted(value):
        return None
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, (dict, list, tuple)):
        raise ValueMistake("the value of `%s` is no text" % name)
    return str(value)


def is_omitted(value: object) -> bool:
    return type(value).__name__ == "Omit" or isinstance(value, str) and value.startswith("__omit_place_holder__")


def is_vaulted(*values: object) -> bool:
    """Whether one of them was encrypted by itself: as it is in the inventory, or as it came out of a template."""
    for value in values:
        if type(value).__name__ in ("AnsibleVaultEncryptedUnicode", "EncryptedString"):
            return True
        try:
            from ansible.module_utils._internal._datatag import AnsibleTagHelper
        except ImportError:
            # Before ansible-core 2.19.
            continue
        if any("Vaulted" in name for name in [type(tag).__name__ for tag in AnsibleTagHelper.tags(value)]):
            return True
    return False


def origins(value: object, variables) -> list[object]:
    """The value, and what it names alone: of `{{ vault_token }}` the variable too."""
    found = [value]
    while len(found) < 8 and isinstance(found[-1], str):
        name = re.fullmatch(r"\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}", found[-1])
        if not name or name[1] not in variables:
            break
        found.append(variables[name[1]])
    return found


def without_accents(key: str) -> str:
    """As Passo does: Latin letters without their marks, since no variable can have them."""
    def plain(letter: str) -> str:
        found = re.fullmatch(r"LATIN SMALL LETTER ([A-Z]{1,2})( WITH .*)?", unicodedata.name(letter, ""))
        return found[1].lower() if found and ord(letter) >= 0x80 else letter
    return "".join(map(plain, key))


def names_of(key: str) -> list[str]:
    """The variables of a host that give the value, the first one before the second."""
    key = without_accents(key)
    if not re.fullmatch(r"[a-z0-9_]+", key):
        return []
    plain = [key] if not key.startswith("ansible_") and key not in RESERVED and not key[0].isdigit() else []
    return ["passo_" + key] + plain


def of_host(questions: list[dict], variables) -> dict[str, tuple[str, object]]:
    """By key the variable, and what it has."""
    found = {}
    for question in questions:
        if question.get("kind") != "value":
            continue
        for name in names_of(question["key"]):
            if name in variables:
                found[question["key"]] = (name, variables[name])
                break
    return found


def key_of(name: str) -> str:
    """As Passo does: letters and digits, everything else one `_`."""
    return "_".join("".join(c.lower() if c.isalnum() else " " for c in name).split())


def needed(questions: list[dict]) -> list[dict]:
    """What someone has to give."""
    return [
        question for question in questions
        if question.get("kind") == "value" and question.get("required") is not False
        and question.get("default") is None and question.get("type") != "flag"
    ]
