import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { fromWire, type PostalAddress } from '#shop/addresses/postal-address.ts';
import { nameOf } from '../tracking/tell-customer.ts';
import { findShipment } from '#shop/shipping/server/shipments/find-shipment.ts';
import { refusals as identityRefusals } from '#shop/accounts/contract.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { type PlacedResponse, refusals } from '../../contract.ts';
import type { PlaceOrderBody } from '../../body/place-order-body.ts';
import type { OrderChannel } from '../../order.ts';
import { orderNumberOf } from '../../order-number.ts';
import { type Charges, usualCharges } from '#shop/pricing/amounts.ts';
import type { PaymentMethodName } from '#shop/payments/methods.ts';
import { registeredCustomerOf } from './registered-customer.ts';
import { orders } from '../tables.ts';

type Params = {
  /** Null for an order without an account. */
  userId: number | null;
  /** The secret of the browser that orders without an account. Only it gets the first response again. */
  browser?: string | undefined;
  order: PlaceOrderBody;
  /** How it is stored, where that is not as the customer named it. */
  paymentMode?: PaymentMethodName;
  estimatedDeliveryDate?: string | null;
  channel?: OrderChannel;
  /** Of a customer without an account. */
  contactEmail?: string | null;
  /** The rules of its amounts, which the order keeps. */
  charges?: Charges;
};

export type OpenedOrder = {
  orderNumber: string;
  placedAt: Date;
  email: string | null;
  /** The name of the account; empty without one. */
  giver: string;
  /** Has no account. */
  isGuest: boolean;
  address: PostalAddress;
};

/** Claims the orderId, or returns null when it is taken. A concurrent claim waits until the first ends. */
export async function openOrder(
  tx: Db,
  {
    userId,
    order,
    paymentMode = order.paymentMode,
    estimatedDeliveryDate,
    channel = 'web',
    contactEmail = null,
    browser,
    charges = usualCharges,
  }: Params,
): Promise<OpenedOrder | null> {
  const address = fromWire(order);
  const registered = registeredCustomerOf(order);
  const { sequence, email, giver } = await whoOrders(tx, userId);
  const orderNumber = orderNumberOf(Number(sequence));
  const [opened] = await insertOrder(tx).execute({
    id: order.orderId,
    orderNumber,
    userId,
    bodyHash: hashOf(order, { contactEmail, browser }),
    paymentMode,
    channel,
    buyNow: order.buyNow ?? false,
    estimatedDeliveryDate: estimatedDeliveryDate ?? null,
    address,
    contactEmail: userId === null ? contactEmail : null,
    registered: registered && JSON.stringify(registered),
    gift: order.gift ? JSON.stringify(order.gift) : null,
    fixedDiscountPaise: charges.fixedDiscountPaise,
    charges: JSON.stringify(charges),
  });
  return opened
    ? {
        orderNumber,
        email: email ?? contactEmail,
        giver,
        isGuest: userId === null,
        address,
        placedAt: opened.placedAt,
      }
    : null;
}

/** Returns whether an orderId is taken. */
export async function isPlaced(db: Db, { orderId }: { orderId: string }): Promise<boolean> {
  return (await db.$count(orders, eq(orders.id, orderId))) > 0;
}

/** Reads the user's email and name and the next order number in one statement. Waits for a concurrent account deletion. */
async function whoOrders(
  tx: Db,
  userId: number | null,
): Promise<{ sequence: string; email: string | null; giver: string }> {
  if (userId === null) return { sequence: await nextSequence(tx), email: null, giver: '' };
  const [found] = await prepared(tx, 'who_orders', (on) =>
    on
      .select({
        sequence: sql<string>`nextval('order_numbers')`,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('userId')))
      .for('key share'),
  ).execute({ userId });
  if (!found) throw identityRefusals.notSignedIn();
  return { sequence: found.sequence, email: found.email, giver: nameOf(found) };
}

async function nextSequence(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ sequence: string }>(sql`select nextval('order_numbers') as sequence`);
  return rows[0]!.sequence;
}

function insertOrder(tx: Db) {
  return prepared(tx, 'open_order', (on) =>
    on
      .insert(orders)
      .values({
        id: sql.placeholder('id'),
        orderNumber: sql.placeholder('orderNumber'),
        userId: sql.placeholder('userId'),
        bodyHash: sql.placeholder('bodyHash'),
        subtotalPaise: 0,
        discountPaise: 0,
        feePaise: 0,
        totalPaise: 0,
        paymentMode: sql.placeholder('paymentMode'),
        channel: sql.placeholder('channel'),
        buyNow: sql.placeholder('buyNow'),
        estimatedDeliveryDate: sql.placeholder('estimatedDeliveryDate'),
        address: sql.placeholder('address'),
        contactEmail: sql.placeholder('contactEmail'),
        registered: sql`${sql.placeholder('registered')}::jsonb`,
        gift: sql`${sql.placeholder('gift')}::jsonb`,
        fixedDiscountPaise: sql.placeholder('fixedDiscountPaise'),
        charges: sql`${sql.placeholder('charges')}::jsonb`,
      })
      .onConflictDoNothing({ target: orders.id })
      .returning({ placedAt: orders.placedAt }),
  );
}

/**
 * Returns the first response again. Refuses another body (422) and, without details, another user's order (409). Without an account another body
 * is refused as another browser is.
 */
export async function repeatResponse(
  db: Db,
  { userId, order, contactEmail = null, browser }: Params,
): Promise<PlacedResponse> {
  const [known] = await db.select().from(orders).where(eq(orders.id, order.orderId));
  if (!known || known.userId !== userId || !known.response) throw refusals.orderIdTaken();
  if (known.bodyHash !== hashOf(order, { contactEmail, browser }))
    throw browser === undefined ? refusals.otherBody() : refusals.orderIdTaken();
  await waitForReplica(db);
  const shipment = await findShipment(db, { orderId: order.orderId });
  const { success, remarks, orderNumber } = known.response as PlacedResponse;
  return { success, remarks, orderNumber, waybill: shipment?.waybill ?? null };
}

/**
 * The first commit may be on the primary alone, when it was interrupted while it waited for the synchronous replica. An empty
 * message makes this transaction wait for the replica too, so that no failover loses an acknowledged order.
 */
async function waitForReplica(db: Db): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'repeated-order', '')`);
}

/** The parsed body always has the contract's order of members. */
function hashOf(order: PlaceOrderBody, { contactEmail, browser }: Pick<Params, 'contactEmail' | 'browser'>) {
  const body = {
    ...order,
    ...(contactEmail === null ? {} : { contactEmail }),
    ...(browser ? { browser } : {}),
  };
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
