import type { Db } from '#platform/server/db.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';

export type SentOrder = { orderId: string; token: string; body: string; orderNumber?: string };

/** The law lets nobody pay ₹2,00,000 in cash in a day, so that one person orders about 390 times. */
const peopleCount = 100;
const firstPhone = 9_000_000_000;

/** Creates signed-in users, who order in turns, and a stocked product. Call it before the first start, so that the shop skips its demo. */
export async function openOrderMaker(db: Db, url: string) {
  const mark = Date.now().toString(36);
  const people: { token: string; customerPhone: string }[] = [];
  for (let at = 0; at < peopleCount; at += 1) {
    const { id } = await makeUser(db, { email: `chaos-${mark}-${at}@example.in` });
    people.push({ token: await makeToken(db, id), customerPhone: String(firstPhone + at) });
  }
  let made = 0;
  const product = await makeProduct(db, { slug: `chaos-${mark}`, stock: 1_000_000 });
  return {
    make: (): SentOrder => {
      const { token, customerPhone } = people[made++ % peopleCount]!;
      const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }], {
        customerPhone,
      });
      return { orderId: order.orderId, token, body: JSON.stringify({ ...order, buyNow: true }) };
    },
    send: async (sent: SentOrder): Promise<void> => {
      const answer = await fetch(`${url}/api/delivery/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${sent.token}` },
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
