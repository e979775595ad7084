import { describe, expect, it } from 'vitest';
import { googleFeed } from './server/feeds/google-feed.ts';
import { product, type ShopFacts } from './structured-data.ts';

const shop = {
  name: 'Vana',
  url: 'https://vana.example',
  email: null,
  phone: null,
  legal: {},
  returnDays: 7,
  transitDays: { least: 2, most: 6 },
} as unknown as ShopFacts;
const sold = {
  id: 1,
  name: 'Neem soap',
  slug: 'neem-soap',
  description: 'Soap',
  images: [],
  price: 100,
  sellingPrice: 90,
  discount: 10,
  status: 'Available',
} as unknown as Parameters<typeof product>[1];

async function* batches() {
  yield [{ id: 'a', title: 'Neem soap', images: [], categories: [] }] as never;
}

async function feedOf(soldWithin: string | null): Promise<string> {
  let text = '';
  const pieces = googleFeed({ url: shop.url, shopName: shop.name, soldWithin, batches: batches() });
  for await (const piece of pieces) text += piece;
  return text;
}

describe('a seller of one state', () => {
  it('names it as the destination in structured data', () => {
    const of = (soldWithin: string | null) => JSON.stringify(product({ ...shop, soldWithin }, sold, null));
    expect(of('Karnataka')).toContain('"addressCountry":"IN","addressRegion":"Karnataka"');
    expect(of(null)).not.toContain('addressRegion');
  });

  it('states no shipping to all of India in the feed', async () => {
    expect(await feedOf('Karnataka')).not.toContain('g:shipping');
    expect(await feedOf(null)).toContain('<g:country>IN</g:country>');
  });
});
