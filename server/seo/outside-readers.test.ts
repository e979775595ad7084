import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { testDatabase } from '#database/test-database.ts';
import { silentLog } from '#platform/server/log.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { feedFindings } from './check-feed.ts';

const { db } = await testDatabase();
const site = createSite({
  db,
  config: readShopConfig({ PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'off', FEEDS: 'on' }),
  log: silentLog,
  loadPages: () => Promise.reject(new Error('no build here')),
  isReady: () => Promise.resolve(true),
});
const textOf = async (path: string) => (await site.request(path)).text();
const file = (name: string) => ({
  fileName: name,
  contents: readFileSync(new URL(`schemas/${name}`, import.meta.url), 'utf8'),
});

async function errorsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap', contents: xml },
    schema: [file('sitemap.xsd')],
    preload: [file('sitemap-image.xsd')],
  });
  return errors.map(({ message }) => message);
}

beforeAll(async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair & care' });
  const names = ['Oil <50%>', 'तेल & oil', '🌿'.repeat(75), 'A'.repeat(149)];
  for (const [n, name] of names.entries())
    await makeProduct(db, {
      slug: `oil-${n}`,
      name,
      categoryId,
      imageUrl: `oil-${n}.webp`,
      quantity: 200,
      unit: 'ml',
    });
});

it.each(['/sitemaps/pages.xml', '/sitemaps/products/0.xml'])(
  '%s is valid by the schema of sitemaps.org',
  async (path) => {
    expect(await errorsOf(await textOf(path))).toEqual([]);
  },
);

it('the schema refuses what is no sitemap', async () => {
  const xml = await textOf('/sitemaps/products/0.xml');
  for (const broken of [
    xml.replace('<loc>', '<lok>').replace('</loc>', '</lok>'),
    xml.replace(/<lastmod>/, '<lastmod>x'),
  ])
    expect(await errorsOf(broken)).not.toEqual([]);
});

it('the feed keeps the rules of Google’s product data specification', async () => {
  const xml = await textOf('/feeds/google.xml');
  expect(xml.split('<item>')).toHaveLength(5);
  expect(feedFindings(xml)).toEqual([]);
  expect(feedFindings(xml.replaceAll(/ INR/g, ' rupees'))).not.toEqual([]);
  expect(feedFindings(xml.replaceAll(/<g:title>[^<]*<\/g:title>/g, ''))).toHaveLength(4);
});

it('the feed groups sizes as Google asks, and the checker notices what is wrong', async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'soaps' });
  const soaps: { id: number; values: string[] }[] = [];
  for (const values of [
    ['Rose', '1 soap'],
    ['Rose', '3 soaps'],
    ['Sandal & oud', '1 soap'],
  ]) {
    const slug = values.join('-').toLowerCase().replaceAll(/\W+/g, '-');
    const { id } = await makeProduct(db, { slug, name: 'Soap', categoryId, imageUrl: 'soap.webp' });
    soaps.push({ id, values });
  }
  const group = await makeGroup(db, { name: 'Soap', members: soaps });
  await db
    .update(productGroups)
    .set({ options: ['Fragrance', 'Pack'] })
    .where(eq(productGroups.id, group));
  // The shop sees a change within a second.
  await expect.poll(() => textOf('/feeds/google.xml')).toContain('item_group');
  const xml = await textOf('/feeds/google.xml');
  expect(feedFindings(xml)).toEqual([]);
  expect(xml.split(`<g:item_group_id>group-${group}<`)).toHaveLength(4);
  const option = '<g:variant_option><g:name>Pack</g:name><g:value>3 soaps</g:value></g:variant_option>';
  expect(xml).toContain(`<g:item_group_title>Soap</g:item_group_title>`);
  expect(xml).toContain(option);
  expect(feedFindings(xml.replace(option, ''))).not.toEqual([]);
  expect(feedFindings(xml.replaceAll('3 soaps', '1 soap'))).toEqual([
    `group-${group}: two items are the same`,
  ]);
  const meta = await textOf('/feeds/meta.csv');
  expect(meta.split('\n')[0]).toContain('item_group_id,size,color,additional_variant_attribute');
  expect(meta).toContain('"Fragrance:Rose,Pack:3 soaps"');
  // A single size is no variant.
  const rest = soaps.slice(1).map(({ id }) => id);
  await db.update(products).set({ published: false }).where(inArray(products.id, rest));
  await expect.poll(() => textOf('/feeds/google.xml')).not.toContain('item_group');
});
