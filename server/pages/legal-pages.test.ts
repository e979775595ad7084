import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as policy from '#app/pages/content/policy.tsx';
import * as product from '#app/pages/product.tsx';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
const real = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' };
const notice = 'Have your lawyer read this';

async function pageOf(path: string, env: Record<string, string> = {}) {
  const site = createSite({
    db,
    config: readShopConfig(env),
    log: silentLog,
    loadPages: () => Promise.resolve(buildOf({ 'product/:id': product, 'policies/:policy': policy })),
    isReady: () => Promise.resolve(true),
  });
  const response = await site.request(path);
  const html = (await response.text()).replaceAll(/<!-- -->|<(script|style)\b.*?<\/\1>/gs, '');
  return { status: response.status, html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}

it('a product page shows the legal details of a packaged product', async () => {
  const { slug } = await makeProduct(db, {
    countryOfOrigin: 'India',
    maker: 'Vanya Herbals LLP, Mysuru',
    quantity: 200,
    unit: 'ml',
    mrpPaise: 50_000,
    discountPercent: 20,
    bestBefore: '24 months from manufacture',
    licence: 'KA-AYU-1234/2026',
  });
  const { text } = await pageOf(`/product/${slug}`);
  for (const fact of [
    'Country of origin India',
    'Made by Vanya Herbals LLP, Mysuru',
    'Net quantity 200 ml',
    'MRP ₹500.00, inclusive of all taxes',
    'Unit price ₹2.50 per ml at MRP, ₹2.00 per ml at our price',
    'Best before 24 months from manufacture',
    'Licence KA-AYU-1234/2026',
    'Consumer care Aranya Herbals Private Limited (demo)',
    'MRP ₹500.00 20 % off',
  ])
    expect(text.replaceAll('20% off', '20 % off')).toContain(fact);
});

it('a product of a real shop omits details that the merchant has not stated', async () => {
  const { slug } = await makeProduct(db);
  const { text } = await pageOf(`/product/${slug}`, real);
  expect(text).toContain('Net quantity 100 g');
  expect(text).not.toMatch(/Country of origin|Made by|Licence|\(demo\)|Kavitha/);
});

it('the footer names seller and grievance officer and leads to each policy', async () => {
  const { html, text } = await pageOf('/policies/shipping');
  expect(text).toContain('Grievance Officer: Kavitha Rao');
  for (const name of ['shipping', 'returns', 'privacy', 'terms', 'grievance'])
    expect(html).toContain(`href="/policies/${name}"`);
});

// §2 footer: contact e-mail, newsletter promise, health disclaimer
it('the footer has marks for the way to pay and for a licence of the shop', async () => {
  expect((await pageOf('/policies/shipping')).text).toContain(
    'Cash on delivery AYUSH licence KA-AYU-0000/2026',
  );
  const { text } = await pageOf('/policies/shipping', real);
  expect(text).toContain('Cash on delivery');
  expect(text).not.toContain('AYUSH licence');
});

it('a template asks for a lawyer in a demo alone; an unknown policy is missing', async () => {
  expect((await pageOf('/policies/terms')).text).toContain(notice);
  expect((await pageOf('/policies/terms', { POLICIES_REVIEWED: 'on' })).text).toContain(notice);
  for (const settings of [real, { ...real, POLICIES_REVIEWED: 'on' }])
    expect((await pageOf('/policies/terms', settings)).text).not.toContain(notice);
  expect((await pageOf('/policies/none')).status).toBe(404);
});
