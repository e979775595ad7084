// §7 the file of a hidden review picture is at no public address, and a review hidden by the link of an email carries a reason
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { silentLog } from '#platform/server/log.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { storePicture } from '#platform/server/uploads/uploads.ts';
import { readShopConfig } from '#server/config.ts';
import { serveUploads } from '#server/files/serve-uploads.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { openStaffApi } from '../admin/testing.ts';
import { createCheckedApi } from '../checked-api.ts';

const { db, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const user = await makeUser(db);
const words = { rating: 2, comment: 'The jar leaks.', title: '', moderated: false };
const staffCall = (method: string, path: string, body?: object) =>
  call(support.token, method, `reviews${path}`, body);

it('staff alone open the file of a hidden picture, until it is shown again', async () => {
  const site = new Hono();
  const config = { ...readShopConfig({}), DATA_DIR: mkdtempSync(join(tmpdir(), 'hidden-')) };
  serveUploads(site, { config, db });
  const staffApi = createCheckedApi({ db, config, log: silentLog });
  const draw = { create: { width: 9, height: 9, channels: 3, background: '#333' } } as const;
  const store = async (given: object = {}) => {
    const bytes = await sharp(draw).png().toBuffer();
    const where = { store: pictureStore(config), place: 'reviews' } as const;
    return storePicture(bytes, where, async (imageUrl) => {
      const review = { ...words, ...given, imageUrl, userId: user.id, orderId: randomUUID() };
      const { id: productId } = await makeProduct(db);
      const { id } = await writeVerifiedReview(db, { ...review, productId });
      return { id, imageUrl: imageUrl! };
    });
  };
  const open = async (path: string) => (await site.request(path)).status;
  const [one, whole, waiting] = [await store(), await store(), await store({ moderated: true })];
  expect(await Promise.all([one, whole, waiting].map(({ imageUrl }) => open(imageUrl)))).toEqual([
    200, 200, 200,
  ]);
  const kept = (await site.request(one.imageUrl)).headers.get('cache-control');
  expect(kept).toBe('public, max-age=300');
  await staffCall('POST', `/${one.id}/picture`, { isHidden: true });
  await staffCall('POST', `/${whole.id}/hide`, { reason: 'personal' });
  expect(await open(one.imageUrl)).toBe(404);
  expect(await open(whole.imageUrl)).toBe(404);
  expect((await site.request(one.imageUrl, { method: 'HEAD' })).status).toBe(404);
  for (const [token, status] of [
    [support.token, 200],
    [(await makeStaff(db, 'content')).token, 403],
    ['', 401],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` };
    const response = await staffApi.request(`/api/admin/reviews/${one.id}/picture`, { headers });
    expect(response.status).toBe(status);
  }
  await staffCall('POST', `/${one.id}/picture`, { isHidden: false });
  const seen = (await staffCall('GET', `/${whole.id}`)).body as { decided: { at: string } };
  await staffCall('POST', `/${whole.id}/undo`, { decidedAt: seen.decided.at });
  expect(await open(one.imageUrl)).toBe(200);
  expect(await open(whole.imageUrl)).toBe(200);
});
