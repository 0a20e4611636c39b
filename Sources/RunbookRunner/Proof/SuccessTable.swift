/// What programs say when they have succeeded. Data: four columns separated by ` | `.
///
/// 1. The command: program, then words in order. `a,b` is either; a word in capitals is an object, with `...` one or
///    more; `*` is any rest; `-o,--out=FILE` demands that option, `=@FILE` reads the objects from that manifest, and
///    `=glob*` demands a value of that form (`_` is a blank). Options that are not named do not matter, but those of
///    `ProgramOptions.stopping` do: with them nothing is done.
/// 2. What becomes of the object `NAME`: `makes`, `changes`, `removes` or `lists` and its class; `asks` changes nothing
///    and asks about one object; `-` is none of these.
/// 3. The message, one whole line: `{NAME}` is that very object, `{=NAME}` an object that only the output names, `*` one
///    word or a part of it, `…` anything, `%` a count, of which one at least is not zero, `⟨a,b⟩` either; `⏎` separates
///    lines that follow in this order. `-`: the program prints nothing, or nothing that names the object, which proves
///    nothing; the row only tells the object. A command that names an object needs a message that names it, unless it
///    `asks`; what says that nothing was done (`Everything up-to-date`) is no message.
/// 4. Where the program's documentation or source has it.
enum SuccessTable {
  static let containers = """
    kubectl,oc create secret generic,tls,docker-registry NAME | makes secret | secret/{NAME} created | kubectl printers/name.go
    kubectl,oc create secret generic,tls,docker-registry NAME | makes secret | secret "{NAME}" created | kubectl 1.9 cmd/create.go
    kubectl,oc create namespace,ns NAME | makes namespace | namespace/{NAME} created | kubectl printers/name.go
    kubectl,oc create namespace,ns NAME | makes namespace | namespace "{NAME}" created | kubectl 1.9 cmd/create.go
    kubectl,oc create configmap,cm NAME | makes configmap | configmap/{NAME} created | kubectl printers/name.go
    kubectl,oc create serviceaccount,sa NAME | makes serviceaccount | serviceaccount/{NAME} created | kubectl printers/name.go
    kubectl,oc create deployment,deploy NAME | makes deployment | deployment.apps/{NAME} created | kubectl printers/name.go
    kubectl,oc create job NAME | makes job | job.batch/{NAME} created | kubectl printers/name.go
    kubectl,oc create role NAME | makes role | role.rbac.authorization.k8s.io/{NAME} created | kubectl printers/name.go
    kubectl,oc create rolebinding NAME | makes rolebinding | rolebinding.rbac.authorization.k8s.io/{NAME} created | kubectl printers/name.go
    kubectl,oc create clusterrolebinding NAME | makes clusterrolebinding | clusterrolebinding.rbac.authorization.k8s.io/{NAME} created | kubectl printers/name.go
    kubectl,oc apply -f,--filename=@FILE | makes {KIND} | {KIND}/{NAME} ⟨created,configured,unchanged⟩ | kubectl cmd/apply/apply.go
    kubectl,oc apply -f,--filename=@FILE | makes {KIND} | {KIND}.*/{NAME} ⟨created,configured,unchanged⟩ | kubectl cmd/apply/apply.go
    kubectl,oc apply -f,--filename=@FILE | makes {KIND} | {KIND} "{NAME}" ⟨created,configured,unchanged⟩ | kubectl 1.9 cmd/apply.go
    kubectl,oc create -f,--filename=@FILE | makes {KIND} | {KIND}/{NAME} created | kubectl cmd/create/create.go
    kubectl,oc create -f,--filename=@FILE | makes {KIND} | {KIND}.*/{NAME} created | kubectl cmd/create/create.go
    kubectl,oc create -f,--filename=@FILE | makes {KIND} | {KIND} "{NAME}" created | kubectl 1.9 cmd/create.go
    kubectl,oc delete KIND NAME... | removes {KIND} | {KIND} "{NAME}" deleted | kubectl cmd/delete/delete.go
    kubectl,oc delete KIND NAME... | removes {KIND} | {KIND}.* "{NAME}" deleted | kubectl cmd/delete/delete.go
    kubectl,oc delete KIND NAME... | removes {KIND} | {KIND} "{NAME}" deleted from * namespace | kubectl 1.33 cmd/delete/delete.go
    kubectl,oc delete -f,--filename=@FILE | removes {KIND} | {KIND} "{NAME}" deleted | kubectl cmd/delete/delete.go
    kubectl,oc delete -f,--filename=@FILE | removes {KIND} | {KIND}.* "{NAME}" deleted | kubectl cmd/delete/delete.go
    kubectl,oc scale KIND NAME | changes {KIND} | {KIND}.apps/{NAME} scaled | kubectl cmd/scale/scale.go
    kubectl,oc scale KIND/NAME | changes {KIND} | {KIND}.apps/{NAME} scaled | kubectl cmd/scale/scale.go
    kubectl,oc expose KIND NAME --name=SERVICE | - | service/{SERVICE} exposed | kubectl cmd/expose/expose.go
    kubectl,oc expose KIND NAME | - | service/{NAME} exposed | kubectl cmd/expose/expose.go
    kubectl,oc rollout status KIND/NAME | - | {KIND} "{NAME}" successfully rolled out | kubectl polymorphichelpers/rollout_status.go
    kubectl,oc rollout restart KIND/NAME | changes {KIND} | {KIND}.apps/{NAME} restarted | kubectl cmd/rollout/rollout_restart.go
    kubectl,oc label,annotate KIND NAME * | changes {KIND} | {KIND}/{NAME} ⟨labeled,annotated⟩ | kubectl cmd/label/label.go
    kubectl,oc label,annotate KIND NAME * | changes {KIND} | {KIND}.*/{NAME} ⟨labeled,annotated⟩ | kubectl cmd/label/label.go
    kubectl,oc config use-context NAME | - | Switched to context "{NAME}". | kubectl cmd/config/use_context.go
    kubectl,oc config set-context NAME | - | Context "{NAME}" ⟨created,modified⟩. | kubectl cmd/config/set_context.go
    kubectl,oc config set-cluster NAME | - | Cluster "{NAME}" set. | kubectl cmd/config/set_cluster.go
    kubectl,oc config set-credentials NAME | - | User "{NAME}" set. | kubectl cmd/config/set_credentials.go
    kubectl,oc run NAME | makes pod | pod/{NAME} created | kubectl cmd/run/run.go
    kubectl,oc get KIND * | lists {KIND} | NAME … | kubectl cmd/get/table_printer.go
    docker,podman login * | - | Login Succeeded | docker cli/command/registry/login.go
    docker,podman login * | - | Login Succeeded! | podman cmd/podman/login.go
    docker,podman logout REGISTRY | - | Removing login credentials for {REGISTRY} | docker cli/command/registry/logout.go
    docker build -t,--tag=NAME * | makes image | Successfully tagged {NAME} | docker builder/dockerfile/builder.go
    docker build -t,--tag=NAME * | makes image | Successfully tagged {NAME}:latest | docker builder/dockerfile/builder.go
    docker build -t,--tag=NAME * | makes image | * naming to docker.io/library/{NAME} … | buildkit exporter/containerimage
    docker build -t,--tag=NAME * | makes image | * naming to docker.io/library/{NAME}:latest … | buildkit exporter/containerimage
    docker build -t,--tag=NAME * | makes image | => => naming to docker.io/library/{NAME} … | buildkit exporter/containerimage
    docker build -t,--tag=NAME * | makes image | => => naming to docker.io/library/{NAME}:latest … | buildkit exporter/containerimage
    docker pull NAME | makes image | Status: ⟨Downloaded newer image,Image is up to date⟩ for {NAME} | docker distribution/pull.go
    docker pull NAME | makes image | Status: ⟨Downloaded newer image,Image is up to date⟩ for {NAME}:latest | docker distribution/pull.go
    docker push NAME | - | The push refers to repository ⟨[docker.io/library/{NAME}],[docker.io/{NAME}],[{NAME}]⟩ ⏎ latest: digest: sha256:* size: * | docker distribution/push_v2.go
    docker push NAME:TAG | - | The push refers to repository ⟨[docker.io/library/{NAME}],[docker.io/{NAME}],[{NAME}]⟩ ⏎ {TAG}: digest: sha256:* size: * | docker distribution/push_v2.go
    docker tag SOURCE NAME | makes image | - | docker cli/command/image/tag.go
    docker rmi NAME | removes image | Untagged: {NAME} | docker daemon/images/image_delete.go
    docker rmi NAME | removes image | Untagged: {NAME}:latest | docker daemon/images/image_delete.go
    docker rm,stop,start,restart,kill NAME... | - | {NAME} | docker cli/command/container/stop.go
    docker volume create NAME | makes volume | {NAME} | docker cli/command/volume/create.go
    docker volume rm NAME... | removes volume | {NAME} | docker cli/command/volume/remove.go
    docker network rm NAME... | removes network | {NAME} | docker cli/command/network/remove.go
    docker network create NAME | makes network | - | docker cli/command/network/create.go
    docker images | lists image | REPOSITORY … | docker cli/command/formatter/image.go
    docker image ls | lists image | REPOSITORY … | docker cli/command/formatter/image.go
    docker volume ls | lists volume | DRIVER … | docker cli/command/formatter/volume.go
    docker network ls | lists network | NETWORK ID … | docker cli/command/network/formatter.go
    helm install NAME CHART | makes release | NAME: {NAME} ⏎ STATUS: deployed | helm cmd/helm/status.go
    helm upgrade NAME CHART | makes release | Release "{NAME}" has been upgraded. Happy Helming! | helm cmd/helm/upgrade.go
    helm uninstall,delete NAME | removes release | release "{NAME}" uninstalled | helm cmd/helm/uninstall.go
    helm repo add NAME URL | makes chart-repository | "{NAME}" has been added to your repositories | helm cmd/helm/repo_add.go
    helm repo add NAME URL | makes chart-repository | "{NAME}" already exists with the same configuration, skipping | helm cmd/helm/repo_add.go
    helm repo remove NAME | removes chart-repository | "{NAME}" has been removed from your repositories | helm cmd/helm/repo_remove.go
    helm repo update | - | Update Complete. ⎈Happy Helming!⎈ | helm cmd/helm/repo_update.go
    helm list,ls | lists release | NAME … | helm cmd/helm/list.go
    helm repo list | lists chart-repository | NAME … | helm cmd/helm/repo_list.go
    minikube start | - | …Done! kubectl is now configured to use "minikube" cluster … | minikube out/strings
    minikube start -p,--profile=NAME | - | …Done! kubectl is now configured to use "{NAME}" cluster … | minikube out/strings
    kind create cluster --name=NAME | makes kind-cluster | Set kubectl context to "kind-{NAME}" | kind cluster/internal/create/create.go
    kind get clusters | lists kind-cluster | * | kind cmd/kind/get/clusters/clusters.go
    """

  static let clouds = """
    bx,ibmcloud,ic login -a=ENDPOINT | - | API endpoint: ⟨,https://⟩{ENDPOINT} ⏎ Authenticating... ⏎ OK | IBM Cloud CLI reference, ibmcloud login
    bx,ibmcloud,ic login | - | Authenticating... ⏎ OK | IBM Cloud CLI reference, ibmcloud login
    bx,ibmcloud,ic login | - | Authentification en cours... ⏎ OK | IBM Cloud CLI reference, fr
    bx,ibmcloud,ic login | - | Autenticando... ⏎ OK | IBM Cloud CLI reference, pt-BR
    bx,ibmcloud,ic plugin install NAME | makes plug-in | Plug-in '{NAME} *' was successfully ⟨installed,updated⟩. | IBM Cloud CLI reference, ibmcloud plugin install
    bx,ibmcloud,ic plugin update NAME | changes plug-in | Plug-in '{NAME} *' was successfully ⟨installed,updated⟩. | IBM Cloud CLI reference, ibmcloud plugin install
    bx,ibmcloud,ic plugin install NAME | makes plug-in | Plug-in '{NAME} *' was successfully ⟨installed,updated⟩. Use … | IBM Cloud CLI reference, ibmcloud plugin install
    bx,ibmcloud,ic plugin update NAME | changes plug-in | Plug-in '{NAME} *' was successfully ⟨installed,updated⟩. Use … | IBM Cloud CLI reference, ibmcloud plugin install
    bx,ibmcloud,ic plugin install NAME | makes plug-in | Le plug-in '{NAME} *' a été ⟨installé,mis à jour⟩. | IBM Cloud CLI reference, fr
    bx,ibmcloud,ic plugin update NAME | changes plug-in | Le plug-in '{NAME} *' a été ⟨installé,mis à jour⟩. | IBM Cloud CLI reference, fr
    bx,ibmcloud,ic plugin install NAME | makes plug-in | O plug-in '{NAME} *' foi ⟨instalado,atualizado⟩ com sucesso. | IBM Cloud CLI reference, pt-BR
    bx,ibmcloud,ic plugin update NAME | changes plug-in | O plug-in '{NAME} *' foi ⟨instalado,atualizado⟩ com sucesso. | IBM Cloud CLI reference, pt-BR
    bx,ibmcloud,ic plugin uninstall NAME | removes plug-in | Uninstalling plug-in '{NAME}'... ⏎ OK | IBM Cloud CLI reference, ibmcloud plugin uninstall
    bx,ibmcloud,ic plugin uninstall NAME | removes plug-in | Désinstallation du plug-in '{NAME}'... ⏎ OK | IBM Cloud CLI reference, fr
    bx,ibmcloud,ic plugin uninstall NAME | removes plug-in | Desinstalando o plug-in '{NAME}'... ⏎ OK | IBM Cloud CLI reference, pt-BR
    bx,ibmcloud,ic plugin list | lists plug-in | Listing installed plug-ins... | IBM Cloud CLI reference, ibmcloud plugin list
    bx,ibmcloud,ic plugin list | lists plug-in | Affichage de la liste des plug-in installés... | IBM Cloud CLI reference, fr
    bx,ibmcloud,ic plugin list | lists plug-in | Listando plug-ins instalados... | IBM Cloud CLI reference, pt-BR
    bx,ibmcloud,ic cr token-add | makes registry-token | Token identifier {=NAME} ⏎ OK | Container Registry CLI, token-add
    bx,ibmcloud,ic cr token-get NAME | - | Getting token {NAME}... ⏎ OK | Container Registry CLI, token-get
    bx,ibmcloud,ic cr token-rm NAME | removes registry-token | Deleting token {NAME}... ⏎ OK | Container Registry CLI, token-rm
    bx,ibmcloud,ic cr token-list | lists registry-token | OK | Container Registry CLI, token-list
    bx,ibmcloud,ic cr namespace-add NAME | makes registry-namespace | Adding namespace '{NAME}'... ⏎ OK | Container Registry CLI, namespace-add
    bx,ibmcloud,ic cr namespace-rm NAME | removes registry-namespace | Removing namespace '{NAME}'... ⏎ OK | Container Registry CLI, namespace-rm
    bx,ibmcloud,ic cr namespace-list,namespaces | lists registry-namespace | OK | Container Registry CLI, namespace-list
    bx,ibmcloud,ic cr image-rm NAME | removes registry-image | Deleting image '{NAME}'... ⏎ OK | Container Registry CLI, image-rm
    bx,ibmcloud,ic cr image-list,images | lists registry-image | OK | Container Registry CLI, image-list
    bx,ibmcloud,ic cr login | - | Logged in to '*'. ⏎ OK | Container Registry CLI, cr login
    bx,ibmcloud,ic cs,ks init | - | Using default API endpoint: * ⏎ OK | Kubernetes Service CLI, init
    bx,ibmcloud,ic cs,ks cluster-config NAME | - | OK ⏎ The configuration for {NAME} was downloaded successfully. … | Kubernetes Service CLI, cluster-config
    bx,ibmcloud,ic ks cluster config -c,--cluster=NAME | - | OK ⏎ The configuration for {NAME} was downloaded successfully. … | Kubernetes Service CLI, cluster config
    bx,ibmcloud,ic cs cluster-create --name=NAME | makes cluster | - | Kubernetes Service CLI, cluster-create
    bx,ibmcloud,ic cs,ks clusters | lists cluster | OK | Kubernetes Service CLI, clusters
    bx,ibmcloud,ic target -g=GROUP | - | Targeted resource group {GROUP} | IBM Cloud CLI reference, ibmcloud target
    bx,ibmcloud,ic target -o=ORG -s=SPACE | - | Targeted org {ORG} ⏎ Targeted space {SPACE} | IBM Cloud CLI reference, ibmcloud target
    bx,ibmcloud,ic resource service-instance-create NAME * | makes service-instance | OK ⏎ Service instance {NAME} was created. | IBM Cloud CLI reference, resource service-instance-create
    bx,ibmcloud,ic resource service-instances | lists service-instance | OK | IBM Cloud CLI reference, resource service-instances
    aws s3 mb s3://NAME | makes bucket | make_bucket: {NAME} | AWS CLI reference, s3 mb
    aws s3 rb s3://NAME | removes bucket | remove_bucket: {NAME} | AWS CLI reference, s3 rb
    aws s3 cp SOURCE TARGET | - | upload: ⟨,./⟩{SOURCE} to {TARGET} | AWS CLI reference, s3 cp
    aws s3 cp SOURCE TARGET | - | download: {SOURCE} to ⟨,./⟩{TARGET} | AWS CLI reference, s3 cp
    aws s3 cp SOURCE TARGET | - | copy: {SOURCE} to {TARGET} | AWS CLI reference, s3 cp
    aws s3 ls | lists bucket | * * * | AWS CLI reference, s3 ls
    gcloud projects create NAME | makes project | Create in progress for [https://cloudresourcemanager.googleapis.com/v1/projects/{NAME}]. ⏎ …done. | gcloud reference, projects create
    gcloud projects list | lists project | PROJECT_ID … | gcloud reference, projects list
    terraform,tofu init | - | Terraform has been successfully initialized! | terraform internal/command/init.go
    terraform,tofu init | - | OpenTofu has been successfully initialized! | opentofu internal/command/init.go
    terraform,tofu validate | - | Success! The configuration is valid. | terraform internal/command/validate.go
    terraform,tofu apply | - | Apply complete! Resources: % added, % changed, % destroyed. | terraform internal/command/views/apply.go
    terraform,tofu apply -target=NAME | - | - | terraform internal/command/views/apply.go
    terraform,tofu destroy | - | Destroy complete! Resources: % destroyed. | terraform internal/command/views/apply.go
    terraform,tofu destroy -target=NAME | - | - | terraform internal/command/views/apply.go
    terraform,tofu workspace new NAME | makes workspace | Created and switched to workspace "{NAME}"! | terraform internal/command/workspace_new.go
    terraform,tofu workspace select NAME | - | Switched to workspace "{NAME}". | terraform internal/command/workspace_select.go
    terraform,tofu workspace list | lists workspace | … | terraform internal/command/workspace_list.go
    vault kv put NAME * | - | Success! Data written to: {NAME} | vault command/kv_put.go
    vault secrets enable NAME | makes secrets-engine | Success! Enabled the {NAME} secrets engine at: {NAME}/ | vault command/secrets_enable.go
    """
}
