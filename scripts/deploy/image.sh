#!/usr/bin/env bash
# Builds the image of the shop without a registry of images: on a Debian 12 made by debootstrap, with the Node of the lock file.
# Needs root, debootstrap, buildah, and packages that are installed (npm ci). Its files lie in .cache/image.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/.cache/image
base=$work/base
mkdir -p "$work"

if [ ! -x "$base/usr/local/bin/node" ]; then
  rm -rf "$base"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$base"
  # This machine may reach packages by a mirror, a proxy or a certificate of its own.
  cp /etc/apt/apt.conf.d/* "$base/etc/apt/apt.conf.d/"
  cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
  npm pack npm@11 --silent --pack-destination "$work"
  mkdir -p "$base/usr/local/lib/node_modules/npm"
  tar -xzf "$work"/npm-11.*.tgz -C "$base/usr/local/lib/node_modules/npm" --strip-components=1
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$base/usr/local/bin/npx"
  cp node_modules/node-linux-*/bin/node "$base/usr/local/bin/node"
fi

container=$(buildah from scratch)
buildah add --quiet "$container" "$base" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" localhost/aranya-base
buildah build --isolation chroot --build-arg BASE=localhost/aranya-base --file scripts/deploy/Dockerfile --tag aranya .
buildah images aranya
