import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '#database/invariants/check-invariants.ts';
import { testDatabase } from '#database/test-database.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { storeAvatar } from '#shop/accounts/server/store-avatar.ts';
import { avatars } from '#shop/accounts/server/tables.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { reviews } from '#shop/reviews/server/tables.ts';
import { runRetention } from './jobs.ts';

const { db } = await testDatabase();
const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
  .png()
  .toBuffer();
const words = { rating: 5, comment: 'Good.', title: '', moderated: false };

let dataDir = '';
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strays-'));
  await db.delete(reviews);
  await db.delete(avatars);
});

const store = () => pictureStore({ DATA_DIR: dataDir });
type Place = 'reviews' | 'avatars';
const folder = (place: Place) => join(dataDir, 'uploads', place);
const stored = (place: Place) => (existsSync(folder(place)) ? readdirSync(folder(place)) : []);
const runRetentionNow = () => runRetention(db, { now: new Date(), store: store() });
const brokenNow = async () =>
  (await checkInvariants(db, { store: store() })).map(({ number, name }) => `${number} ${name}`);

function age(hours: number) {
  const at = Date.now() / 1000 - hours * 3600;
  for (const place of ['reviews', 'avatars'] as const)
    for (const name of stored(place)) utimesSync(join(folder(place), name), at, at);
}

async function keepBoth() {
  const { id: productId } = await makeProduct(db);
  const { id: userId } = await makeUser(db);
  await storePicture(bytes, { store: store(), place: 'reviews' }, (imageUrl) =>
    postReview(db, { ...words, productId, imageUrl }),
  );
  await storePicture(bytes, { store: store(), place: 'avatars' }, (path) =>
    storeAvatar(db, { userId, path: path! }),
  );
}

describe('pictures without a row', () => {
  it('are deleted after a day; files with a row and foreign files stay', async () => {
    await keepBoth();
    const kept = { reviews: stored('reviews'), avatars: stored('avatars') };
    const stray = `${'a'.repeat(32)}.webp`;
    for (const place of ['reviews', 'avatars'] as const) {
      for (const name of [stray, `${stray}.part`]) writeFileSync(join(folder(place), name), 'x');
      writeFileSync(join(folder(place), 'notes.txt'), 'x');
    }
    age(27);
    expect(await brokenNow()).toContain('8 files that belong to no row');
    await runRetentionNow();
    for (const place of ['reviews', 'avatars'] as const)
      expect(stored(place).toSorted()).toEqual([...kept[place], 'notes.txt'].toSorted());
    expect(await brokenNow()).toEqual([]);
  });

  // §7 uploaded files and rows belong together: files without a row go after a day, an upload in flight stays
  it('of an upload in flight are never deleted, however often the job runs', async () => {
    const { id: productId } = await makeProduct(db);
    const review = await storePicture(bytes, { store: store(), place: 'reviews' }, async (imageUrl) => {
      for (let n = 0; n < 5; n += 1) await runRetentionNow();
      age(23);
      await runRetentionNow();
      expect(await brokenNow()).toEqual([]);
      return postReview(db, { ...words, productId, imageUrl });
    });
    expect(stored('reviews')).toEqual([basename(review.imageUrl!)]);
    age(1_000);
    await runRetentionNow();
    expect(stored('reviews')).toHaveLength(1);
  });

  it('are told from a thousand pictures with a row', async () => {
    await keepBoth();
    for (let n = 0; n < 1_000; n += 1)
      writeFileSync(join(folder('avatars'), `${randomUUID().replaceAll('-', '')}.webp`), 'x');
    age(25);
    await runRetentionNow();
    expect([stored('avatars').length, stored('reviews').length]).toEqual([1, 1]);
  });
});

it('and a row without its file breaks the eighth invariant', async () => {
  await keepBoth();
  expect(await brokenNow()).toEqual([]);
  for (const place of ['reviews', 'avatars'] as const) rmSync(join(folder(place), stored(place)[0]!));
  expect(await brokenNow()).toEqual(['8 pictures without a file', '8 pictures without a file']);
});

it('a lost picture of a category or product breaks it, one of the demo does not', async () => {
  await makeCategory(db, { picture: 'category-hair-care.webp' });
  await makeProduct(db, { imageUrl: 'bhringraj-oil-1.webp' });
  expect(await brokenNow()).toEqual([]);
  const lost = `${'b'.repeat(32)}.webp`;
  const { id } = await makeCategory(db, { picture: lost });
  await makeProduct(db, { categoryId: id, imageUrl: lost });
  expect(await brokenNow()).toEqual(['8 pictures without a file', '8 pictures without a file']);
});
