import ShellSyntax
import Testing

@Suite struct TextShapeTests {
  @Test(
    arguments: [
      ("POST https://iam.<region>.example.net/token", .httpRequest), ("GET /v1/clusters", .httpRequest),
      ("{\n \"a\": 1\n}", .json), ("[{\"a\": 1}]", .json), ("[]", .json),
      ("apiVersion: v1\nkind: Pod\nmetadata:\n  name: <pod>\n", .yaml), ("---\na: 1\n", .yaml),
      ("- name: x\n  y: z", .yaml), ("name: <pod>", .yaml),
      ("<?xml version=\"1.0\"?>", .xml), ("<a>\n <b>1</b>\n</a>", .xml), ("FROM nginx\nRUN x", .dockerfile),
      ("CREATE POLICY own ON t USING (true);", .sql), ("ALTER EXTENSION one UPDATE;", .sql),
      ("USE one;\nFLUSH PRIVILEGES;", .sql), ("SHOW SLAVE STATUS\\G", .sql), ("\\c one\nSELECT 1 FROM t;", .sql),
      ("-- Make it\nCREATE PUBLICATION one FOR ALL TABLES;", .sql), ("set -e;", .shell(prompted: false)),
      ("Show me;", .unknown),
      ("SELECT * FROM t;", .sql), ("db=> \\dt", .sql), ("create table t (a int);", .sql),
      ("bx login", .shell(prompted: false)), ("OAUTH_TOKEN=`bx iam oauth-tokens`", .shell(prompted: false)),
      ("# comment\nsudo apt-get update", .shell(prompted: false)), ("./install.sh", .shell(prompted: false)),
      ("#!/bin/sh\nx", .shell(prompted: false)), ("ibmcloud login [--sso]", .shell(prompted: false)),
      ("$ bx login\n$ bx target", .shell(prompted: true)), ("$ bx login\nOK", .transcript),
      ("user:~ user$ bx cr login\nLogging in…", .transcript), ("# yum update\nDone", .transcript),
      ("ibmcloud a [--b] [--c D]", .synopsis), ("ibmcloud a [OPTIONS]", .synopsis),
      ("ibmcloud a (NAME | ID)", .synopsis), ("bx rm IMAGE [IMAGE...]", .synopsis), ("bx a [-f | --force]", .synopsis),
      ("bx a (--type TYPE)", .synopsis),
      ("OK\nTargeted account", .unknown), ("Name:    myapp\nID:      1", .unknown),
      ("denied: requested access is denied", .unknown), ("<region>.icr.io/<ns>/<repo>:<tag>", .unknown), ("", .unknown),
      ("[ req ]\nbits = 2048", .settings), ("# first\n[a]\nb = [\n  \"c\"\n]\n[[d.e]]\nf g", .settings),
      ("[a]", .unknown), ("[ -f x ]\nls", .shell(prompted: false)), ("[a]\n{", .unknown),
      ("terraform {\n  a = 1\n}", .unknown),
      ("# Usage\n# open the file", .unknown), ("let x = 1", .unknown), ("[2024-05-01 10:00] started", .unknown),
      ("https://h/x", .unknown), ("crn:v1:a:b/c d e", .unknown), ("NAME   READY\nx      1/1", .unknown),
    ] as [(String, TextShape)])
  func isRecognized(text: String, shape: TextShape) {
    #expect(TextShape.of(text) == shape)
  }
}
