import { expect, it } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { isEmpty } from './is-empty.ts';
import { seedInChild } from './seed-in-child.ts';

const { db, url } = await testDatabase();

it('a child process fills an empty shop and says so, once', async () => {
  const said: string[] = [];
  const seed = (at: string) => seedInChild(db, { url: at, say: (line) => said.push(line), demo: true });
  await expect(seed('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('could not be filled');
  expect(await isEmpty(db)).toBe(true);
  await seed(url);
  expect(said[0]).toBe('Filling the demo shop …');
  expect(said).toContainEqual(expect.stringMatching(/^ {2}\d+ products$/));
  expect(await db.$count(products)).toBeGreaterThanOrEqual(120);
  const lines = said.length;
  await seed(url);
  expect(said).toHaveLength(lines);
});
