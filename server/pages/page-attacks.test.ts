import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as hair from '#app/pages/hair.tsx';
import * as home from '#app/pages/home.tsx';
import * as product from '#app/pages/product.tsx';
import { readShopConfig } from '../config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
const openSite = () =>
  createSite({
    db,
    config: readShopConfig({}),
    log: silentLog,
    loadPages: () => Promise.resolve(buildOf({ '': home, hair, 'product/:id': product })),
    isReady: () => Promise.resolve(true),
  });
const site = openSite();

const attack = '<script>alert(1)</script></script><script nonce="">alert(1)</script><!--<script>alert(1)';

/** Finds scripts like a browser does. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?! type="application\/ld\+json")\b[^>]*>([\s\S]*?)<\/script/gi)].map(
    ([, body = '']) => body,
  );
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('a script in the texts of a product and a review neither runs nor gets a hash', async () => {
  const { id, slug } = await makeProduct(db, {
    name: attack.slice(0, 80),
    description: `${attack}\n${attack}`,
    english: attack.slice(0, 80),
  });
  await db
    .insert(reviews)
    .values({ productId: id, userName: attack.slice(0, 60), title: attack, comment: attack, rating: 5 });
  const answer = await site.request(`/product/${slug}`);
  const html = await answer.text();
  expect(html.match(/alert\(1\)/g)!.length).toBeGreaterThan(6);
  const scripts = scriptsOf(html);
  expect(scripts.filter((script) => script.trim().startsWith('alert'))).toEqual([]);
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).not.toContain(hashOf('alert(1)'));
  const own = scripts.filter((script) => script !== '');
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(own.map(hashOf)));
  expect(html).not.toContain('nonce="');
});

it.each(['/', '/hair', '/product/nothing-here'])('%s is the same at each rendering', async (path) => {
  // The first rendering waits for code, and the second one does not.
  const one = await site.request(path);
  const other = await openSite().request(path);
  const facts = ({ headers }: Response) => [headers.get('etag'), headers.get('content-security-policy')];
  expect(one.headers.get('etag')).toBeTruthy();
  expect(facts(one)).toEqual(facts(other));
});

it('a page carries its data in one script, which no text of it can end', async () => {
  const { slug } = await makeProduct(db, { name: `${attack.slice(0, 60)}\u2028` });
  const html = await (await site.request(`/product/${slug}`)).text();
  const data = scriptsOf(html).filter((script) => script.includes('.enqueue('));
  expect(data).toHaveLength(1);
  expect(data[0]).toContain('\\u003c/script\\u003e');
  expect(data[0]).not.toMatch(/[<>\u2028]/);
  expect(data[0]).toMatch(/streamController\.close\(\);$/);
});

it('concurrent page data requests for different routes get different data', async () => {
  const paths = ['/hair.data?_routes=root', '/hair.data?_routes=hair', '/hair.data', '/hair.data?_routes=no'];
  const ask = async (path: string) => (await site.request(path)).text();
  const alone: string[] = [];
  for (const path of paths) alone.push(await ask(path));
  expect(await Promise.all(paths.map(ask))).toEqual(alone);
  expect(new Set(alone).size).toBe(4);
  const sameRoutes = ['/hair.data?_routes=root,hair&x=1', '/hair.data?_routes=hair,root,no'].map(ask);
  const [one, other] = await Promise.all(sameRoutes);
  expect(one).toBe(other);
});

it('the data of a page depends only on the parameters that the page declares', async () => {
  const ask = async (path: string) => (await site.request(path)).text();
  expect(await ask('/_.data?q=1')).toBe(await ask('/_.data'));
  expect(await ask('/_.data?_routes=')).toBe(await ask('/_.data'));
});
