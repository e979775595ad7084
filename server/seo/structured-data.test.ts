import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as blogArticle from '#app/pages/content/blog-article.tsx';
import * as learnArticle from '#app/pages/content/learn-article.tsx';
import * as home from '#app/pages/home.tsx';
import * as listing from '#app/pages/listing.tsx';
import * as product from '#app/pages/product.tsx';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from '../pages/testing.ts';
import requiredProperties from './required-properties.json' with { type: 'json' };

const required = requiredProperties.types as Record<string, string[]>;

type Node = { '@type': string } & Record<string, unknown>;

const { db } = await testDatabase();
const publicUrl = 'https://shop.example';
const real = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };
const attack = '</script><script>alert(1)</script><!--';

function siteWith(env: Record<string, string> = {}) {
  return createSite({
    db,
    config: readShopConfig({ PUBLIC_URL: publicUrl, ...env }),
    log: silentLog,
    loadPages: () =>
      Promise.resolve(
        buildOf({
          '': home,
          'all-products': listing,
          'category/:a': listing,
          'category/:a/:b': listing,
          'product/:id': product,
          'blog/:slug': blogArticle,
          'learn-ayurveda/:section/:slug': learnArticle,
        }),
      ),
    isReady: () => Promise.resolve(true),
  });
}

/** Finds the structured data of a page like a search engine. */
async function dataOf(path: string, env: Record<string, string> = {}): Promise<Node[]> {
  const html = await (await siteWith(env).request(path)).text();
  const [, json, ...more] = html.split('<script type="application/ld+json">');
  expect(more).toEqual([]);
  const data = JSON.parse(json!.split('</script>')[0]!) as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const typed = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type)!;

function missingIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => missingIn(one, `${at}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...rest } = value as Node;
  const unknown = required[type] ? [] : [`${at}: unknown type ${type}`];
  const isSet = (name: string) => ![undefined, null, ''].includes(rest[name] as string);
  const missing = (required[type] ?? []).filter((names) => !names.split('|').some(isSet));
  return [
    ...unknown,
    ...missing.map((name) => `${at}: ${type} lacks ${name}`),
    ...Object.entries(rest).flatMap(([name, one]) => missingIn(one, `${at}.${name}`)),
  ];
}

let oil: Awaited<ReturnType<typeof makeProduct>>;

beforeAll(async () => {
  const { id } = await makeCategory(db, { slug: 'oils', name: 'Oils' });
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils', parentId: id });
  oil = await makeProduct(db, {
    slug: 'amla-oil',
    name: 'Amla oil',
    categoryId,
    mrpPaise: 50_000,
    discountPercent: 20,
    imageUrl: 'amla-oil-1.webp',
    maker: 'Vanya Herbals LLP, Mysuru',
    countryOfOrigin: 'India',
    gtin: '8901234567890',
  });
  const words = { productId: oil.id, userName: 'Anonymous', title: '', comment: 'Good.' };
  await db.insert(reviews).values([
    { ...words, rating: 1 },
    { ...words, rating: 5, verified: true, orderId: crypto.randomUUID(), userId: 1 },
    { ...words, rating: 4, verified: true, orderId: crypto.randomUUID(), userId: 2 },
    { ...words, rating: 1, verified: true, orderId: crypto.randomUUID(), userId: 3, status: 'hidden' },
  ]);
});

describe('structured data', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/all-products', ['BreadcrumbList']],
    ['/category/oils/hair-oils', ['BreadcrumbList']],
    ['/product/amla-oil', ['BreadcrumbList', 'Product']],
    ['/blog/hair-health', ['BreadcrumbList', 'Article']],
    ['/learn-ayurveda/diet/kitchari', ['BreadcrumbList', 'Article']],
  ])('of %s has what rich results require', async (path, types) => {
    const data = await dataOf(path);
    expect(data.map((node) => node['@type'])).toEqual(types);
    expect(missingIn(data)).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/localhost|undefined/);
  });

  it('is checked by a test that notices what lacks', () => {
    expect(missingIn({ '@type': 'Product', name: 'x' })).toContain(': Product lacks offers');
    expect(missingIn([{ '@type': 'Thing' }])).toEqual(['[0]: unknown type Thing']);
  });

  it('offers a product at its price with tax, and names the MRP as such', async () => {
    const { offers, gtin, manufacturer } = typed(await dataOf('/product/amla-oil'), 'Product');
    expect(gtin).toBe('8901234567890');
    expect(manufacturer).toMatchObject({ name: 'Vanya Herbals LLP, Mysuru' });
    expect(offers).toMatchObject({
      price: '400.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        { price: '400.00', valueAddedTaxIncluded: true },
        { price: '500.00', priceType: 'https://schema.org/MSRP' },
      ],
      shippingDetails: { deliveryTime: { transitTime: { minValue: 1, maxValue: 10 } } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    });
  });

  it('names the group of a size, by what its sizes differ, and their pages', async () => {
    const sizes = [
      await makeProduct(db, { slug: 'neem-oil-100', name: 'Neem oil', imageUrl: 'neem.webp' }),
      await makeProduct(db, { slug: 'neem-oil-200', name: 'Neem oil', imageUrl: 'neem.webp' }),
    ];
    const members = sizes.map(({ id }, at) => ({ id, values: [`${at + 1}00 ml`] }));
    const group = await makeGroup(db, { name: 'Neem oil', members });
    const node = typed(await dataOf('/product/neem-oil-200'), 'ProductGroup');
    const [own, other, ...more] = node.hasVariant as [Node, Node];
    expect(missingIn({ ...node, hasVariant: [own] })).toEqual([]);
    expect(node).toMatchObject({
      name: 'Neem oil',
      productGroupID: `group-${group}`,
      url: `${publicUrl}/product/neem-oil-100`,
      variesBy: ['https://schema.org/size'],
    });
    expect(own).toMatchObject({ '@type': 'Product', size: '200 ml', sku: String(sizes[1]!.id) });
    expect([other, ...more]).toEqual([{ url: `${publicUrl}/product/neem-oil-100` }]);
  });

  it('follows the settings of returns', async () => {
    const { offers } = typed(await dataOf('/product/amla-oil', { RETURN_DAYS: '0' }), 'Product');
    expect(offers).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
  });

  it('has a rating of verified customers only, and none in a demo shop', async () => {
    const demo = typed(await dataOf('/product/amla-oil'), 'Product');
    expect(demo).not.toHaveProperty('aggregateRating');
    expect(demo).not.toHaveProperty('review');
    const data = await dataOf('/product/amla-oil', real);
    expect(missingIn(data)).toEqual([]);
    const sold = typed(data, 'Product');
    expect(sold.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(sold.review).toHaveLength(2);
    const other = await makeProduct(db);
    await db.insert(reviews).values({ productId: other.id, userName: 'Invented', comment: 'x', rating: 5 });
    const unverified = typed(await dataOf(`/product/${other.slug}`, real), 'Product');
    expect(unverified).not.toHaveProperty('aggregateRating');
  });

  it('cannot be left by a text of the database, and needs no hash in the policy', async () => {
    const { slug } = await makeProduct(db, { name: attack, description: attack, maker: attack });
    const response = await siteWith().request(`/product/${slug}`);
    const html = await response.text();
    const sold = typed(await dataOf(`/product/${slug}`), 'Product');
    expect([sold.name, sold.description]).toEqual([attack, attack]);
    expect(html).not.toContain('<script>alert(1)');
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});
