import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DatabaseServer } from './database-server.ts';
import { until } from './kept-process.ts';
import { openEtcd } from './open-etcd.ts';
import * as places from './places.ts';
import type { Starter } from './starter.ts';

export type ClusterDatabase = {
  servers: DatabaseServer[];
  /** The shop's addresses: through PgBouncer, to the primary itself, to a replica, and as the owner of the tables. Never log them. */
  urls: { pooled: string; direct: string; read: string; owner: string };
  primary: () => Promise<DatabaseServer>;
  synchronous: () => Promise<DatabaseServer>;
};

/** Starts etcd, three PostgreSQL servers with Patroni, HAProxy and PgBouncer, and creates the shop's two roles and its database. */
export async function openClusterDatabase(starter: Starter): Promise<ClusterDatabase> {
  const passwords = { superuser: secret(), replicator: secret(), rest: secret(), etcd: secret() };
  const [shop, owner] = [secret(), secret()];
  await openEtcd(starter, { root: secret(), patroni: passwords.etcd });
  const servers = places.databaseAddresses.map((address, at) =>
    startServer(starter, { name: `postgres${at + 1}`, address, passwords }),
  );
  const find = async (role: 'primary' | 'synchronous') => {
    let found: DatabaseServer | undefined;
    await until(`A ${role} server`, async () => {
      for (const server of servers) if (await server.is(role)) found = server;
      return found !== undefined;
    });
    return found!;
  };
  startHaproxy(starter, servers);
  const admin = `postgres://postgres:${passwords.superuser}@${places.haproxy}:5000/postgres`;
  await until('The primary', () => createShopDatabase(admin, { shop, owner }), 120_000);
  await allReplicate(servers);
  startPgbouncer(starter, shop);
  const urlAt = (address: string) => `postgres://aranya:${shop}@${address}/aranya`;
  const urls = {
    pooled: urlAt(`${places.pgbouncer}:6432`),
    direct: urlAt(`${places.haproxy}:5000`),
    read: urlAt(`${places.haproxy}:5001`),
    owner: `postgres://aranya_owner:${owner}@${places.haproxy}:5000/aranya`,
  };
  await until('PgBouncer', () => runOn(urls.pooled, 'select 1'));
  return { servers, urls, primary: () => find('primary'), synchronous: () => find('synchronous') };
}

/** Waits until two replicas stream and one of them is synchronous. */
export async function allReplicate(servers: DatabaseServer[]): Promise<void> {
  const roles = async (role: 'replica' | 'synchronous') =>
    (await Promise.all(servers.map((server) => server.is(role)))).filter(Boolean).length;
  const ready = async () => (await roles('replica')) === 2 && (await roles('synchronous')) === 1;
  await until('Two replicas, one of them synchronous,', ready, 120_000);
}

type Passwords = { superuser: string; replicator: string; rest: string; etcd: string };
type ServerOptions = { name: string; address: string; passwords: Passwords };

function startServer(starter: Starter, { name, address, passwords }: ServerOptions): DatabaseServer {
  const folder = starter.folder(name);
  const file = starter.settings(name, 'patroni.yml', {
    name,
    address,
    etcd: `${places.etcd}:2379`,
    network: places.network,
    sharedBuffers: '64MB',
    superuserPassword: passwords.superuser,
    replicatorPassword: passwords.replicator,
    restPassword: passwords.rest,
    etcdPassword: passwords.etcd,
  });
  return new DatabaseServer({ name, address, folder, patroni: starter.start(name, [['patroni', file]]) });
}

function startHaproxy(starter: Starter, servers: DatabaseServer[]): void {
  const lines = servers.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  const values = { address: places.haproxy, servers: lines.join('\n') };
  const file = starter.settings('haproxy', 'haproxy.cfg', values);
  starter.start('haproxy', [['haproxy', '-db', '-f', file]]);
}

function startPgbouncer(starter: Starter, password: string): void {
  starter.write('pgbouncer', 'users.txt', `"aranya" "${password}"\n`);
  const values = { address: places.pgbouncer, haproxy: places.haproxy };
  const file = starter.settings('pgbouncer', 'pgbouncer.ini', values);
  starter.start('pgbouncer', [['pgbouncer', file]]);
}

/** A start after the first finds the role and the database. */
async function createShopDatabase(
  adminUrl: string,
  { shop, owner }: { shop: string; owner: string },
): Promise<boolean> {
  await runOn(adminUrl, `create role aranya login password '${shop}'`).catch(unlessThere);
  await runOn(adminUrl, `create role aranya_owner login password '${owner}'`).catch(unlessThere);
  await runOn(adminUrl, 'grant aranya to aranya_owner');
  return runOn(adminUrl, 'create database aranya owner aranya_owner').catch(unlessThere);
}

function unlessThere(error: { code?: string }): boolean {
  if (error.code === '42710' || error.code === '42P04') return true;
  throw error;
}

async function runOn(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 20_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

function secret(): string {
  return randomBytes(18).toString('hex');
}
