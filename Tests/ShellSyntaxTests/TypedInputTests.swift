import ShellSyntax
import Testing

@Suite struct TypedInputTests {
  private func typed(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return TypedInput(text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("mysql -u root\nmysql> SHOW TABLES;\n", "mysql> SHOW TABLES;"), ("SQL> CREATE TABLE one", "SQL> CREATE TABLE one"),
    ("psql\nshop=> SELECT 1;\n", "shop=> SELECT 1;"),
    ("psql\nshop=# DROP it;", "shop=# DROP it;"),
    ("sudo mysql\nMariaDB [(none)]> SHOW TABLES;\nQuery OK", "MariaDB [(none)]> SHOW TABLES;\nQuery OK"),
    ("python3\n>>> import os", ">>> import os"),
    ("redis-cli\n127.0.0.1:6379> del(\"a\")", "127.0.0.1:6379> del(\"a\")"),
    ("mongosh\n  mongosh> show dbs\n  one", "  mongosh> show dbs\n  one"),
  ])
  func beginsWithThePromptOfAProgram(text: String, expected: String) {
    #expect(typed(text) == expected)
  }

  @Test(arguments: [
    "tool get > file", "tool> file", "cat <name> other", "if [ $a -gt 1 ]; then\n> x\nfi", "# mysql> is a prompt",
    "a=b",
    "tool <a> <b>", "mysql>", "",
  ])
  func isNoRedirection(text: String) {
    #expect(typed(text) == nil)
  }
}
