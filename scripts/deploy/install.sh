#!/bin/sh
# Installs or upgrades Aranya on Debian 12 or newer. Run it as root from an unpacked release:
#   sha256sum --check aranya-*.tar.gz.sha256 && tar -xzf aranya-*.tar.gz && sh aranya-*/scripts/deploy/install.sh
# It asks for what it needs. DOMAIN, MAIL_URL, MAIL_FROM and BACKUP_DIR in the environment are answers. A new shop gets Debian's
# PostgreSQL. EMBEDDED=yes keeps the one of the release.
set -eu

release=$(cd "$(dirname "$0")/../.." && pwd)
home=/opt/aranya
settings=/etc/aranya/aranya.env

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

check_system() {
  [ "$(id -u)" = 0 ] || fail 'Run it as root.'
  command -v apt-get >/dev/null || fail 'It needs Debian, or a system with apt-get.'
  [ -f "$release/SHA256SUMS" ] || fail 'It runs from a release. npm run release makes one.'
  (cd "$release" && sha256sum --check --quiet SHA256SUMS) || fail 'A file of the release is damaged.'
  bundled=$(echo "$release"/node_modules/node-linux-*/bin/node)
  "$bundled" --version >/dev/null 2>&1 || fail 'The release is for another kind of machine.'
}

# ask NAME 'question' 'default': keeps an answer from the environment.
ask() {
  eval "answer=\${$1:-}"
  while [ -z "$answer" ]; do
    printf '%s%s: ' "$2" "${3:+ [$3]}"
    read -r answer || fail "$1 is missing."
    answer=${answer:-$3}
  done
  case $answer in *[[:space:]\'\"\`\$\\#]*) fail "$1 holds a character that does not belong there." ;; esac
  eval "$1=\$answer"
}

ask_settings() {
  ask DOMAIN 'Domain of the shop, such as shop.example.in' ''
  case $DOMAIN in *[!a-z0-9.-]* | .* | *.) fail "$DOMAIN is not a domain." ;; esac
  ask MAIL_URL 'Mail server, such as smtp://user:password@smtp.example.in:587' ''
  case $MAIL_URL in smtp://?* | smtps://?*) ;; *) fail 'MAIL_URL must begin with smtp:// or smtps://.' ;; esac
  ask MAIL_FROM 'Sender of emails' "namaste@$DOMAIN"
  ask BACKUP_DIR 'Folder for backups, best on another disk' /var/backups/aranya
}

# In a shell of its own, so that the mask for secrets ends with it.
write_settings() (
  install -d -o root -g aranya -m 0750 /etc/aranya
  umask 027
  cat >"$settings" <<SETTINGS
# Settings of the shop. $home/current/.env.example explains each of them. Restart after a change: systemctl restart aranya
HOST=127.0.0.1
PORT=3000
PUBLIC_URL=https://$DOMAIN
TRUSTED_PROXY=loopback
DATA_DIR=/var/lib/aranya
MAIL_URL=$MAIL_URL
MAIL_FROM=$MAIL_FROM
BACKUP_DIR=$BACKUP_DIR
BACKUP_KEY=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
SETTINGS
  if [ "${EMBEDDED:-}" != yes ]; then
    cat >>"$settings" <<SETTINGS
# Debian's PostgreSQL by its socket. The shop reads and writes rows; another role owns the tables.
DATABASE_URL=postgres://aranya@%2Fvar%2Frun%2Fpostgresql:$port/aranya
DATABASE_OWNER_URL=postgres://aranya_owner@%2Fvar%2Frun%2Fpostgresql:$port/aranya
SETTINGS
  fi
  chgrp aranya "$settings"
  chmod 0640 "$settings"
)

copy_release() {
  version=$(basename "$release")-$(sha256sum "$release/SHA256SUMS" | cut -c1-8)
  target=$home/releases/$version
  if [ ! -d "$target" ]; then
    install -d -m 0755 "$home/releases"
    rm -rf "$target.part"
    cp -a "$release" "$target.part"
    chown -R root:root "$target.part"
    chmod -R u=rwX,go=rX "$target.part"
    ln -sfn "$settings" "$target.part/.env"
    mv "$target.part" "$target"
  fi
  ln -sfn "$target/node_modules/$(basename "$(dirname "$(dirname "$bundled")")")/bin/node" "$home/node"
  # One step, so that a start never finds no release.
  ln -sfn "$target" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

install_units() {
  for unit in aranya.service aranya-backup.service aranya-backup.timer; do
    install -m 0644 "$home/current/scripts/deploy/$unit" /etc/systemd/system/
    if [ "${unit##*.}" = service ]; then
      install -d "/etc/systemd/system/$unit.d"
      printf '[Service]\nReadWritePaths=-%s\n' "$BACKUP_DIR" >"/etc/systemd/system/$unit.d/backups.conf"
    fi
  done
  install -m 0755 "$home/current/scripts/deploy/aranya" /usr/local/bin/aranya
}

# The user aranya connects without a password, as both roles. Nobody else on the machine becomes them.
install_postgresql() {
  apt-get install -q -y --no-install-recommends postgresql postgresql-client
  newest=$(pg_lsclusters --no-header | sort -rn | head -n 1)
  cluster=$(echo "$newest" | awk '{ print $1 "/" $2 }')
  port=$(echo "$newest" | awk '{ print $3 }')
  [ -n "$newest" ] || fail 'Debian made no cluster of PostgreSQL.'
  [ "${cluster%%/*}" -ge 15 ] || fail "PostgreSQL ${cluster%%/*} is too old; 15 or newer is needed."
  conf=/etc/postgresql/$cluster
  grep -q aranya_owner "$conf/pg_ident.conf" || printf 'aranya aranya aranya\naranya aranya aranya_owner\n' >>"$conf/pg_ident.conf"
  if ! grep -q aranya_owner "$conf/pg_hba.conf"; then
    { echo 'local aranya aranya,aranya_owner peer map=aranya'; cat "$conf/pg_hba.conf"; } >"$conf/pg_hba.conf.new"
    chown postgres:postgres "$conf/pg_hba.conf.new"
    chmod 0640 "$conf/pg_hba.conf.new"
    mv "$conf/pg_hba.conf.new" "$conf/pg_hba.conf"
  fi
  pg_ctlcluster "${cluster%%/*}" "${cluster##*/}" reload 2>/dev/null || pg_ctlcluster "${cluster%%/*}" "${cluster##*/}" start
  as_postgres "select 'create role aranya login' where not exists (select from pg_roles where rolname = 'aranya') \\gexec
    select 'create role aranya_owner login' where not exists (select from pg_roles where rolname = 'aranya_owner') \\gexec
    grant aranya to aranya_owner;
    select 'create database aranya owner aranya_owner template template0 encoding ''UTF8'' locale ''C.UTF-8'''
      where not exists (select from pg_database where datname = 'aranya') \\gexec"
}

as_postgres() {
  printf '%s\n' "$1" | setpriv --reuid postgres --regid postgres --init-groups psql -q -v ON_ERROR_STOP=1 --no-psqlrc postgres
}

install_caddy() {
  sed "s/^DOMAIN /$DOMAIN /" "$home/current/scripts/deploy/Caddyfile" >/etc/caddy/aranya.caddy
  # The file of the package only shows a welcome page.
  if grep -q '/usr/share/caddy' /etc/caddy/Caddyfile 2>/dev/null || [ ! -s /etc/caddy/Caddyfile ]; then
    echo 'import aranya.caddy' >/etc/caddy/Caddyfile
  elif ! grep -q 'import aranya.caddy' /etc/caddy/Caddyfile; then
    echo 'import aranya.caddy' >>/etc/caddy/Caddyfile
  fi
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null 2>&1 || fail 'Caddy refuses /etc/caddy/Caddyfile.'
}

start_services() {
  if [ ! -d /run/systemd/system ]; then
    systemctl enable aranya.service aranya-backup.timer caddy.service >/dev/null 2>&1 || true
    echo 'systemd does not run here. The services start with the machine.'
    return
  fi
  systemctl daemon-reload
  systemctl enable --now aranya-backup.timer caddy.service
  systemctl enable aranya.service
  systemctl restart aranya.service
  systemctl reload caddy.service
}

check_system
is_upgrade=no
if [ -f "$settings" ]; then
  is_upgrade=yes
  DOMAIN=$(sed -n 's|^PUBLIC_URL=https://||p' "$settings")
  BACKUP_DIR=$(sed -n 's/^BACKUP_DIR=//p' "$settings")
else
  ask_settings
fi
DEBIAN_FRONTEND=noninteractive
export DEBIAN_FRONTEND
command -v caddy >/dev/null || { apt-get update -q && apt-get install -q -y --no-install-recommends caddy ca-certificates; }
id aranya >/dev/null 2>&1 || adduser --system --group --home /var/lib/aranya --no-create-home aranya
[ "$is_upgrade" = yes ] || [ "${EMBEDDED:-}" = yes ] || install_postgresql
[ "$is_upgrade" = yes ] || write_settings
install -d -o aranya -g aranya -m 0750 /var/lib/aranya
install -d -o aranya -g aranya -m 0700 "$BACKUP_DIR"
copy_release
install_units
[ -f /etc/caddy/aranya.caddy ] || install_caddy
start_services
if [ "$is_upgrade" = yes ]; then
  echo "Upgraded to $version."
else
  echo "Installed: https://$DOMAIN"
  echo "Keep the line BACKUP_KEY of $settings elsewhere too. Without it nobody can read the backups."
  echo 'Make yourself the owner: aranya staff --email you@example.in --role owner'
fi
