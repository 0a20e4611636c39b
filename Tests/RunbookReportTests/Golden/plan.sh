#!/usr/bin/env bash
# Sending a parcel
#
# Made by passo from parcels.md (SHA-256 abababababababababababababababababababababababababababababababab).
# It stops at the first command that fails, and verifies nothing else: `passo run` does.
set -eu

# Values: from the environment, or written here.
: "${user_name:?Required. The \"name\" of \${USER\} | yours\}.}"
sso="${sso-}"  # anything: with [--sso]
depot=${depot:-'north'}
: "${weight:?not described in the page}"

pause() { printf '%s [Enter] ' "$1" >&2; [ -t 0 ] || { echo >&2; exit 1; }; read -r _; }

# ══ Sending a parcel

# ── 1 ── Log in. (line 4)
parcel login -u "${user_name}" ${sso:+--sso}

# ── 2 ── Ask for a token. (line 11)
TOKEN=`parcel token "${depot}"`
# Sample output (line 20):
#   {"token": "<parcel_token>"}

# ── 3 ── Describe the parcel in parcel.yaml. (line 25)
cat > "parcel.yaml" <<EOF
owner: ${user_name}
price: \$5
EOF

# ── 4 ── Tie a *string* around it.\u{1B}[2J (line 33)
# optional: remove the # to run it

# ── 5 ── Send it. (line 35)
[ -n "${parcel_token-}" ] || read -rs -p 'parcel_token (from the output above): ' parcel_token
curl --silent --show-error --fail-with-body --request 'POST' \
  --header "Authorization: Bearer ${parcel_token}" \
  --data-urlencode "kg=${weight}" \
  "https://parcels.example/${depot}/new"
parcel list \
  --long

# ── 6 ── Tidy up. (line 53)
rm -r /tmp/parcels

# ── 7 ── Tag it. (line 57)
# not to be run as it stands: damaged by a translation
pause '7 not to be run as it stands: damaged by a translation'
#   parcel tag < Depot> 'x

# ══ Tracking it

# ── u1 ── Run the command that is shown. (line 62)
pause 'Run the command that is shown.'
