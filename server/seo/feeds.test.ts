import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { openDatabase, type Db, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { isGtin } from '#shop/catalog/gtin.ts';
import { createSite } from '../create-site.ts';

const { db, url } = await testDatabase();
const publicUrl = 'https://shop.example';

function siteOn(db: Db, env: Record<string, string> = {}) {
  return createSite({
    db,
    config: readShopConfig({ PUBLIC_URL: publicUrl, RATE_LIMITS: 'off', FEEDS: 'on', ...env }),
    log: silentLog,
    loadPages: () => Promise.reject(new Error('no build here')),
    isReady: () => Promise.resolve(true),
  });
}

const textOf = async (path: string, env = {}) => (await siteOn(db, env).request(path)).text();
const itemOf = (xml: string, slug: string) => xml.split('<item>').find((item) => item.includes(`/${slug}<`))!;
const formulas = ['=1+1', '+91', '-1', '@SUM(A1)', '\t=1', '\r=1'];

beforeAll(async () => {
  const { id } = await makeCategory(db, { slug: 'hair-care', name: 'Hair & care' });
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils', parentId: id });
  await makeProduct(db, {
    slug: 'amla-oil',
    name: 'Amla oil <50%>',
    description: 'Sesame, "amla".\nPressed.',
    categoryId,
    mrpPaise: 50_000,
    discountPercent: 20,
    quantity: 200,
    unit: 'ml',
    imageUrl: 'amla-1.webp',
    otherImageUrls: ['amla-2.webp'],
    gtin: '8901234567890',
    maker: 'Vanya Herbals LLP, Mysuru',
  });
  await makeProduct(db, {
    slug: 'sold-out',
    stock: 0,
    quantity: 60,
    unit: 'capsules',
    gtin: '8901234567894',
  });
  await makeProduct(db, { slug: 'hidden', published: false });
  for (const [n, name] of formulas.entries())
    await makeProduct(db, { slug: `formula-${n}`, name, maker: name });
});

describe('the feed for Google', () => {
  it('has price, MRP as such, availability, GTIN and unit pricing', async () => {
    const xml = await textOf('/feeds/google.xml');
    const oil = itemOf(xml, 'amla-oil');
    for (const element of [
      '<g:title>Amla oil &lt;50%&gt;</g:title>',
      `<g:link>${publicUrl}/product/amla-oil</g:link>`,
      `<g:image_link>${publicUrl}/images/products/amla-1.webp</g:image_link>`,
      '<g:price>400.00 INR</g:price><g:maximum_retail_price>500.00 INR</g:maximum_retail_price>',
      '<g:availability>in_stock</g:availability>',
      '<g:gtin>8901234567890</g:gtin>',
      '<g:product_type>Hair &amp; care &gt; Hair oils</g:product_type>',
      '<g:unit_pricing_measure>200 ml</g:unit_pricing_measure>',
      '<g:unit_pricing_base_measure>100 ml</g:unit_pricing_base_measure>',
    ])
      expect(oil).toContain(element);
    expect(xml).not.toMatch(/sale_price|hidden/);
  });

  it('says that a product without a valid GTIN has none', async () => {
    const soldOut = itemOf(await textOf('/feeds/google.xml'), 'sold-out');
    expect(soldOut).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(soldOut).toContain('<g:availability>out_of_stock</g:availability>');
    expect(soldOut).toContain('<g:unit_pricing_measure>60 ct</g:unit_pricing_measure>');
    expect(soldOut).not.toContain('g:gtin>');
  });

  it('reads 5,000 products in batches, and holds no connection for a slow client', async () => {
    const { id } = await makeCategory(db);
    await db.execute(sql`
      insert into products (slug, name, description, mrp_paise, quantity, unit, category_id)
      select 'many-' || n, 'Many ' || n, 'One of many.', 10000, 100, 'g', ${id} from generate_series(1, 5000) n`);
    const one = openDatabase(url, { max: 1, ...patient });
    const slow = await siteOn(one.db).request('/feeds/google.xml');
    const reader = slow.body!.getReader();
    await reader.read();
    const xml = await (await siteOn(one.db).request('/feeds/google.xml')).text();
    expect(xml.match(/<g:id>/g)).toHaveLength(5_000 + 2 + formulas.length);
    await reader.cancel();
    await one.close();
    await db.execute(sql`delete from products where slug like 'many-%'`);
  });
});

describe('the feed for Meta', () => {
  it('has a column each and names the MRP', async () => {
    const csv = await textOf('/feeds/meta.csv');
    expect(csv.split('\n')[0]).toMatch(/^id,title,description,availability,condition,price,link,image_link,/);
    expect(csv).toContain('"Sesame, ""amla"".\nPressed.",in stock,new,400.00 INR');
    expect(csv).toContain('Hair & care > Hair oils,200 ml,100 ml,"Vanya Herbals LLP, Mysuru",MRP 500.00 INR');
    expect(csv).not.toContain('hidden');
  });

  it('has no cell that a spreadsheet reads as a formula', async () => {
    const csv = await textOf('/feeds/meta.csv');
    const cells = csv.replaceAll('\r\n', '\n').matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,\n]*)/gm);
    const starts = [...cells].map(([, cell = '']) => cell.replace(/^"/, ''));
    // A plain number below zero runs nothing.
    expect(starts.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+$/.test(cell))).toEqual([]);
    for (const formula of formulas.filter((each) => each !== '-1')) expect(csv).toContain(`'${formula}`);
  });
});

it('feeds are off by default', async () => {
  const site = siteOn(db, { FEEDS: 'off' });
  for (const path of ['/feeds/google.xml', '/feeds/meta.csv'])
    expect(await (await site.request(path)).text()).not.toContain('amla-oil');
});

it('llms.txt links products, categories, policies, and the feed while it is on', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(/^# Aranya\n\n> /);
  expect(text).toContain(`- [Hair oils](${publicUrl}/category/hair-care/hair-oils)`);
  expect(text).toContain(`- [Returns and refunds](${publicUrl}/policies/returns): `);
  expect(text).toContain(`${publicUrl}/feeds/google.xml`);
  expect(await textOf('/llms.txt', { FEEDS: 'off' })).not.toContain('/feeds/');
});

it('llms.txt names only what robots.txt lets programs read', async () => {
  const text = await textOf('/llms.txt');
  const robots = await textOf('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
  const paths = [...text.matchAll(/\]\(https:\/\/shop\.example([^)]*)\)/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

it('one network cannot read feeds without end', async () => {
  const site = siteOn(db, { RATE_LIMITS: 'on', MAIL_URL: 'smtp://127.0.0.1:25', TRUSTED_PROXY: 'on' });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const ask = (network: string) =>
    site.request('/feeds/meta.csv', { headers: { 'x-forwarded-for': network } }, { incoming });
  for (let n = 0; n < 20; n += 1) await (await ask('203.0.113.9')).text();
  expect((await ask('203.0.113.9')).status).toBe(429);
  expect((await ask('198.51.100.7')).status).toBe(200);
});

it('knows a GTIN by its length and check digit', () => {
  expect(['8901234567890', '96385074', '036000291452', '10614141000415'].map(isGtin)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['8901234567894', '', '123', '89012345678901', 'abcdefgh'].map(isGtin)).not.toContain(true);
});

it('both feeds cut names and descriptions between whole letters', async () => {
  const long = 'a'.repeat(149);
  for (const [slug, name, description] of [
    ['cut-emoji', `${long}🌿`, `${'d'.repeat(4_999)}🌿`],
    ['cut-conjunct', `${'a'.repeat(147)}क्षि`, 'x\uFFFEy'],
    ['cut-family', `${'a'.repeat(145)}👩‍👩‍👧‍👦`, 'd'.repeat(5_000)],
  ] as const)
    await makeProduct(db, { slug, name, description });
  const [xml, csv] = [await textOf('/feeds/google.xml'), await textOf('/feeds/meta.csv')];
  expect(`${xml}${csv}`).not.toMatch(/[\uFFFD\p{Noncharacter_Code_Point}]/u);
  for (const feed of [xml, csv]) expect(feed).toMatch(/[>,]a{149}[<,]/);
  expect(itemOf(xml, 'cut-emoji')).toContain(`>${'d'.repeat(4_999)}<`);
  expect(itemOf(xml, 'cut-conjunct')).toContain(`>${'a'.repeat(147)}<`);
  expect(itemOf(xml, 'cut-conjunct')).toContain('>xy<');
  expect(itemOf(xml, 'cut-family')).toContain(`>${'a'.repeat(145)}<`);
  expect(csv).toContain('xy');
});
