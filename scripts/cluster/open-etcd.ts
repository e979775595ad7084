import { join } from 'node:path';
import { until } from './kept-process.ts';
import * as places from './places.ts';
import type { Starter } from './starter.ts';

const url = `http://${places.etcd}:2379`;
/** Patroni keeps all its keys below this. */
const prefix = '/service/';

/** Starts etcd, which then knows two users: `root`, and `patroni` for the keys of Patroni. Nobody else reads or writes a key. */
export async function openEtcd(
  starter: Starter,
  passwords: { root: string; patroni: string },
): Promise<void> {
  const folder = starter.folder('etcd');
  const peers = `http://${places.etcd}:2380`;
  starter.start('etcd', [
    ['etcd', '--name', 'etcd1', '--data-dir', join(folder, 'data')],
    ['--listen-client-urls', url, '--advertise-client-urls', url],
    ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ['--initial-cluster', `etcd1=${peers}`],
  ]);
  await until('etcd', async () => (await fetch(`${url}/health`)).ok);
  await post('user/add', { name: 'root', password: passwords.root });
  await post('user/grant', { user: 'root', role: 'root' });
  await post('role/add', { name: 'patroni' });
  const perm = { permType: 'READWRITE', key: base64(prefix), range_end: base64(endOf(prefix)) };
  await post('role/grant', { name: 'patroni', perm });
  await post('user/add', { name: 'patroni', password: passwords.patroni });
  await post('user/grant', { user: 'patroni', role: 'patroni' });
  await post('enable', {});
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${url}/v3/auth/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`etcd refuses ${path}: ${await response.text()}`);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The first key after all keys with a prefix: its last character, one further. */
function endOf(text: string): string {
  return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
}
