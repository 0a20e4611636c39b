/// The rows. The sources are named in comments; they are the programs' own manuals where nothing else is said.
extension ProgramCatalogue {
  static let rows = ProgramRow.rows(
    [editors, terminals, elsewhere, staying, destroying, flashing, silent, reading, incomplete, changing, answering]
      .joined(
        separator: "\n"))

  private static let editors = """
    # Editors: POSIX `vi`, `ed`, `ex`, and the manuals of the others.
    vi,vim,nvim,view,nano,pico,emacs,mcedit,joe,micro,ed,ex | editor terminal
    sensible-editor,editor,vimdiff | editor terminal
    visudo,vipw,vigr | terminal | unless -c
    sudoedit | editor terminal
    # They open something that is no file in their words.
    crontab | terminal | if -e
    git rebase | terminal | if -i/--interactive
    git config | terminal | if -e/--edit
    kubectl,oc,systemctl,virsh edit | terminal
    # They open a window of their own.
    subl,atom,gedit,kate,notepad,code,mousepad,xed | editor
    """

  private static let terminals = """
    # Programs that draw on the whole screen, or read from the terminal even where their input is another one.
    less,more,htop,btop,atop,man,info,mc,k9s,nmtui,raspi-config,dialog,whiptail,alsamixer,cfdisk,ncdu | terminal
    top | terminal | unless -b -l
    passwd,vncpasswd,smbpasswd,mysql_secure_installation | terminal
    # Logging in asks for a password, or opens a browser.
    bx,bluemix,ibmcloud,cf,ic login,l | terminal | unless --apikey -p -t --cr-token
    docker,podman login | terminal | unless -p --password --password-stdin
    gh auth login | terminal | unless --with-token
    """

  private static let elsewhere = """
    # Another computer: ssh(1), mosh(1), telnet(1), and the clouds' command-line references.
    ssh,autossh,slogin | elsewhere terminal | unless -N -f | inner 1
    mosh | elsewhere terminal | inner 1
    telnet,ftp,sftp,lftp | elsewhere terminal
    vagrant,minikube,docker-machine,colima,lima ssh | elsewhere terminal | unless -c --command | inner 1
    limactl,multipass shell | elsewhere terminal | inner 1
    gcloud compute ssh | elsewhere terminal | unless --command
    gcloud cloud-shell ssh | elsewhere terminal | unless --command
    az ssh vm | elsewhere terminal
    aws ssm start-session | elsewhere terminal
    aws ecs execute-command | elsewhere terminal | if --interactive
    az serial-console connect | elsewhere terminal
    tsh ssh | elsewhere terminal | operands 1
    podman machine ssh | elsewhere terminal | operands 1
    ibmcloud,bx is instance-console | elsewhere terminal
    heroku ps:exec | elsewhere terminal
    aws ec2-instance-connect ssh | elsewhere terminal
    doctl compute ssh | elsewhere terminal
    fly,flyctl ssh console | elsewhere terminal | unless -C --command
    heroku run | elsewhere terminal | inner 0
    cf ssh | elsewhere terminal | unless -c --command
    virsh console | elsewhere terminal
    ipmitool sol activate | elsewhere terminal
    # Containers: the references of docker, podman, kubectl and oc.
    docker,podman,nerdctl,finch run | elsewhere terminal | if -i/--interactive -t/--tty | unless -d/--detach | inner 1
    docker,podman,nerdctl,finch exec | elsewhere terminal | if -i/--interactive -t/--tty | unless -d/--detach | inner 1
    docker,podman,nerdctl attach | elsewhere terminal
    docker,podman,nerdctl start | elsewhere terminal | if -i/--interactive -a/--attach
    docker,podman,nerdctl compose exec,run | elsewhere terminal | unless -d/--detach -T --no-TTY | inner 1
    docker-compose,podman-compose exec,run | elsewhere terminal | unless -d/--detach -T | inner 1
    kubectl,oc exec | elsewhere terminal | if -i/--stdin -t/--tty | inner 1
    kubectl,oc run | elsewhere terminal | if -i/--stdin -t/--tty | inner 1
    kubectl,oc attach | elsewhere terminal | if -i/--stdin -t/--tty
    kubectl debug | elsewhere terminal | if -i/--stdin -t/--tty | inner 1
    oc rsh,debug | elsewhere terminal | inner 1
    lxc,incus exec | elsewhere terminal | inner 1
    lxc,incus shell | elsewhere terminal
    buildah run | elsewhere terminal | inner 1
    buildah,podman unshare | elsewhere here terminal | operands 0
    crictl exec | elsewhere terminal | if -i/--interactive -t/--tty | inner 1
    arch-chroot | elsewhere terminal | operands 1
    nix develop,shell | elsewhere terminal | unless -c --command
    poetry,pipenv,hatch,pixi shell | elsewhere terminal
    lxc-attach,machinectl | elsewhere terminal | inner 1
    toolbox,distrobox enter | elsewhere terminal
    chroot | elsewhere terminal | operands 1
    chroot | inner 1
    nsenter,unshare,wsl | elsewhere terminal | operands 0
    # Another user, another shell: su(1), sudo(8).
    su,runuser | elsewhere terminal | unless -c --command
    su | here | operands 0 | unless -c --command
    su root | here | operands 0 | unless -c --command
    su - | here | operands 0 | unless -c --command
    su - root | here | operands 0 | unless -c --command
    sudo,doas | elsewhere terminal | if -i/-s/--login/--shell | operands 0
    sudo,doas | here | if -i/-s/--login/--shell | operands 0 | unless -u --user
    sh,bash,zsh,dash,ksh,fish,ash | elsewhere here terminal | operands 0 | unless -c --command -s --version --help
    pwsh | elsewhere terminal | operands 0 | unless -c --command --version --help
    newgrp | elsewhere here terminal | operands 1 | unless -c
    script | elsewhere terminal | operands 1 | unless -c
    tmux,screen | elsewhere terminal | unless -d -X -ls -list ls list-sessions kill-session kill-server send-keys
    nix-shell | elsewhere terminal | unless --run --command
    # Programs that read statements: their manuals.
    python,ipython,bpython | elsewhere terminal | operands 0 | unless -c -m -V --version -h --help
    node,deno,bun | elsewhere terminal | operands 0 | unless -e/--eval/-p/--print -v --version -h --help
    irb,pry,ghci,jshell,iex,erl,lua,R,julia,scala,groovysh,clj,sbcl | elsewhere terminal | operands 0 | unless -e --version
    spark-shell,pyspark,spark-sql,beeline,hive,gremlin | elsewhere terminal | unless -e -f --version
    php | elsewhere terminal | if -a
    rails console,c,dbconsole | elsewhere terminal
    psql | elsewhere terminal | unless -c --command -f --file -l --list -V --version --help
    mysql,mariadb | elsewhere terminal | unless -e --execute -V --version --help
    mongo,mongosh | elsewhere terminal | operands 1 | unless --eval --version --help
    redis-cli,valkey-cli | elsewhere terminal | operands 0 | unless --version --help --stat --bigkeys --scan
    sqlite3 | elsewhere terminal | operands 1 | unless --version
    cqlsh | elsewhere terminal | unless -e --execute -f --file --version
    influx,clickhouse-client,cockroach,sqlplus,sqlcmd,db2,runmqsc,vtysh | elsewhere terminal | operands 0 | unless -q --query -Q -i --version
    cockroach sql | elsewhere terminal | unless -e --execute -f --file
    gdb,lldb,jdb,openssl,nslookup,dc,bc | elsewhere terminal | operands 0 | unless --version --batch
    # Programs that start the one in their words.
    npx,bunx,pipx,uvx | inner 0
    npm,pnpm,yarn exec,dlx | inner 0
    bundle,pipenv,poetry,uv,hatch,pdm,conda exec,run | inner 0
    dotenv,direnv,op,chronic,caffeinate,winpty,setsid,stdbuf,ionice,busybox | inner 0
    """

  private static let staying = """
    # Logs and events that are followed, and doors that stay open while the program runs.
    tail | stays | if -f/-F/--follow
    journalctl,dmesg | stays | if -f/--follow/-w/--follow-new
    watch | stays
    kubectl,oc logs | stays | if -f/--follow
    kubectl,oc get | stays | if -w/--watch/--watch-only
    kubectl,oc port-forward,proxy | stays
    docker,podman,nerdctl logs | stays | if -f/--follow
    docker,podman,nerdctl compose logs | stays | if -f/--follow
    docker-compose,podman-compose logs | stays | if -f/--follow
    docker,podman events | stays | unless --until
    docker,podman stats | stays | unless --no-stream
    docker,podman,nerdctl compose up | stays | unless -d/--detach --wait --abort-on-container-exit --no-start
    docker-compose,podman-compose up | stays | unless -d/--detach --wait --abort-on-container-exit --no-start
    docker,podman,nerdctl run | stays | if -p/--publish/-P/--publish-all | unless -d/--detach
    cf logs | stays | unless --recent
    ibmcloud,bx ce app,application,job,jobrun,build,buildrun logs | stays | if -f/--follow
    az webapp log tail | stays
    gcloud app logs tail | stays
    heroku local | stays
    heroku logs | stays | if -t/--tail
    stern,kail,kubetail,nodemon,ngrok,live-server,http-server | stays | unless --version --help
    inotifywait | stays | if -m/--monitor
    minikube tunnel,mount,dashboard | stays
    istioctl dashboard,dash | stays | unless --help
    istioctl experimental,x dashboard | stays
    linkerd dashboard | stays
    linkerd viz,jaeger,multicluster dashboard | stays | unless --show
    linkerd viz tap,top | stays
    cilium hubble ui | stays
    hubble observe | stays | if -f/--follow
    argo server | stays
    argo logs | stays | if -f/--follow
    argocd admin dashboard | stays
    dapr dashboard | stays
    osm dashboard | stays
    operator-sdk run | stays | if --local
    kopf run | stays | unless --help
    flux logs,events | stays | if -f/--follow/-w/--watch
    tkn pipelinerun,pr,taskrun,tr logs | stays | if -f/--follow
    gitlab-runner run,run-single | stays
    buildkite-agent start | stays
    dagster dev | stays
    prefect server start | stays
    temporal server start-dev | stays
    nats-server,mosquitto,promtail,pushgateway,node_exporter,blackbox_exporter,coredns,otelcol | stays | unless --version --help -d --daemon validate components
    cloudflared tunnel | stays | if run/--url
    ssh,autossh | stays | if -N | unless -f
    tcpdump | stays | unless -c --version -D
    ping,ping6 | stays | unless -c -w -W
    nc,ncat,netcat | stays | if -l/-k
    iperf,iperf3 | stays | if -s/--server | unless -D -1
    sleep | stays | if infinity
    # These end.
    gh run watch | shows
    git log | shows
    kubectl,oc rollout status | shows
    # Servers of development: the references of the tools.
    npm,yarn,pnpm,bun start,serve,dev | stays
    npm,yarn,pnpm,bun run,run-script | stays | if dev/start/serve/watch/preview/start:dev/storybook
    vite,next,nuxt,astro,remix,parcel,webpack | stays | if dev/serve/start/watch/preview
    vite | stays | operands 0 | unless --version --help
    webpack,tsc,esbuild,rollup,jest,vitest,sass,tailwindcss | stays | if -w/--watch
    webpack-dev-server,serve,json-server | stays
    ng,vue-cli-service,jekyll,mkdocs,mdbook,hugo,firebase,bundle,zola,ollama,jupyter-book | stays | if serve/server
    gatsby develop | stays
    hugo,rails server,s | stays | unless -d --daemon -D
    gulp,cargo,dotnet,mdbook watch | stays
    mvn,mvnw | stays | if spring-boot:run/quarkus:dev/jetty:run/liberty:dev/tomcat7:run
    gradle,gradlew | stays | if bootRun/quarkusDev/run/appRun/libertyDev
    flask run | stays
    fastapi dev,run | stays
    deno task | stays | if dev/start/serve
    make,just,task | stays | if serve/dev/watch/runserver/run-dev/run-local/docs-serve/serve-docs/run-server/start-dev/dev-server
    make | stays | if run/run-controller/run-manager/run-operator
    # Targets by which projects serve what they build: Makefiles of Sphinx, Justfiles.
    make,just,task,rake,invoke,poe servedocs,serve-docs,docs-serve,serve_docs,docs_serve,livehtml,live-html,livedocs | stays
    make,just,task,rake,invoke,poe live-docs,docs-live,start-server,dev-server,devserver,run-server,watch-docs | stays
    make,just,task start,server,preview | stays
    # The servers of games are told to open no window.
    java | stays | if nogui
    npm,yarn,pnpm,bun run,run-script | stays | if develop/server/dev-server/docs:dev/docs:serve/docs:start/start:docs/watch:docs/livehtml
    mix phx.server,phoenix.server | stays
    iex | stays | if phx.server/phoenix.server
    react-native,expo,cosmos,docusaurus,vitepress,slidev,eleventy,vuepress | stays | if start/dev/serve
    quarto,bookdown,jupyter-book,myst | stays | if preview/start
    prefect,dagster,mlflow,langflow,temporal,zenml | stays | if server/dev/ui/start-dev/webserver
    tensorboard,code-server,sphinx-autobuild,browser-sync,lite-server,jupyterhub,jupyter-lab,jupyter-notebook,voila,marimo,roscore,rviz,rviz2,gazebo,mosquitto | stays | unless --version --help
    ros2 launch,run | stays
    roslaunch,rosrun | stays
    idf.py,pio,arduino-cli,platformio | stays | if monitor
    cargo,npx tauri | stays | if dev
    flutter run | stays
    trunk,wasm-pack,dx,leptos serve | stays
    stripe listen | stays
    serverless,sls offline | stays
    firebase | stays | if emulators:start
    python,manage.py,django-admin | stays | if runserver/http.server
    uvicorn,hypercorn,daphne,waitress-serve | stays | unless --version --help
    gunicorn | stays | unless -D --daemon --version --check-config
    php | stays | if -S/serve
    streamlit,chainlit run | stays
    jupyter notebook,lab,server | stays | unless list stop --version
    tilt up | stays
    skaffold,wrangler,netlify,vercel,quarkus,wasp dev | stays
    sam local | stays | if start-api/start-lambda
    func start | stays
    ibmcloud,bx dev | stays | if run/debug
    # Daemons that stay at the terminal unless an option says otherwise.
    redis-server,valkey-server | stays | unless --daemonize --version
    mongod,mongos | stays | unless --fork --version --shutdown
    mysqld,mariadbd,mysqld_safe | stays | unless --initialize --initialize-insecure --daemonize --version
    postgres | stays | if -D
    consul,nomad agent | stays
    vault server | stays
    etcd,prometheus,alertmanager,grafana-server,dockerd,containerd,kubelet,minio,loki,traefik,envoy | stays | unless --version --help
    caddy run | stays
    celery | stays | if worker/beat/flower
    airflow | stays | if webserver/scheduler/standalone
    kafka-server-start,zookeeper-server-start,connect-standalone | stays | unless -daemon
    kafka-console-consumer,kafka-console-producer | stays | unless --max-messages
    """

  private static let silent = """
    # POSIX: they write to their standard output only where they are asked to.
    export,cd,mkdir,unset,alias,chmod,chown,touch,umask,rm,cp,mv,ln,sleep | silent | unless -v/--verbose
    """

  private static let reading = """
    # Manifests and settings.
    kubectl,oc apply,create,replace,delete,diff | reads -f --filename -k --kustomize
    helm install,upgrade,template | reads -f --values
    docker,podman build | reads -f --file
    docker,podman,nerdctl compose | reads -f --file
    docker-compose,podman-compose | reads -f --file
    ansible-playbook | reads -i --inventory
    terraform,tofu plan,apply,destroy | reads -var-file
    pip,pip3 install | reads -r --requirement
    psql,cqlsh | reads -f --file
    curl | reads -K --config -T --upload-file
    """

  private static let incomplete = """
    # Commands that need an operand or an option to do anything: the references of the programs.
    kubectl,oc apply,create,edit,get,describe,delete,exec,expose,label,annotate,patch,replace,scale | incomplete | alone
    docker,podman,nerdctl pull,push,build,tag,run,exec,inspect,rm,rmi,start,stop,restart,logs,cp,save,load | incomplete | alone
    helm install,upgrade,uninstall,delete,inspect,show,template,rollback | incomplete | alone
    git clone,checkout,merge,rebase,add,tag,config | incomplete | alone
    npm,pip,pip3,apt,apt-get,dnf,yum,brew uninstall,remove,show,info | incomplete | alone
    pip,pip3,apt,apt-get,dnf,yum,brew,go,gem,cargo install | incomplete | alone
    az,aws,gcloud,ibmcloud,bx,terraform,kubeadm | incomplete | alone
    ssh,scp,rsync,curl,wget,cp,mv,rm,mkdir,chmod,chown,cd,cat,grep,tar,unzip,source,export,tail | incomplete | alone
    """

  private static let changing = """
    # What they are called for is what they change: POSIX utilities, and git's own reference.
    cp,mv,ln,mkdir,touch,chmod,chown,useradd,usermod,groupadd,rmdir,tee | changes
    git commit,push,merge,rebase,tag,add,init,clone,pull,cherry-pick,revert,apply,am | changes
    """

  private static let answering = """
    # An exit status of 1 is an answer: POSIX grep, test, cmp and diff, and the manuals of the others.
    grep,egrep,fgrep,zgrep,rg,ag,pgrep,test,[,cmp,diff,which,command,type | answers
    """
}
