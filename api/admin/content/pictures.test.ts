import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { partBytes } from '#platform/file-parts.ts';
import { dayMs } from '#platform/india-time.ts';
import { pictureMessages } from '#platform/picture-kind.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { readShopConfig } from '#server/config.ts';
import { servePictures } from '#server/files/serve-pictures.ts';
import { runRetention } from '#server/jobs.ts';
import { productPictures, products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeArticle } from '#shop/content/server/testing.ts';
import { plain } from '../testing.ts';
import { openTexts } from './testing.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'pictures-'));
const { db, api, call, writer, read, publish, shown, draft } = await openTexts({ DATA_DIR });
const config = readShopConfig({ DATA_DIR });
const site = new Hono();
servePictures(site, config);
const small = await plain(900, 600).png().toBuffer();
const folder = join(DATA_DIR, 'uploads/products');
const stored = () => (existsSync(folder) ? readdirSync(folder) : []);
let articles = 0;

const newArticle = () => ({ kind: 'blog', key: `picture-${(articles += 1)}` });

async function upload(bytes: Buffer) {
  const announced = await call(writer, 'POST', 'content/pictures', { bytes: bytes.length });
  if (announced.status !== 200) return announced;
  const path = `content/pictures/${String(announced.body['upload'])}`;
  for (let number = 0; number * partBytes < bytes.length; number += 1) {
    const body = new Uint8Array(bytes.subarray(number * partBytes, (number + 1) * partBytes));
    const headers = { authorization: `Bearer ${writer}`, 'content-type': 'application/octet-stream' };
    const sent = await api.request(`/api/admin/${path}/parts/${number}`, { method: 'PUT', headers, body });
    expect(sent.status).toBe(200);
  }
  return call(writer, 'POST', path);
}

const uploadedName = async () => String((await upload(small)).body['name']);

/** The first run deletes the rows, and the second one the files without a row. */
async function runRetentionIn(days: number): Promise<void> {
  const now = new Date(Date.now() + days * dayMs);
  for (const _ of ['rows', 'files']) await runRetention(db, { now, store: pictureStore(config) });
}

describe('a picture that staff upload for a text', () => {
  it('is stored under a name that nobody guesses, and served in every width', async () => {
    const name = await uploadedName();
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    const response = await site.request(`/images/products/${name}?w=320`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(320);
  });

  it('is refused in words when it is a HEIC, no picture or above 10 MB', async () => {
    const before = stored();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
    const refused = [await upload(heic), await upload(Buffer.from('This is no picture.'))];
    expect(refused.map(({ status, body }) => [status, body['message']])).toEqual([
      [415, pictureMessages.heic],
      [415, pictureMessages.notAPicture],
    ]);
    const large = await call(writer, 'POST', 'content/pictures', { bytes: 11 * 1024 * 1024 });
    expect([large.status, large.body['message']]).toEqual([413, 'Please choose a picture under 10 MB.']);
    expect(stored()).toEqual(before);
  });

  it('needs a description before customers see it, and keeps it with each version', async () => {
    const article = newArticle();
    const image = await uploadedName();
    const refused = await publish(article, await draft(article, makeArticle({ image })));
    expect(refused.status).toBe(422);
    expect(refused.body['findings']).toMatchObject([
      {
        level: 'gap',
        about: 'missing',
        field: 'imageAlt',
        message: 'Description of the picture is missing.',
      },
    ]);
    const imageAlt = 'A bowl of sesame seeds';
    const done = await publish(article, await draft(article, makeArticle({ image, imageAlt })));
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await shown(article))?.data).toMatchObject({ image, imageAlt });
  });

  it('stops the publication when this shop does not have it', async () => {
    const article = newArticle();
    const form = makeArticle({ image: `${'0'.repeat(32)}.webp`, imageAlt: 'A bowl' });
    const { status, body } = await publish(article, await draft(article, form));
    expect([status, body['findings']]).toMatchObject([422, [{ about: 'picture', field: 'image' }]]);
  });
});

describe('the picture of a product', () => {
  it('needs no description in a text of before, and shows one', async () => {
    const article = newArticle();
    const { status } = await publish(article, await draft(article, makeArticle()));
    expect(status).toBe(200);
    expect((await shown(article))?.data).toMatchObject({ imageAlt: '' });
  });

  it('stays while a text shows it, after the product has another', async () => {
    const name = await uploadedName();
    await db.execute('delete from content_pictures');
    await db.insert(productPictures).values({ name });
    const { id } = await makeProduct(db, { imageUrl: name });
    await draft(newArticle(), makeArticle({ image: name }));
    await db.update(products).set({ imageUrl: '' }).where(eq(products.id, id));
    await runRetentionIn(31);
    await runRetentionIn(62);
    expect(stored()).toContain(name);
  });
});

describe('an uploaded picture that no text names', () => {
  it('is deleted after 30 days, also when it was never saved', async () => {
    const article = newArticle();
    const [never, former] = [await uploadedName(), await uploadedName()];
    await draft(article, makeArticle({ image: former }));
    await runRetentionIn(31);
    expect(stored()).not.toContain(never);
    expect(stored()).toEqual(expect.arrayContaining([former]));
    const again = await uploadedName();
    await draft(article, makeArticle({ image: again }));
    await runRetentionIn(29);
    expect(stored()).toEqual(expect.arrayContaining([former, again]));
    await runRetentionIn(31);
    expect(stored()).not.toContain(former);
    expect(stored()).toContain(again);
  });

  it('stays 30 days after its draft was discarded', async () => {
    const article = newArticle();
    const image = await uploadedName();
    const revision = await draft(article, makeArticle({ image }));
    await runRetentionIn(31);
    expect((await call(writer, 'POST', 'content/draft/discard', { ...article, revision })).status).toBe(200);
    await runRetentionIn(29);
    expect(stored()).toContain(image);
    await runRetentionIn(31);
    expect(stored()).not.toContain(image);
  });

  it('stays while a version can come back that names it', async () => {
    const article = newArticle();
    const [first, second] = [await uploadedName(), await uploadedName()];
    for (const image of [first, second])
      await publish(article, await draft(article, makeArticle({ image, imageAlt: 'A bowl' })));
    await runRetentionIn(31);
    await runRetentionIn(62);
    expect(stored()).toEqual(expect.arrayContaining([first, second]));
    const { versions, revision } = await read(article);
    const version = (versions as { id: number; number: number }[]).find(({ number }) => number === 1)!.id;
    const back = await call(writer, 'POST', 'content/bring-back', { ...article, revision, version });
    expect(back.body['form']).toMatchObject({ image: first });
  });
});
