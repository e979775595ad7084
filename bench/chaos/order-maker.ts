import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';

export type SentOrder = { orderId: string; body: string; orderNumber?: string };

/** The law bounds the cash of one person in a day. At this price one person orders 28,000 times. */
export const cheapPaise = 1_000;

/** Creates a signed-in user and a stocked product. Call it before the first start, so that the shop skips its demo. */
export async function openOrderMaker(db: Db, url: string) {
  const mark = Date.now().toString(36);
  const { id: userId } = await makeUser(db, { email: `chaos-${mark}@example.in` });
  const token = await makeToken(db, userId);
  const product = await makeProduct(db, { slug: `chaos-${mark}`, stock: 1_000_000, mrpPaise: cheapPaise });
  return {
    make: (): SentOrder => {
      const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: cheapPaise }]);
      return { orderId: order.orderId, body: JSON.stringify({ ...order, buyNow: true }) };
    },
    send: async (sent: SentOrder): Promise<void> => {
      const answer = await fetch(`${url}/api/delivery/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: sent.body,
      });
      const said = (await answer.json()) as { success?: boolean; orderNumber: string; message?: string };
      if (!said.success) throw new Error(said.message);
      if (sent.orderNumber !== undefined && sent.orderNumber !== said.orderNumber)
        throw new Error(`Order ${sent.orderNumber} was repeated with the response ${said.orderNumber}.`);
      sent.orderNumber = said.orderNumber;
    },
  };
}
