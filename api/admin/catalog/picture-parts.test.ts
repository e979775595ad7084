import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { partBytes } from '#platform/file-parts.ts';
import { fileParts, fileUploads } from '#platform/server/tables.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { startTestStorage } from '#platform/server/uploads/stores/testing.ts';
import { servePictures } from '#server/files/serve-pictures.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { edited, openPictureApi } from '../testing.ts';

const storage = await startTestStorage(['aranya']);
afterAll(storage.close);

const { db, config, small, announce, sendPart, addSent, newProduct, add, save, shown } = await openPictureApi(
  {
    STORAGE_URL: storage.urlOf('aranya'),
  },
);
const { token: ravi } = await makeStaff(db, 'content');
const site = new Hono();
servePictures(site, config);

const noise = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
  .png({ compressionLevel: 0 })
  .toBuffer();
const part = (number: number) => noise.subarray(number * partBytes, (number + 1) * partBytes);

/** Announces the noise, and returns the path of its upload. */
async function begin() {
  const { id } = await newProduct();
  const { body } = await announce(id, noise.length);
  return { id, missing: body.missingParts, path: `products/${id}/pictures/${body.upload}` };
}

async function storedFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const files of pictureStore(config).list('products'))
    names.push(...files.map(({ name }) => name));
  return names.toSorted();
}

describe('a picture in parts', () => {
  // §9 pictures of products: at most eight, 10 MB, in parts that resume, without metadata, in a folder or a bucket; other files refused in words
  it('goes on after a lost part, in any order, and is stored in the bucket once', async () => {
    const { missing, path } = await begin();
    expect(missing).toEqual([0, 1, 2]);
    expect((await sendPart(`${path}/parts/2`, part(2))).body.missingParts).toEqual([0, 1]);
    expect((await addSent(path)).body.code).toBe('parts_missing');
    expect((await sendPart(`${path}/parts/0`, part(0))).body.missingParts).toEqual([1]);
    expect((await sendPart(`${path}/parts/0`, part(0))).body.missingParts).toEqual([1]);
    expect((await sendPart(`${path}/parts/1`, part(1))).body.missingParts).toEqual([]);
    const before = await storedFiles();
    const answers = await Promise.all([addSent(path), addSent(path), addSent(path)]);
    const names = new Set(answers.map(({ body }) => body.name));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(names.size).toBe(1);
    // The answer was lost, and the browser asks again.
    expect((await addSent(path)).body.name).toBe([...names][0]);
    expect((await storedFiles()).filter((name) => !before.includes(name))).toEqual([...names]);
    expect(await db.$count(fileParts)).toBe(0);
  });

  it('has its name also when a faster request deletes the parts between two reads', async () => {
    const { path } = await begin();
    for (const number of [0, 1, 2]) await sendPart(`${path}/parts/${number}`, part(number));
    const upload = eq(fileUploads.id, path.split('/').at(-1)!);
    const name = `${'a'.repeat(32)}.webp`;
    const { slower } = await db.transaction(async (faster) => {
      await faster.execute(sql`lock table file_parts in access exclusive mode`);
      const slower = addSent(path);
      const waiting = sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
      await faster.update(fileUploads).set({ result: name }).where(upload);
      await faster.delete(fileParts);
      return { slower };
    });
    expect(await slower).toMatchObject({ status: 200, body: { name } });
  });

  it('is refused to a colleague, at a wrong number or length, and without its product', async () => {
    const { path } = await begin();
    expect((await sendPart(`${path}/parts/0`, part(0), ravi)).status).toBe(404);
    expect((await addSent(path, ravi)).status).toBe(404);
    expect((await sendPart(`${path}/parts/3`, part(0))).status).toBe(400);
    expect((await sendPart(`${path}/parts/2`, part(0))).status).toBe(400);
    expect((await sendPart(`${path}/parts/0`, small)).status).toBe(400);
    expect((await sendPart(`${path}/parts/0`, Buffer.alloc(partBytes + 1))).status).toBe(413);
    for (const number of [0, 1, 2]) await sendPart(`${path}/parts/${number}`, part(number));
    const before = await storedFiles();
    expect((await addSent(path.replace(/\d+/, '999999'))).status).toBe(404);
    expect(await storedFiles()).toEqual(before);
    expect((await announce(999_999, 10)).status).toBe(404);
    expect((await addSent(path.replace(/[^/]+$/, 'x'))).status).toBe(400);
  });

  it('does not fill the database: the oldest of many uploads go', async () => {
    const { id } = await newProduct();
    for (let count = 0; count < 20; count += 1) await announce(id, noise.length);
    expect(await db.$count(fileUploads)).toBeLessThanOrEqual(16);
  });
});

describe('pictures of products in a bucket', () => {
  it('are served from it in every width', async () => {
    const product = await newProduct();
    const picture = await add(product.id, 'From the bucket');
    expect((await save(product, [picture])).status).toBe(200);
    expect(await shown(product.id)).toMatchObject({ imageUrl: picture.name });
    const response = await site.request(`/images/products/${picture.name}?w=160`);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(60);
  });

  it('may be exchanged by two products at once', async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    const pictures = [await add(one.id), await add(one.id)];
    let products = [one, two];
    for (let round = 0; round < 12; round += 1) {
      const saved = await Promise.all(
        products.map((product, at) => save(product, [pictures[(round + at) % 2]!])),
      );
      expect(saved.map(({ status }) => status)).toEqual([200, 200]);
      products = saved.map(edited);
    }
  });
});
