#!/usr/bin/python
# Runs within the action plugin of the same name; here is what ansible-doc shows.
from __future__ import annotations

DOCUMENTATION = r"""
---
module: run
short_description: Runs a how-to page by Passo, and proves each step
version_added: "0.1.0"
description:
  - Runs a Markdown page on each host by Passo, in one process for the whole page.
  - The page, the values and the secrets go there by standard input; no Python is needed on the host.
  - Placeholders of the page are filled by variables of the host, C(passo_NAME) or C(NAME), and by O(values).
    What is missing on any host is listed for all of them before anything runs anywhere.
options:
  page:
    description: The page, as C(page.md) or C(page.md#section); several are done one after the other, in one shell.
    type: list
    elements: str
    required: true
  remote_src:
    description: The page is a file of the host. Missing values are found there only.
    type: bool
    default: false
  procedure:
    description: Sections of the (last) page, by their anchors.
    type: list
    elements: str
    default: []
  all:
    description: Every section, in the order of the page.
    type: bool
    default: false
  cleanup:
    description: At the end, also after a failure, the sections that take back what the others made.
    type: bool
    default: false
  values:
    description: Values by the names of the placeholders; they go before variables of the host.
    type: dict
    default: {}
  secrets:
    description: The same, hidden everywhere; they are never in an argument, an environment or a file.
    type: dict
    default: {}
  hide:
    description: Names of placeholders, or of shell variables of the page, whose values are secret as well.
    type: list
    elements: str
    default: []
  values_file:
    description: A values file of Passo, on the controller.
    type: path
  profile:
    description: A profile of the values file.
    type: str
  trust_values:
    description:
      - Lets the values file start the programs that it names, on the host and with the rights of its account.
      - Without it a file that names programs for values of the page ends the task before anything runs.
    type: bool
    default: false
  choose:
    description: Which alternative of a group, or run or skip where something holds.
    type: dict
    default: {}
  platform:
    description: Steps for this system. Without it, Passo looks at the host.
    type: str
    choices: [linux, macos]
  interface:
    description: Steps of this tab of the page.
    type: str
  locale:
    description: The language of the page.
    type: str
  names:
    description: Only the blocks that the page names so for other tools.
    type: list
    elements: str
    default: []
  tags:
    description: Only the blocks with these tags.
    type: list
    elements: str
    default: []
  places:
    description:
      - Sections of the page by where it does them, and the hosts that they are for; V(here) is what it does at no place.
      - A place is called as the page calls it, and hosts are a group, a host, V(group[0]), or a list of them. Sections are done in
        the order of the page, each when the one before has passed on all of its hosts.
      - Values that a section captures are given to those after it; secrets leave no host.
    type: dict
    default: {}
  timeout:
    description: Ends a step that takes longer, such as V(90s) or V(5m).
    type: str
  retry:
    description: Tries a failing step again; V(5x10s) is five times, ten seconds apart.
    type: str
  keep_going:
    description: Continues with the next step after a failure.
    type: bool
    default: false
  verify:
    description: What counts as verified.
    type: str
    choices: [exit, sample, strict]
  resume:
    description: Goes on with the run of this page that did not finish on the host, where there is one.
    type: bool
    default: false
  check_values:
    description: Looks for missing values on all hosts before anything runs.
    type: bool
    default: true
  check_answers:
    description: Looks for steps that need a person, and that no answers are given for, before anything runs on any host.
    type: bool
    default: true
  return_values:
    description: Names of values that the page captured, to be returned. Secrets never are.
    type: list
    elements: str
    default: []
  journal:
    description: A folder on the controller for the journals, HOST.jsonl, which C(passo report) reads.
    type: path
  binary:
    description:
      - Passo on the controller, which plans the page, and which is brought to hosts that do not have it.
      - C({arch}) in it is the architecture of the host, as C(uname -m) says it.
    type: str
    default: passo
  bring:
    description: Brings O(binary) to hosts that do not have that version.
    type: bool
    default: true
author:
  - The authors of Passo
"""

EXAMPLES = r"""
- name: Install the store
  passo.runbook.run:
    page: install.md
    all: true
    values:
      region: eu-de
    secrets:
      api_token: "{{ vault_api_token }}"
    journal: passo-runs

- name: Set up the cluster, first on the managers and then on the workers
  passo.runbook.run:
    page: cluster.md
    places:
      first server: managers[0]
      worker: workers
"""

RETURN = r"""
verdict:
  description: How the run ended.
  type: str
  returned: when the page was run
steps:
  description: Each action with its step, line, verdict, exit status, duration and checks; what is secret is masked.
  type: list
  elements: dict
  returned: when the page was run
remarks:
  description: What Passo says besides the steps, such as why it did not begin.
  type: list
  elements: str
  returned: when the page was run
values:
  description: Captured values that O(return_values) asks for.
  type: dict
  returned: when the page was run
plan:
  description: What a run would do.
  type: str
  returned: in check mode
journal:
  description: The journal on the controller.
  type: str
  returned: where it is kept
"""
