import Testing

@testable import ShellSyntax

@Suite struct ProgramCatalogueTests {
  private func entry(_ command: String) -> ProgramEntry {
    ShellScript(command).programEntries.reduce(into: ProgramEntry()) { $0.formUnion($1) }
  }

  @Test(arguments: [
    "rm -rf build", "sudo rm -r /srv/a", "dd if=a.img of=/dev/sdb bs=4M", "mkfs.ext4 /dev/sdb1", "fdisk /dev/sdb",
    "coreos-installer install /dev/sda", "tool system zeroize", "terraform destroy", "kubectl delete pod web",
    "kubectl -n web delete pod --all", "docker system prune -f", "docker compose -f a.yaml down -v",
    "git push --force origin main", "git push -f", "git reset --hard HEAD~1", "wipefs -a /dev/sdb",
    "sudo shutdown -h now",
    "iptables -F", "bx cr token-rm 17", "sudo apt-get purge -y tool", "dropdb shop", "psql -c 'DROP TABLE a'",
    "ssh web 'rm -rf /srv/a'", "bash -c \"rm -rf a\"", "curl -X DELETE https://a.example/1", "curl -XDELETE a.example",
    "sudo systemctl reboot", "helm uninstall web", "docker exec web rm -rf /data", "/usr/local/bin/k3s-uninstall.sh",
    "cf delete-space dev", "aws ec2 terminate-instances --instance-ids i-1", "tool remove-user jo", "rails db:drop",
    "heroku apps:destroy -a web", "git tag -d v1", "git worktree remove ../a",
    "find . -name '*.log' -delete", "rsync -a --delete a/ b/", "nohup rm -rf a",
  ])
  func destroys(command: String) {
    #expect(entry(command).destroys)
  }

  @Test(arguments: [
    "rm -i a", "dd if=/dev/zero bs=1", "fdisk -l", "sudo parted /dev/sdb print", "git reset HEAD~1",
    "git push origin main",
    "docker compose up -d", "echo delete", "grep drop a.log", "cat remove.txt", "ls delete", "apt-get install tool",
    "tool show remove-user.md", "npm run build:reset-cache", "git checkout delete-it", "docker run drop.example/web:1",
    "iptables -L", "psql -c 'SELECT 1'", "shutdown -c", "ssh web 'ls /srv'", "mkdir purge", "kill 17",
    "bash -c 'ls -l'", "docker exec web ls", "kubectl get pods", "curl https://a.example/delete",
  ])
  func destroysNothing(command: String) {
    #expect(!entry(command).destroys)
  }

  @Test(arguments: [
    "npm start", "npm run dev", "yarn dev", "mkdocs serve", "tail -f a.log", "kubectl logs -f deploy/web -n a",
    "kubectl port-forward svc/web 8080:80", "kubectl proxy", "watch -n 1 ls", "docker compose up", "docker-compose up",
    "docker run -p 8080:80 nginx", "journalctl -u web -f", "python3 -m http.server 8000",
    "flask --app app run --port 50",
    "npx tool dev", "npx tool watch src", "tool serve ~/notes", "tool server --port 9100", "tool --follow",
    "kubectl get pods -w", "python manage.py runserver", "bundle exec jekyll serve", "ssh -N -L 80:a:80 b",
    "ibmcloud dev run", "ping a.example", "minikube tunnel", "sudo -u web npm start", "make run", "tool server start",
    "istioctl dashboard kiali", "linkerd viz dashboard", "kopf run app.py", "argo server", "make docs-serve",
  ])
  func staysInForeground(command: String) {
    #expect(entry(command).staysInForeground)
  }

  @Test(arguments: [
    "npm install", "npm run build", "tail -n 5 a.log", "kubectl logs web", "docker compose up -d",
    "ping -c 4 a.example",
    "docker run -d -p 80:80 nginx", "docker run hello-world", "cd server", "mkdir serve", "hcloud server create a",
    "git checkout dev", "ls dev", "gh run watch", "kubectl rollout status deploy/web", "hugo", "ping -c4 a.example",
    "kubectl apply -f serve.yaml", "docker run -dp 80:80 nginx", "git push origin dev", "openstack server start web",
    "microk8s enable dashboard", "make run-tests",
  ])
  func ends(command: String) {
    #expect(!entry(command).staysInForeground)
  }

  @Test(arguments: [
    "ssh root@a.example", "ssh -i key.pem -p 22 root@a.example", "docker exec -it web bash", "docker run -it ubuntu",
    "docker run --rm -ti -v \"$PWD\":/a -w /a ubuntu:24.04 /bin/sh", "kubectl exec -it web -- sh",
    "kubectl -n a exec -ti web -c b -- /bin/bash", "psql -h a -U b shop", "mysql -u root -p", "python3", "node", "bash",
    "su - postgres", "sudo -i", "sudo su", "vagrant ssh", "minikube ssh", "redis-cli -h a", "sqlite3 a.db", "mongosh",
    "sudo -u postgres psql", "docker compose exec web sh", "oc rsh web", "ssh web bash", "kubectl run -it a --image=b",
    "docker exec -it db psql -U shop",
  ])
  func goesElsewhere(command: String) {
    #expect(entry(command).goesElsewhere && entry(command).takesTerminal)
  }

  @Test(arguments: [
    "ssh web uptime", "docker exec web ls", "docker exec -it web ls /srv", "docker run hello-world",
    "psql -c 'SELECT 1'",
    "psql -f a.sql shop", "mysql -e 'SHOW TABLES'", "mysql -u root shop < a.sql", "cat a.sql | psql shop",
    "python3 a.py",
    "node -v", "bash a.sh", "su - postgres -c 'ls'", "kubectl exec web -- ls", "kubectl exec -it web -- ls",
    "sqlite3 a.db '.tables'", "redis-cli ping", "ssh -N -L 1:a:1 b", "python3 <<'E'\n1\nE", "docker run -dit ubuntu",
    "sudo ls", "vagrant ssh -c ls",
  ])
  func staysHere(command: String) {
    #expect(!entry(command).goesElsewhere)
  }

  @Test func whatEditsInterpretsShowsAndPrintsNothing() {
    #expect(entry("sudo nano /etc/a.conf").opensEditor && entry("nano a").takesTerminal)
    #expect(entry("code .").opensEditor && !entry("code .").takesTerminal)
    #expect(!entry("cat a").opensEditor)
    #expect(entry("ls | less").takesTerminal)
    #expect(entry("sh -c ls").interpretsArgument && entry("awk '{ print }' a").interpretsArgument)
    #expect(!entry("ls").interpretsArgument)
    #expect(entry("mkdir a").printsNothing && !entry("mkdir -v a").printsNothing && !entry("ls").printsNothing)
    #expect(
      entry("kubectl -n a get pods").onlyShows && entry("tool status").onlyShows && !entry("tool list rm").onlyShows)
    #expect(entry("kubectl apply -f a.yaml").fileOptions.contains("-f") && entry("ls -f").fileOptions.isEmpty)
  }

  @Test func logsInWithoutAPersonWhereTheAnswersAreGiven() {
    #expect(entry("ibmcloud login").takesTerminal && entry("bx login --sso").takesTerminal)
    #expect(!entry("ibmcloud login --apikey a").takesTerminal && !entry("ibmcloud login --apikey=a").takesTerminal)
    #expect(entry("docker login -u a").takesTerminal && !entry("docker login -u a -p b").takesTerminal)
  }

  /// Of each row the programs: a name that is written twice in one field is a slip.
  @Test func everyRowIsAboutPrograms() {
    #expect(ProgramCatalogue.rows.count > 250)
    for name in ProgramCatalogue.rows.keys { #expect(!name.isEmpty && !name.hasPrefix("-") && name != "|") }
  }
}
