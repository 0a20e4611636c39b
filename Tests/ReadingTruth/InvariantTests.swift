import Diagnostics
import MarkdownBlocks
import ShellSyntax
import Testing

@testable import RunbookModel

/// What holds for every page, no matter what it says.
@Suite struct InvariantTests {
  private struct Reading {
    let name: String
    let document: Document
    let runbook: Runbook
  }

  private static let readings: [Reading] = {
    let own = OwnPages.all.map { ($0.name, Array($0.text.utf8)) }
    let shared = OwnPages.shared.map { ($0.name, $0.bytes) }
    return (own + shared).map { name, bytes in
      let document = MarkdownReader().read(SourceFile(path: name, bytes: bytes))
      return Reading(name: name, document: document, runbook: RunbookReader().read(document))
    }
  }()

  /// Pages whose actions do not follow their lines: each is a fault of the reader, and none may come in addition.
  private static let knownDisorders: Set = [
    "en-option-runtime", "en-order-backup", "en-order-scale", "fr-order-volume", "pt-opcoes-console", "pt-ordem-rota",
    "corpus/2020-21/IBM-Bluemix-Docs+Registry/registry_tutorial_workflow.md",
    "corpus/2023+/ibm-cloud-docs+log-analysis/agent/config_agent_os_cluster.md",
    "corpus/2023+/ibm-cloud-docs+log-analysis/terraform/terraform-ingestion-keys.md",
  ]

  @Test func actionsFollowThePage() {
    let disordered = Self.readings.filter { reading in
      let lines = reading.runbook.procedures.flatMap(\.steps).flatMap(\.actions).map(\.line)
      return lines != lines.sorted()
    }
    #expect(Set(disordered.map(\.name)).subtracting(Self.knownDisorders) == [])
  }

  @Test func everyCodeBlockIsRead() {
    for reading in Self.readings {
      let read = Set(reading.runbook.blocks.map(\.range.start.line))
      for block in reading.document.blocks {
        guard case .code = block.kind else { continue }
        #expect(read.contains(block.range.start.line), "\(reading.name):\(block.range.start.line)")
      }
    }
  }

  /// What a comment says is no one's command.
  @Test func noCommentIsACommand() {
    for reading in Self.readings {
      for action in reading.runbook.actions where action.kind == .command && action.blocked == nil {
        for command in action.commands {
          #expect(!command.drop { $0.isWhitespace }.hasPrefix("#"), "\(reading.name):\(action.line): \(command)")
        }
      }
    }
  }

  @Test func leavesOfTheTreeAreTheActions() {
    func leaves(_ nodes: [Node]) -> [ActionID] {
      nodes.flatMap { node in
        switch node {
        case .action(let id): [id]
        case .sequence(let nodes, _), .condition(_, let nodes): leaves(nodes)
        case .choice(_, let ways): ways.flatMap { leaves($0.nodes) }
        }
      }
    }
    for reading in Self.readings {
      for procedure in reading.runbook.procedures {
        #expect(leaves(procedure.nodes) == procedure.steps.flatMap(\.actions).map(\.id), "\(reading.name)")
      }
    }
  }

  @Test func identifiersAreUnique() {
    for reading in Self.readings {
      let ids = reading.runbook.actions.map(\.id)
      #expect(Set(ids).count == ids.count, "\(reading.name)")
    }
  }

  /// Each name that an action uses is a placeholder of the page.
  @Test func everyNameIsExplainedOrAsked() {
    for reading in Self.readings {
      let names = Set(reading.runbook.placeholders.flatMap(\.spellings))
      for action in reading.runbook.actions {
        for name in action.placeholders {
          #expect(names.contains(name), "\(reading.name):\(action.line): \(name)")
        }
      }
    }
  }
}
