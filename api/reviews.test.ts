// §3 reviews with their fields
// §7 reviews with a picture, as a multipart form
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { pngOfSize } from '#platform/server/uploads/testing.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { endpoints, Review } from '#shop/reviews/contract.ts';
import { serveUploads } from '#server/files/serve-uploads.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-reviews-'));
const config = readShopConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const api = createCheckedApi({ db, config, log: silentLog });
const moderated = createCheckedApi({ db, config: { ...config, REVIEW_MODERATION: true }, log: silentLog });
let productId: number;

beforeEach(async () => {
  productId = (await makeProduct(db)).id;
});

afterAll(() => rmSync(dataDir, { recursive: true }));

type Fields = Record<string, string | Blob>;

async function post(fields: Fields, to = api) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ productId: String(productId), ...fields }))
    body.set(name, value);
  const sent = new Response(body);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  return read(await to.request('/api/reviews', { method: 'POST', headers, body: await sent.arrayBuffer() }));
}

async function read(response: Response) {
  return {
    status: response.status,
    body: (await response.json()) as Partial<z.infer<typeof endpoints.post.response>> & { code?: string },
  };
}

async function list(query = '') {
  const response = await api.request(`/api/reviews/product/${productId}${query}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Review[] };
}

function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });
}

function file(bytes: Buffer, type = 'image/jpeg'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

const storedFiles = () => {
  try {
    return readdirSync(join(dataDir, 'uploads', 'reviews'));
  } catch {
    return [];
  }
};

describe('a review', () => {
  // §6 a review's author is always anonymous
  it('is listed at once, newest first, under the anonymous name', async () => {
    const posted = await post({ rating: '5', comment: '  Smells of rain.  ', userName: 'Dr. Famous' });
    expect(posted).toMatchObject({
      status: 200,
      body: { userName: 'Anonymous', rating: 5, comment: 'Smells of rain.', status: 'published' },
    });
    await post({ rating: '2', comment: 'Not for me.' });
    const { body } = await list();
    const said = { id: expect.any(Number), userName: 'Anonymous', title: '', imageUrl: null };
    expect(body).toMatchObject([
      { ...said, rating: 2, comment: 'Not for me.' },
      { ...said, rating: 5, comment: 'Smells of rain.' },
    ]);
    expect(Date.parse(body[0]!.reviewDate)).toBeCloseTo(Date.now(), -5);
  });

  it('counts in the rating of its product', async () => {
    await post({ rating: '5', comment: 'Good' });
    await post({ rating: '4', comment: 'Good' });
    await post({ rating: '4', comment: 'Good' });
    const product = await getProduct(db, String(productId));
    expect(product.reviewCount).toBe(3);
    expect(product.rating).toBeCloseTo(13 / 3, 4);
  });

  it('counts each of twenty concurrent ones', async () => {
    const ratings = Array.from({ length: 20 }, (_, n) => (n % 5) + 1);
    const responses = await Promise.all(
      ratings.map((n) => post({ rating: `${n}`, comment: `Comment ${n}` })),
    );
    expect(responses).toMatchObject(
      ratings.map((n) => ({ status: 200, body: { rating: n, comment: `Comment ${n}` } })),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(20);
    expect(await getProduct(db, String(productId))).toMatchObject({ reviewCount: 20, rating: 3 });
  });

  // §5 a review needs a rating and a comment
  // §9 zoom scale 2; ratings 1 to 5
  it.each([
    [{ rating: '0', comment: 'Fine' }],
    [{ rating: '6', comment: 'Fine' }],
    [{ rating: '4.5', comment: 'Fine' }],
    [{ rating: '5', comment: '   ' }],
    [{ rating: '5' }],
    [{ comment: 'Fine' }],
  ])('needs a rating from 1 to 5 and a comment: %j', async (fields) => {
    expect(await post(fields as unknown as Fields)).toMatchObject({
      status: 400,
      body: { message: 'Please provide a rating and a review comment.', code: 'invalid' },
    });
    expect((await list()).body).toEqual([]);
  });

  it('of an unknown product is refused', async () => {
    for (const id of ['999999', 'neem', ''])
      expect((await post({ productId: id, rating: '5', comment: 'Fine' })).body.message).toBe(
        'Product not found.',
      );
    expect((await api.request('/api/reviews/product/999999')).status).toBe(404);
  });

  it('stays hidden and uncounted until the merchant has read it, if so set', async () => {
    const { body } = await post({ rating: '1', comment: 'Held' }, moderated);
    expect(body.status).toBe('pending');
    expect((await list()).body).toEqual([]);
    expect((await getProduct(db, String(productId))).reviewCount).toBe(0);
  });

  it('keeps its markup as text', async () => {
    const comment = '<img src=x onerror=alert(1)> 🌿 नीम';
    await post({ rating: '5', comment });
    expect((await list()).body[0]!.comment).toBe(comment);
  });
});

describe('the reviews of a product', () => {
  // §7 reviews all at once as specified, or in pages with Link and X-Total-Count
  it('come all at once, or in pages on request, with the next one in Link', async () => {
    for (const rating of ['1', '2', '3']) await post({ rating, comment: 'Page' });
    expect((await list()).body).toHaveLength(3);
    const first = await list('?limit=2');
    expect(first.body.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(first.headers.get('x-total-count')).toBe('3');
    const cursor = first.headers.get('link')!.match(/cursor=(\d+)/)![1];
    const second = await list(`?limit=2&cursor=${cursor}`);
    expect(second.body.map(({ rating }) => rating)).toEqual([1]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('are counted by stars, without unread ones', async () => {
    for (const rating of ['5', '5', '1']) await post({ rating, comment: 'Count' });
    await post({ rating: '1', comment: 'Held' }, moderated);
    const spread = await api.request(`/api/reviews/product/${productId}/spread`);
    expect(await spread.json()).toMatchObject({ total: 3, stars: [{ stars: 5, count: 2 }, {}, {}, {}, {}] });
    expect((await api.request('/api/reviews/product/999999/spread')).status).toBe(404);
  });
});

describe('a picture of a review', () => {
  it('is stored as WebP without metadata, and served so that no script runs', async () => {
    const original = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { body, status } = await post({ rating: '5', comment: 'See', image: file(original) });
    expect(status).toBe(200);
    expect(body.imageUrl).toMatch(/^\/uploads\/reviews\/[0-9a-f]{32}\.webp$/);
    const site = new Hono();
    serveUploads(site, { config, db });
    const response = await site.request(body.imageUrl!);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('secret place')).toBe(false);
    for (const path of [
      '/uploads/reviews/..%2f..%2fsecret',
      '/uploads/other/a.webp',
      '/uploads/reviews/a.webp',
    ])
      expect((await site.request(path)).status).toBe(404);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const image = file(await picture().toFormat(format).toBuffer());
    expect(await post({ rating: '5', comment: 'See', image })).toMatchObject({ status: 200 });
  });

  it('may be empty, as browsers send an empty file field', async () => {
    const { body } = await post({ rating: '5', comment: 'See', image: new Blob([]) });
    expect(body).toMatchObject({ imageUrl: null, status: 'published' });
  });

  it('of another type is refused, whatever its name, and nothing is stored', async () => {
    const before = storedFiles();
    const gif = await picture().gif().toBuffer();
    const half = await picture(600, 600).jpeg().toBuffer();
    const lies = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a<script>'),
      gif,
    ];
    const broken = [
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not really a picture')]),
      half.subarray(0, half.length / 3),
    ];
    const refused = async (image: Buffer, message: string) =>
      expect(await post({ rating: '5', comment: 'See', image: file(image) })).toMatchObject({
        status: 415,
        body: { message },
      });
    for (const lie of lies) await refused(lie, 'Please choose a JPEG, PNG or WebP picture.');
    for (const one of broken)
      await refused(one, 'This file cannot be read. Please choose it again, or another picture.');
    expect(storedFiles()).toEqual(before);
    expect((await list()).body).toEqual([]);
  });

  it('with too many bytes or pixels is refused', async () => {
    const big = file(Buffer.alloc(5 * 1024 * 1024 + 1, 7));
    expect((await post({ rating: '5', comment: 'See', image: big })).status).toBe(413);
    const bomb = file(await pngOfSize(9_000, 9_000));
    expect((await post({ rating: '5', comment: 'See', image: bomb })).status).toBe(413);
  });

  it('is deleted when its review is refused', async () => {
    const before = storedFiles();
    const image = file(await picture().jpeg().toBuffer());
    expect((await post({ productId: '999999', rating: '5', comment: 'See', image })).status).toBe(404);
    expect(storedFiles()).toEqual(before);
  });
});
