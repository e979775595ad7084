// §9 three palettes keep the contrast of AA, emails and share pictures follow them, and a logo is in header, emails and documents
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { paletteNames, palettes } from '#platform/server/look/palettes.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { drawSharePicture } from '#shop/seo/server/share/draw-share-picture.ts';
import { keepSharePictures } from '#shop/seo/server/share/keep-share-pictures.ts';
import { createSite } from '../create-site.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-share-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const siteWith = (env: Record<string, string>) =>
  createSite({
    db,
    config: readShopConfig({ DATA_DIR: dataDir, ...env }),
    log: silentLog,
    loadPages: () => Promise.reject(new Error('no build here')),
    isReady: () => Promise.resolve(true),
  });
const site = siteWith({ RATE_LIMITS: 'off' });
const kept = () => readdirSync(join(dataDir, 'share'));

async function pictureAt(path: string): Promise<Buffer> {
  const response = await site.request(path);
  expect(`${path} ${response.status} ${response.headers.get('content-type')}`).toBe(`${path} 200 image/jpeg`);
  return Buffer.from(await response.arrayBuffer());
}

beforeAll(async () => {
  const { id } = await makeCategory(db, { slug: 'hair-care', name: 'Hair care' });
  const { id: categoryId } = await makeCategory(db, { slug: 'hair-oils', name: 'Hair oils', parentId: id });
  await makeCategory(db, { slug: 'empty', name: 'Empty' });
  const oil = { categoryId, name: 'Amla oil', imageUrl: 'bhringraj-oil-1.webp', discountPercent: 20 };
  await makeProduct(db, { ...oil, slug: 'amla-oil' });
  await makeProduct(db, { slug: 'hidden', published: false });
});

it.each([
  '/share/product/amla-oil.jpg',
  '/share/category/hair-care.jpg',
  '/share/category/hair-care/hair-oils.jpg',
  '/share/category/empty.jpg',
  '/share/blog/hair-health.jpg',
  '/share/learn-ayurveda/diet/kitchari.jpg',
])('%s is a picture of 1200 by 630 pixels that WhatsApp shows', async (path) => {
  const picture = await pictureAt(path);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThanOrEqual(600_000);
});

it('an uploaded picture of a product is on its share picture', async () => {
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const where = { store: pictureStore({ DATA_DIR: dataDir }), place: 'products' } as const;
  const imageUrl = await storePicture(red, where, async (path) => basename(path!));
  await makeProduct(db, { slug: 'red-oil', imageUrl });
  const picture = sharp(await pictureAt('/share/product/red-oil.jpg'));
  const { dominant } = await picture.extract({ left: 0, top: 0, width: 600, height: 600 }).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(Math.max(dominant.g, dominant.b)).toBeLessThan(60);
});

it('a page without a picture of its own has none', async () => {
  for (const path of [
    '/share/product/none.jpg',
    '/share/product/hidden.jpg',
    '/share/category/none.jpg',
    '/share/blog/none.jpg',
    '/share/learn-ayurveda/none/kitchari.jpg',
    '/share/cart.jpg',
    '/share/product/..%2f..%2fetc%2fpasswd.jpg',
    '/share/.jpg',
  ])
    expect(`${path} ${(await site.request(path)).status}`).toBe(`${path} 404`);
});

it('a share picture has the colours of the shop', async () => {
  for (const palette of paletteNames) {
    const { request } = siteWith({ RATE_LIMITS: 'off', SHOP_PALETTE: palette });
    const bytes = Buffer.from(await (await request('/share/product/amla-oil.jpg')).arrayBuffer());
    const corner = sharp(bytes).extract({ left: 1150, top: 10, width: 1, height: 1 });
    const [red, green, blue] = await corner.raw().toBuffer();
    const ghee = Buffer.from(palettes[palette].light.ghee.slice(1), 'hex');
    for (const [at, part] of [red!, green!, blue!].entries())
      expect(Math.abs(part - ghee[at]!)).toBeLessThan(3);
  }
});

it('a real shop has no pictures of the demo articles', async () => {
  const realShop = siteWith({ RATE_LIMITS: 'off', SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' });
  const statusOf = async (path: string) => (await realShop.request(path)).status;
  expect(await statusOf('/share/product/amla-oil.jpg')).toBe(200);
  expect(await statusOf('/share/blog/hair-health.jpg')).toBe(404);
  expect(await statusOf('/share/learn-ayurveda/diet/kitchari.jpg')).toBe(404);
});

it('no query and no repetition makes another picture', async () => {
  await pictureAt('/share/product/amla-oil.jpg');
  const before = kept();
  for (let n = 0; n < 50; n += 1)
    await pictureAt(`/share/product/amla-oil.jpg?v=${n}&w=${n}&title=${n}&picture=${n}`);
  await Promise.all(Array.from({ length: 30 }, () => pictureAt('/share/product/amla-oil.jpg')));
  expect(kept()).toEqual(before);
});

it('a new price is a new picture', async () => {
  const before = await pictureAt('/share/product/amla-oil.jpg');
  await db.update(products).set({ mrpPaise: 77_700 }).where(eq(products.slug, 'amla-oil'));
  expect((await pictureAt('/share/product/amla-oil.jpg')).equals(before)).toBe(false);
});

it('concurrent pictures wait for their turn or get 503', async () => {
  const slugs = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => (await makeProduct(db, { name: `Many ${n}` })).slug),
  );
  const asked = await Promise.all(slugs.map(async (slug) => site.request(`/share/product/${slug}.jpg`)));
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(22);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(asked.find(({ status }) => status === 503)!.headers.get('retry-after')).toBe('5');
});

it('the folder of pictures is bounded, and the oldest goes first', async () => {
  const folder = join(dataDir, 'bounded');
  const { keep, read } = keepSharePictures({ folder, maxPictures: 3 });
  for (const [second, key] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await keep(key, Buffer.from(key));
    utimesSync(join(folder, `${key}.jpg`), second, second);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['c.jpg', 'd.jpg', 'e.jpg']);
  expect(await read('a')).toBeNull();
});

it('any name is drawn, however long, and markup in it is text', async () => {
  const noise = await sharp(randomBytes(800 * 800 * 3), { raw: { width: 800, height: 800, channels: 3 } })
    .png()
    .toBuffer();
  const offer = { price: 9_999_999.5, sellingPrice: 8_999_999.5, discount: 10 };
  for (const title of ['</span><b>&amp;', 'W'.repeat(160), 'क्षत्रिय '.repeat(20), '\u0007', '💚'.repeat(60)]) {
    const picture = await drawSharePicture({
      subject: { title, picture: '', offer },
      shopName: '<i>&',
      palette: 'forest',
      picture: noise,
    });
    expect(picture.byteLength).toBeLessThanOrEqual(600_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

it('one network is limited', async () => {
  const limited = siteWith({ TRUSTED_PROXY: 'on' });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const ask = (network: string) =>
    limited.request('/share/blog/none.jpg', { headers: { 'x-forwarded-for': network } }, { incoming });
  for (let n = 0; n < 120; n += 1) await ask('203.0.113.9');
  expect((await ask('203.0.113.9')).status).toBe(429);
  expect((await ask('198.51.100.7')).status).toBe(404);
});
