import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken } from '#shop/identity/server/testing.ts';
import { moveOrder } from '#shop/ordering/server/move-order.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import { makeOrderBody, makeShopper } from '#shop/ordering/server/testing.ts';
import { createApi } from './api.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readConfig({}), log: silentLog });

it('an invoice is its buyer’s alone, from the hand-over on', async () => {
  const rani = await makeShopper(db);
  const mallory = await makeShopper(db);
  const { id } = await makeProduct(db);
  const order = makeOrderBody([{ sku: `${id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { ...rani, order });
  const path = `/api/orders/${orderNumber}/invoice.pdf`;
  const asked = async ({ personId }: { personId: number }) =>
    api.request(path, { headers: { authorization: `Bearer ${await makeToken(db, personId)}` } });
  expect((await asked(rani)).status).toBe(409);
  for (const to of ['confirmed', 'shipped'] as const)
    await moveOrder(db, { orderId: order.orderId, to, actor: 'courier' });
  expect((await api.request(path)).status).toBe(401);
  expect((await asked(mallory)).status).toBe(404);
  const answer = await asked(rani);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
