import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as home from '#app/pages/home.tsx';
import * as product from '#app/pages/product.tsx';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from './config.ts';
import { createSite } from './create-site.ts';
import { compressAssets } from './files/compress-assets.ts';
import { buildOf } from './pages/testing.ts';

const { db } = await testDatabase();
await makeProduct(db, { slug: 'tulsi-tea', name: 'Tulsi tea' });
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-validators-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const upload = `${'ab12'.repeat(8)}.webp`;
mkdirSync(join(dataDir, 'uploads', 'reviews'), { recursive: true });
writeFileSync(join(dataDir, 'uploads', 'reviews', upload), 'a picture');
mkdirSync(join(dataDir, 'assets'));
writeFileSync(join(dataDir, 'assets', 'page-1a2b.js'), 'const tulsi = 1;\n'.repeat(200));
writeFileSync(join(dataDir, 'assets', 'leaves-3c4d.mp4'), 'a film');
writeFileSync(join(dataDir, 'icon.png'), 'png');
await compressAssets(dataDir);

const site = createSite({
  db,
  config: readShopConfig({ DATA_DIR: dataDir, FEEDS: 'on', RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf({ '': home, 'product/:id': product })),
  isReady: () => Promise.resolve(true),
  assets: dataDir,
});
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers });

const files = [
  '/assets/page-1a2b.js',
  '/assets/leaves-3c4d.mp4',
  '/icon.png',
  '/images/products/ashwagandha-capsules-1.webp?w=160',
  '/api/images/products/ashwagandha-capsules-1.webp',
  `/uploads/reviews/${upload}`,
  '/share/product/tulsi-tea.jpg',
  '/manifest.webmanifest',
  '/robots.txt',
];
const texts = [
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/products/0.xml',
  '/feeds/google.xml',
  '/feeds/meta.csv',
  '/llms.txt',
  '/api/openapi.json',
  '/api/docs',
  '/api/search?q=tulsi',
  '/api/search/suggestions?q=tulsi',
  '/api/products',
  '/',
  '/product/tulsi-tea',
  '/product/tulsi-tea.data',
];

describe.each([...files, ...texts])('%s', (path) => {
  it('is not sent again to a client that has it', async () => {
    const first = await ask(path);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^(W\/)?"[\w-]{22}"$/);
    await first.arrayBuffer();
    for (const tag of [etag, `"other", ${etag}`, '*'])
      expect([tag, (await ask(path, { 'if-none-match': tag })).status]).toEqual([tag, 304]);
    const unchanged = await ask(path, { 'if-none-match': etag });
    expect([await unchanged.text(), unchanged.headers.get('etag')]).toEqual(['', etag]);
    expect(unchanged.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask(path, { 'if-match': '"other"' })).status).toBe(412);
    expect((await ask(path, { 'if-none-match': etag }, 'HEAD')).status).toBe(304);
  });

  it('is whole for an unknown unit of a range', async () => {
    const response = await ask(path, { range: 'lines=0-1' });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
  });

  it('takes GET and HEAD, and names them to a client that writes', async () => {
    const response = await ask(path, {}, 'PUT');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const options = await ask(path, {}, 'OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it.each(texts.concat('/assets/page-1a2b.js'))(
  '%s travels compressed, each encoding with its ETag',
  async (path) => {
    const bytesIn = async (encoding: string) => {
      const response = await ask(path, { 'accept-encoding': encoding });
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      return { etag: response.headers.get('etag')!, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const [br, gzip, plain] = [await bytesIn('br'), await bytesIn('gzip'), await bytesIn('identity')];
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    const other = { 'accept-encoding': 'gzip', 'if-none-match': br.etag };
    expect((await ask(path, other)).status).toBe(200);
  },
);

it.each(['/assets/page-1a2b.js', '/assets/leaves-3c4d.mp4'])(
  '%s, a hashed name, stays for a year',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const since = { 'if-modified-since': headers.get('last-modified')! };
    expect((await ask(path, since)).status).toBe(304);
  },
);

it('a changed file and a changed catalogue have another ETag', async () => {
  const tagOf = async (path: string) => (await ask(path)).headers.get('etag');
  const before = [await tagOf('/icon.png'), await tagOf('/feeds/google.xml')];
  writeFileSync(join(dataDir, 'icon.png'), 'another png');
  await makeProduct(db, { slug: 'neem-soap' });
  await expect.poll(() => tagOf('/feeds/google.xml')).not.toBe(before[1]);
  expect(await tagOf('/icon.png')).not.toBe(before[0]);
});

it.each([
  ['/api/products', 'DELETE', 'GET, HEAD'],
  ['/api/cart/add', 'GET', 'POST'],
  ['/api/cart/add', 'OPTIONS', 'POST'],
  ['/api/addresses/7', 'POST', 'DELETE, PUT'],
  ['/lookup/pincode/560001', 'POST', 'GET, HEAD'],
  ['/no-such-page', 'DELETE', 'GET, HEAD'],
  ['/healthz', 'POST', 'GET, HEAD'],
])('%s does not take %s, and says what it takes', async (path, method, allowed) => {
  const response = await ask(path, {}, method);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

it('answers with personal data are neither compressed nor tagged', async () => {
  for (const path of ['/api/cart', '/api/auth/profile', '/api/orders']) {
    const { headers } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
