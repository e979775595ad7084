import { existsSync, readFileSync } from 'node:fs';
import type { Folder } from './open-folder.ts';

/** `aranya` is the superuser that created the server, `aranya_owner` owns the tables, and `aranya_app` is the shop. */
export type Role = keyof Folder['passwords'];

/** Returns the connection string of a database of the embedded server. Never log it. */
export function databaseUrl({
  folder,
  port,
  role,
  database = 'aranya',
}: {
  folder: Folder;
  port: number;
  role: Role;
  database?: string;
}) {
  const file = folder.passwords[role];
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
