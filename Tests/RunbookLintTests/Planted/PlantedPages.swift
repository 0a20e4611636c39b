/// Sound pages, written for this test, into which faults are planted.
enum PlantedPages {
  /// In the dialect with attribute lists.
  static let cluster = #"""
    ---
    copyright:
      years: 2024, 2025
    lastupdated: "2025-05-02"
    ---

    # Put the shop on the cluster
    {: #shop}

    You need the command line, see [Install the command line](#install).

    ## Install the command line
    {: #install}

    1. Install the program.

        ```
        curl -fsSL "https://example.com/install?system=linux&version=2" -o install.sh
        sh install.sh
        ```
        {: pre}

    2. Log in. Replace `<account_id>` with the number of your account.

        ```
        ibmcloud login --sso -c <account_id>
        ```
        {: pre}

    ## Start the shop
    {: #start}

    1. Choose the zone.

        ```
        export ZONE=north-2
        ```
        {: pre}

    2. Create the namespace.

        ```
        kubectl create namespace shop
        ```
        {: pre}

    3. Create the file `shop.yaml` with the following content:

        ```yaml
        apiVersion: v1
        kind: ConfigMap
        metadata:
          name: shop
          namespace: shop
        data:
          greeting: "hello"
        ```
        {: codeblock}

    4. Apply the file.

        ```
        kubectl apply -f shop.yaml --namespace shop
        ```
        {: pre}

    5. Start the server. Replace `<image_name>` with the name of the image.

        ```
        kubectl create deployment shop \
          --image <image_name> \
          --namespace shop
        ```
        {: pre}

    6. Verify that the pod is running.

        ```
        kubectl get pods --namespace shop
        ```
        {: pre}

        ```
        NAME                    READY   STATUS    RESTARTS   AGE
        shop-7d9c5b8f6d-x2x7k   1/1     Running   0          1m
        ```
        {: screen}

    7. Tell the balancer.

        ```
        curl -X POST https://example.com/zones/$ZONE -d '{"name": "shop", "ports": [80, 443]}'
        ```
        {: pre}

        | Part | Description |
        |---|---|
        | `name` | The name of the shop. |
        | `ports` | The ports that are open. |

    ![The shop with its two pods](images/shop.png)

    ## Remove the shop
    {: #remove}

    **Attention:** all data of the shop is deleted, and cannot be restored.

    1. Delete the namespace.

        ```
        kubectl delete namespace shop
        ```
        {: pre}

    """#

  /// In plain Markdown.
  static let compose = #"""
    # Run the shop on one machine

    You need Docker 20 or later.

    ## Prepare the machine

    1. Make a folder for the data.

       ```bash
       mkdir -p data
       ```

    2. Set the password of the database. `SHOP_PASSWORD` is a password that you choose.

       ```bash
       read -rs SHOP_PASSWORD && export SHOP_PASSWORD
       ```

    3. Create `compose.yaml`:

       ```yaml
       services:
         shop:
           image: example/shop:2
           ports:
             - "8080:80"
           environment:
             PASSWORD: ${SHOP_PASSWORD}
       ```

    4. Create `settings.json`:

       ```json
       {
         "title": "Shop",
         "languages": ["en", "fr"],
         "limits": {
           "orders": 10
         }
       }
       ```

    5. Create `log.xml`:

       ```xml
       <log>
         <file name="shop.log">
           <level>info</level>
         </file>
       </log>
       ```

    ## Start it

    1. Start the containers.

       ```bash
       docker compose up --detach
       ```

    2. Look at the containers.

       ```bash
       docker ps
       ```

       The output is similar to this:

       ```output
       CONTAINER ID   IMAGE            COMMAND   STATUS         PORTS                  NAMES
       3f1c2d4e5a6b   example/shop:2   "shop"    Up 4 seconds   0.0.0.0:8080->80/tcp   shop-1
       ```

    3. Ask the shop.

       ```bash
       curl http://localhost:8080/orders?limit=2
       ```

       ```json
       [
         {"id": 1, "paid": true},
         {"id": 2, "paid": false}
       ]
       ```

    ## Update it

    1. Fetch the new image.

       ```bash
       docker pull example/shop:2
       ```

    2. Copy the data, in case something goes wrong.

       ```bash
       tar -czf data.tar.gz data
       ```

    """#
}
