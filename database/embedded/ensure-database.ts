import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Folder } from './open-folder.ts';

const databaseMissing = '3D000';
const wrongPassword = '28P01';

/** Connection string of a database of the embedded server. */
export function databaseUrl({
  folder,
  port,
  database = 'aranya',
}: {
  folder: Folder;
  port: number;
  database?: string;
}) {
  const password = existsSync(folder.password) ? readFileSync(folder.password, 'utf8').trim() : '';
  return `postgres://aranya:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Makes the shop's database if the server has none yet, and thereby proves that the server answers. */
export async function ensureDatabase({ folder, port }: { folder: Folder; port: number }) {
  try {
    await query(databaseUrl({ folder, port }), 'select 1');
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === wrongPassword) throw passwordRefusal(folder);
    if (code !== databaseMissing) throw error;
    await query(databaseUrl({ folder, port, database: 'postgres' }), 'create database aranya');
  }
}

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function passwordRefusal(folder: Folder) {
  return new StartRefusal(
    'postgres-failed',
    `The embedded PostgreSQL does not accept the password in ${folder.password}: put the file back as it was.`,
  );
}
