import { and, eq } from 'drizzle-orm';
import { changeLog } from '#platform/server/tables.ts';
import type { Db } from '#platform/server/db.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import type { Answer } from '#shop/orders/confirm.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import { placeOrder } from '../place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { signConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';
import { answerHold } from './answer-hold.ts';
import { readAskedOrder } from './read-asked-order.ts';

export const noRules: HoldRules = { firstOrder: false, abovePaise: null, afterReturns: false };
export const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

/** Makes the pincodes of held orders known, for a test. */
export async function knowPincodes(db: Db): Promise<void> {
  await db.insert(pincodes).values([
    { pincode: '560058', district: 'Bengaluru', state: 'Karnataka', latitude: 13, longitude: 77.5 },
    { pincode: '560003', district: 'Bengaluru', state: 'Karnataka', latitude: 13, longitude: 77.5 },
    { pincode: '110001', district: 'New Delhi', state: 'Delhi', latitude: 28.6, longitude: 77.2 },
  ]);
}

type HoldOptions = Parameters<typeof makeOrderBody>[1] & { rules?: Partial<HoldRules>; stock?: number };

/** Places an order of a new customer for two units of a new ₹500 product, for a test. By default its amount holds it. */
export async function placeHeld(
  db: Db,
  { rules = { abovePaise: 1 }, stock = 10, ...given }: HoldOptions = {},
) {
  const customer = await makeCustomer(db);
  const { id: productId } = await makeProduct(db, { stock });
  const body = makeOrderBody([{ sku: `${productId}`, quantity: 2, unitPaise: 50_000 }], given);
  const holdRules = { ...noRules, ...rules };
  const { orderNumber } = await placeOrder(db, { ...customer, order: body, holdRules });
  return {
    ...customer,
    body,
    orderId: body.orderId,
    orderNumber,
    productId,
    token: signConfirmLink(orderNumber),
    row: async () => (await db.select().from(orders).where(eq(orders.id, body.orderId)))[0]!,
    emails: async () => (await queuedEmails(db, customer.email)).map(({ template }) => template),
  };
}

type Confirm = Partial<Extract<Answer, { act: 'confirm' }>>;

/** Answers links as a customer does, and reads the log of orders, for a test. */
export function answersOn(db: Db) {
  return {
    confirm: (token: string, given: Confirm = {}) =>
      answerHold(db, { act: 'confirm', token, version: 0, ...given, dispatch }),
    cancel: (token: string) => answerHold(db, { act: 'cancel', token, dispatch }),
    look: (token: string) => readAskedOrder(db, { token, dispatch }),
    logOf: (orderNumber: string) =>
      db
        .select()
        .from(changeLog)
        .where(and(eq(changeLog.kind, 'order'), eq(changeLog.entityId, orderNumber))),
  };
}

export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
