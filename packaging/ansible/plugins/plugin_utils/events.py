"""The events of `passo run --format jsonl` as a result of Ansible."""
from __future__ import annotations

import json


def between_marks(output: str, nonce: str) -> tuple[list[str], int | None]:
    """The lines that the script printed, without what a profile prints, and its status; None: it did not end."""
    lines, status, inside = [], None, False
    for line in output.splitlines():
        if line.strip() == "passo-begin-" + nonce:
            inside = True
        elif line.startswith("passo-end-%s " % nonce):
            status = int(line.split()[1])
            break
        elif inside and line:
            lines.append(line)
    return lines, status


def events(lines: list[str]) -> list[dict]:
    found = []
    for line in lines:
        try:
            event = json.loads(line)
        except ValueError:
            continue
        if isinstance(event, dict) and str(event.get("format", "")).startswith("passo.run/"):
            found.append(event)
    return found


def steps(found: list[dict]) -> list[dict]:
    """Each action once, with its last attempt."""
    by_step = {event.get("step"): event for event in found if event["event"] == "step.started"}
    begun: dict[str, dict] = {}
    actions: dict[str, dict] = {}
    for event in found:
        if event["event"] == "action.started":
            begun[event["action"]] = event
        elif event["event"] == "action.finished":
            start = begun.get(event["action"], {})
            step = by_step.get(start.get("step"), {})
            actions.pop(event["action"], None)
            actions[event["action"]] = {
                "action": event["action"], "step": step.get("number"), "instruction": step.get("instruction"),
                "line": start.get("line") or step.get("line"), "role": start.get("role"), "command": start.get("text"),
                "verdict": event.get("verdict"), "status": event.get("exitStatus"), "seconds": event.get("seconds"),
                "checks": event.get("checks", []),
            }
    for name, start in begun.items():
        if name not in actions:
            # No one can tell what became of it.
            step = by_step.get(start.get("step"), {})
            actions[name] = {
                "action": name, "step": step.get("number"), "instruction": step.get("instruction"),
                "line": start.get("line"), "role": start.get("role"), "command": start.get("text"),
                "verdict": "unknown", "status": None, "seconds": None, "checks": [],
            }
    return list(actions.values())


def is_changed(all_steps: list[dict]) -> bool:
    """What only looks at something changes nothing."""
    return any(step["role"] != "verify" and step["verdict"] not in ("skipped", "rehearsed") for step in all_steps)


def first_fault(all_steps: list[dict], page: str) -> str | None:
    for step in all_steps:
        if step["verdict"] in ("passed", "unverified", "skipped", "rehearsed"):
            continue
        checks = [check for check in step["checks"] if check.get("result") == "failed"]
        place = "%s:%s" % (page, (checks[0].get("line") if checks else None) or step["line"])
        reason = "; ".join(str(check.get("message")) for check in checks) or step["verdict"]
        return "%s: step %s (%s): %s" % (place, step["step"], step["instruction"], reason)
    return None


def captured(found: list[dict], names: list[str]) -> dict:
    return {
        event["key"]: event["value"] for event in found
        if event["event"] == "value.captured" and event.get("key") in names and "value" in event and not event.get("secret")
    }


def remarks(found: list[dict]) -> list[str]:
    """What Passo says besides the steps: why it did not begin, or what it wants to know first."""
    return [event["reason"] for event in found if event["event"] == "diagnostic" and event.get("reason")]
