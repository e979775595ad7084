import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { migrateDatabase } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testDatabase();

it('an older version refuses a database that a newer version has changed', async () => {
  await migrateDatabase(url);
  const nextYear = Date.now() + 365 * dayMs;
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', ${nextYear})`,
  );
  await expect(migrateDatabase(url)).rejects.toThrow('A newer version of Aranya has changed the database');
  await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${nextYear}`);
  await migrateDatabase(url);
});

it('only the last snapshot of the tables stands beside the migrations', () => {
  const { entries } = JSON.parse(readFileSync('database/migrations/meta/_journal.json', 'utf8'));
  const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`;
  expect(readdirSync('database/migrations/meta')).toEqual([last, '_journal.json']);
});

it('missing rights end the start in one sentence', async () => {
  const role = `guest_${process.pid}`;
  await db.execute(sql.raw(`create role ${role} login password 'of a guest'`));
  const guest = new URL(url);
  guest.username = role;
  guest.password = 'of a guest';
  const error = await migrateDatabase(guest.href).catch((reason: Error) => reason);
  await db.execute(sql.raw(`drop role ${role}`));
  expect(error).toBeInstanceOf(StartRefusal);
  expect((error as Error).message).toMatch(
    /^The database cannot be prepared \(permission denied [^\n]+\)\.$/,
  );
});

it('a migration that waits for a table lets its readers pass, and tries again', async () => {
  const migrationsFolder = addMigration('alter table products add column shelf text');
  let hasEnded = false;
  const held = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access share mode`);
    const migrating = migrateDatabase(url, { migrationsFolder }).finally(() => (hasEnded = true));
    // A read behind the first wait would never end if the migration did not give up and try again.
    for (const waits = new Set<string>(); waits.size < 2;) {
      const { rows } = await tx.execute<{ since: string }>(
        sql`select waitstart::text as since from pg_locks where relation = 'products'::regclass and waitstart is not null`,
      );
      for (const { since } of rows) waits.add(since);
      await db.execute(sql`select from products limit 1`);
    }
    expect(hasEnded).toBe(false);
    return { migrating };
  });
  await held.migrating;
  await db.execute(sql`select shelf from products limit 1`);
  await expect(migrateDatabase(url)).rejects.toThrow('A newer version of Aranya');
});

it('a migration gives way before its wait for a request becomes a deadlock', async () => {
  const migrationsFolder = addMigration(
    'alter table products add column aisle text;--> statement-breakpoint\nalter table carts add column aisle text',
    2,
  );
  const held = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table carts in access share mode`);
    const migrating = migrateDatabase(url, { migrationsFolder });
    await expect
      .poll(async () => {
        const waiting = sql`select from pg_locks where relation = 'carts'::regclass and waitstart is not null`;
        return (await tx.execute(waiting)).rowCount;
      })
      .toBeGreaterThan(0);
    await tx.execute(sql`select from products limit 1`);
    return { migrating };
  });
  await held.migrating;
  await db.execute(sql`select aisle from carts limit 1`);
});

/** Returns a copy of the migrations with one more. */
function addMigration(statement: string, later = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'aranya-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('database/migrations', folder, { recursive: true });
  writeFileSync(join(folder, 'next.sql'), statement);
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + later, tag: 'next' });
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}
