import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const postgresFolder = '/usr/lib/postgresql/15/bin';

/** Each program, and the Debian package that brings it. */
const packages = {
  [join(postgresFolder, 'postgres')]: 'postgresql-15',
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx-light',
  setpriv: 'util-linux',
};

/** Daemons of Debian lie in /usr/sbin, which an ordinary user may not have in PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

export const searchPath = folders.join(delimiter);

/** Returns one sentence that names the missing packages, or undefined. */
export function missingPackages(): string | undefined {
  const missing = Object.entries(packages).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (missing.length === 0) return undefined;
  return `The cluster needs programs that are not installed. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`;
}

function isThere(program: string): boolean {
  return program.startsWith('/')
    ? existsSync(program)
    : folders.some((folder) => existsSync(join(folder, program)));
}
