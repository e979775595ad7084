import { count } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, patient } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { cloneTemplate, dropDatabases, ensureTemplate } from './template.ts';

const url = inject('postgresUrl');
const prefix = 'test_clone_';

let names: string[];

/** Writes the demo shop only when the cache holds no template of today. */
beforeAll(async () => {
  // The name of the seeded template changes at midnight in India.
  vi.useFakeTimers({ toFake: ['Date'] });
  names = await Promise.all([1, 2, 3].map(() => ensureTemplate(url, 'seeded')));
}, 120_000);

afterAll(async () => {
  vi.useRealTimers();
  await dropDatabases(url, prefix);
});

async function countsIn(name: string, template: string) {
  const { db, close } = openDatabase(await cloneTemplate(url, template, prefix + name), {
    max: 1,
    ...patient,
  });
  try {
    const [goods] = await db.select({ total: count() }).from(products);
    const [places] = await db.select({ total: count() }).from(pincodes);
    return { products: goods?.total ?? 0, pincodes: places?.total ?? 0 };
  } finally {
    await close();
  }
}

async function templates(): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'template\\_%\\_%' or datname like 'unfinished%'`,
  );
  await client.end();
  return rows.map(({ datname }) => datname).toSorted();
}

describe('a template database', () => {
  it('is created once for concurrent callers', async () => {
    expect(new Set(names).size).toBe(1);
    expect(await templates()).toEqual([inject('templateName'), names[0]]);
  });

  it('gives each clone the demo shop, and the clones do not share rows', async () => {
    const template = names[0]!;
    const first = await countsIn('first', template);
    expect(first.products).toBeGreaterThan(0);
    expect(first.pincodes).toBeGreaterThan(15_000);
    const client = new pg.Client({
      connectionString: await cloneTemplate(url, template, `${prefix}emptied`),
    });
    await client.connect();
    await client.query('truncate products, pincodes cascade');
    await client.end();
    expect(await countsIn('second', template)).toEqual(first);
  });

  it('holds only empty tables when it is migrated and not seeded', async () => {
    expect(await countsIn('migrated', inject('templateName'))).toEqual({ products: 0, pincodes: 0 });
  });

  it('replaces an outdated template and a half-made one', async () => {
    const current = names[0]!;
    await cloneTemplate(url, inject('templateName'), 'template_seeded_outdated');
    await cloneTemplate(url, inject('templateName'), 'unfinished_seeded');
    await expect(ensureTemplate(url, 'seeded')).resolves.toBe(current);
    expect(await templates()).toEqual([inject('templateName'), current]);
  });
});
