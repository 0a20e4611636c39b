/// Names of products, in one list those of which a reader uses one: who has PostgreSQL does not set up MySQL as well.
///
/// What is used together is in two lists: a database and a cache, a page's front end and its server.
extension LabelNames {
  static let products = [
    clouds, databases, engines, webServers, storages, schedulers, builders, forges, brokers, caches, searches, editors,
    environments, javaBuilds, nativeBuilds, accelerators, identities, models, nameServers, localClusters, browsers,
    desktops, frontEnds, servers, bundlers, networkPlugins,
  ]

  private static let webServers = LabelNames(
    """
    nginx
    apache,apache2,httpd
    caddy
    traefik
    haproxy
    lighttpd
    iis
    envoy
    """)

  /// Where a program keeps what it saves.
  private static let storages = LabelNames(
    """
    local,local directory,local filesystem,local file system,local disk,local storage,filesystem,file system
    sftp
    ssh
    rest server,rest
    s3,amazon s3,aws s3
    minio
    gcs,google cloud storage
    azure blob storage,azure blob,azure storage,azure
    b2,backblaze,backblaze b2
    openstack swift
    rclone
    nfs
    smb,cifs,samba
    webdav
    hdfs
    alibaba cloud oss,aliyun oss,oss
    wasabi
    google drive
    dropbox
    onedrive
    ftp
    ceph
    r2,cloudflare r2
    digitalocean spaces
    """)

  /// What starts a program at its time, or with the machine.
  private static let schedulers = LabelNames(
    """
    cron,crontab,cron job
    systemd,systemd service,systemd timer,systemd timers
    openrc
    runit
    sysvinit,sysv,sysv init
    upstart
    launchd
    supervisor,supervisord
    pm2
    task scheduler,windows task scheduler
    windows service
    """)

  /// What builds and tests a program after each change.
  private static let builders = LabelNames(
    """
    github actions
    gitlab ci,gitlab ci/cd
    circleci
    jenkins
    travis,travis ci
    azure pipelines
    bitbucket pipelines
    buildkite
    drone
    teamcity
    woodpecker
    """)

  private static let forges = LabelNames(
    """
    github
    gitlab
    bitbucket
    gitea
    forgejo
    codeberg
    azure devops
    sourcehut
    """)

  private static let brokers = LabelNames(
    """
    rabbitmq
    kafka,apache kafka
    nats
    activemq
    pulsar
    sqs,amazon sqs
    """)

  private static let caches = LabelNames(
    """
    redis
    memcached
    valkey
    dragonfly
    keydb
    """)

  private static let searches = LabelNames(
    """
    elasticsearch
    opensearch
    meilisearch
    typesense
    solr
    """)

  private static let editors = LabelNames(
    """
    vs code,vscode,visual studio code
    vim
    neovim,nvim
    emacs
    intellij,intellij idea,jetbrains,pycharm
    sublime text,sublime
    atom
    helix
    zed
    cursor
    eclipse
    kate
    kakoune
    windsurf
    """)

  /// What keeps the packages of one project apart from others.
  private static let environments = LabelNames(
    """
    venv,virtualenv,virtual environment
    conda,miniconda,anaconda,mamba
    poetry
    pipenv
    uv
    pdm
    """)

  private static let javaBuilds = LabelNames(
    """
    maven,mvn
    gradle
    sbt
    ant
    leiningen
    """)

  private static let nativeBuilds = LabelNames(
    """
    cmake
    meson
    autotools
    bazel
    xmake
    """)

  private static let accelerators = LabelNames(
    """
    nvidia,nvidia cuda,cuda,nvidia gpu,nvidia gpus
    amd,amd rocm,rocm,amd gpu,amd gpus
    intel,intel xpu,xpu,intel gpu,intel gpus
    cpu,cpus,cpu only
    tpu,google tpu
    apple silicon,mps
    vulkan
    gaudi,hpu
    ascend,npu
    """)

  /// Who says who a user is.
  private static let identities = LabelNames(
    """
    keycloak
    okta
    auth0
    azure ad,entra id,microsoft entra id,azure active directory
    google,google workspace
    github
    gitlab
    ldap,active directory
    saml
    authentik
    authelia
    zitadel
    dex
    onelogin
    cognito,amazon cognito
    facebook
    mastodon
    apple
    twitch
    twitter
    discord
    shibboleth
    """)

  /// Where language models are asked.
  private static let models = LabelNames(
    """
    openai
    anthropic
    gemini,google gemini
    ollama
    mistral
    groq
    azure openai
    bedrock,aws bedrock,amazon bedrock
    vertex ai
    hugging face,huggingface
    lm studio
    openrouter
    deepseek
    """)

  private static let nameServers = LabelNames(
    """
    cloudflare
    route53,route 53,amazon route 53
    google cloud dns
    digitalocean
    godaddy
    namecheap
    hetzner,hetzner dns
    ovh
    gandi
    duckdns
    azure dns
    """)

  private static let localClusters = LabelNames(
    """
    kind
    minikube
    k3d
    k3s
    k0s
    microk8s
    rke2
    docker desktop
    rancher desktop
    kubeadm
    colima
    talos
    """)

  private static let browsers = LabelNames(
    """
    chrome,google chrome,chromium
    firefox
    safari
    edge,microsoft edge
    opera
    brave
    """)

  private static let desktops = LabelNames(
    """
    gnome
    kde,kde plasma
    xfce
    i3
    sway
    hyprland
    """)

  private static let frontEnds = LabelNames(
    """
    react
    vue,vue.js
    angular
    svelte,sveltekit
    solid
    next.js
    nuxt
    remix
    astro
    """)

  private static let servers = LabelNames(
    """
    django
    flask
    fastapi
    rails,ruby on rails
    laravel
    express
    spring boot
    phoenix
    nestjs
    """)

  private static let bundlers = LabelNames(
    """
    webpack
    vite
    rollup
    parcel
    esbuild
    """)

  private static let networkPlugins = LabelNames(
    """
    calico
    cilium
    flannel
    weave net
    """)
}
