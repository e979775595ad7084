// §9 a composition or unregistered seller charges no GST and sells in the own state only, also by subscriptions
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { googleFeed } from './server/feeds/google-feed.ts';
import { listFeedProducts } from './server/feeds/list-feed-products.ts';
import { noCharges } from '#shop/pricing/amounts.ts';
import { product, type ShopFacts } from './structured-data.ts';

const { db } = await testDatabase();
const { id } = await makeProduct(db);

const shop: Omit<ShopFacts, 'soldWithin'> = {
  name: 'Vana',
  url: 'https://vana.example',
  email: null,
  phone: null,
  legal: { seller: '', address: '', officer: '', designation: '', officerEmail: '', officerPhone: '' },
  returnDays: 7,
  transitDays: { least: 2, most: 6 },
  charges: noCharges,
};

async function feedOf(soldWithin: string | null): Promise<string> {
  const names = { url: shop.url, shopName: shop.name };
  let text = '';
  for await (const piece of googleFeed({
    ...names,
    soldWithin,
    charges: noCharges,
    batches: listFeedProducts(db, names),
  }))
    text += piece;
  return text;
}

describe('a seller of one state', () => {
  it('names it as the destination in structured data', async () => {
    const sold = await getProduct(db, String(id));
    const of = (soldWithin: string | null) => JSON.stringify(product({ ...shop, soldWithin }, sold, null));
    expect(of('Karnataka')).toContain('"addressCountry":"IN","addressRegion":"Karnataka"');
    expect(of(null)).not.toContain('addressRegion');
  });

  it('states no shipping to all of India in the feed', async () => {
    expect(await feedOf('Karnataka')).toContain('<item>');
    expect(await feedOf('Karnataka')).not.toContain('g:shipping');
    expect(await feedOf(null)).toContain('<g:country>IN</g:country>');
  });
});
