import pg from 'pg';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { databaseUrl } from './database-url.ts';
import type { Folder } from './open-folder.ts';
import { makeRoles } from './shop-role.ts';

const databaseMissing = '3D000';
const wrongPassword = '28P01';

type Server = { folder: Folder; port: number };

/**
 * Creates the missing parts of the shop's database: extensions, and the roles of the shop and of its tables' owner. Throws postgres-failed
 * when the server refuses the administrator's password.
 */
export async function prepareDatabase(server: Server): Promise<void> {
  const admin = await connectAdmin(server).catch(async (error: { code?: string }) => {
    if (error.code === wrongPassword) throw passwordRefusal(server.folder);
    if (error.code !== databaseMissing) throw error;
    await createDatabase(server);
    return connectAdmin(server);
  });
  try {
    await admin.query('create extension if not exists pg_trgm; create extension if not exists unaccent');
    await makeRoles(admin, server.folder);
  } finally {
    await admin.end();
  }
}

async function createDatabase(server: Server) {
  const admin = await connectAdmin(server, 'postgres');
  await admin.query('create database aranya').finally(() => admin.end());
}

async function connectAdmin(server: Server, database?: string) {
  const connectionString = databaseUrl({ ...server, role: 'aranya', database });
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function passwordRefusal(folder: Folder) {
  return new StartRefusal(
    'postgres-failed',
    `The embedded PostgreSQL does not accept the password in ${folder.passwords.aranya}: put the file back as it was.`,
  );
}
