import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { lockEntity, versionOf } from '#platform/server/changes/change-entity.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { paymentStatesThat } from '#shop/payments/payment-states.ts';
import { type PaymentProvider, ProviderTrouble } from '#shop/payments/provider.ts';
import { isProviderName, providers } from '#shop/payments/providers/providers.ts';
import { noteBegun } from '#shop/payments/server/note-begun.ts';
import { openPayment, type PaymentRow } from '#shop/payments/server/open-payment.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { payRefusals } from '#shop/payments/pay.ts';
import { orderKind } from '../edit/order-kind.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { payUntil, payWithinMinutes } from '#shop/orders/hold.ts';
import { awaitedMethod } from '#shop/payments/methods.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { recipientOf } from '#shop/orders/server/tracking/tell-customer.ts';
import { findPayable, type Payer } from './find-payable.ts';
import { prepaidPaise, takesPayment } from './turn-to-paid.ts';

/** The provider of new payments, with the saving of the shop. */
export type PayingWith = {
  provider: string;
  open: () => PaymentProvider;
  savingPaise: number;
  /** The UPI ID of the shop, where staff confirm each payment. */
  upiId?: string;
  /** Payer apps open no link to this account, so each device shows a code. */
  hasNoLink?: true;
  /** Also for a cash order, until it is packed. */
  isAfterPlacing: boolean;
  /** Where a provider sends webhooks that takes the address with each payment. */
  webhookUrl: string;
};

type OrderRow = typeof orders.$inferSelect;

type Params = Payer & { show: 'code' | 'link'; now?: Date };

/**
 * Begins to pay an order before its parcel leaves, by its customer (POST /api/orders/{orderNumber}/payment) or by its tracking link
 * (POST /api/track/{token}/payment). The amount includes the saving and no
 * round-off, and is frozen with the order's version. A payment of this amount that still waits is shown again, so that a second tab shows the
 * same. Refuses an unknown order (404), an order that takes no payment (409), and while the provider does not answer (503).
 */
export async function beginPayment(
  db: Db,
  { show: wanted, now = new Date(), ...payer }: Params,
  paying: PayingWith,
): Promise<void> {
  const show = paying.hasNoLink ? 'code' : wanted;
  const { id: orderId, orderNumber, userId } = await findPayable(db, payer, now);
  const { order, payment } = await inTransaction(db, async (tx) => {
    await lockEntity(tx, orderKind, orderNumber);
    const { order: locked } = await lockOrderWithParcel(tx, { orderId });
    if (!isOfferedFor(locked, paying, now)) throw payRefusals.takesNone();
    return { order: locked, payment: await openOrReuse(tx, { order: locked, now, paying }) };
  });
  if (show === 'code' ? payment.upiCode : payment.upiLink) return;
  const { email } = await recipientOf(db, order);
  const { name, phone } = order.address;
  const begun = await paying
    .open()
    .begin({
      paymentId: payment.id,
      orderNumber,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      expiresAt: payment.expiresAt ?? new Date(now.getTime() + payWithinMinutes * minuteMs),
      customer: { id: String(userId ?? orderId), name, phone, email: email ?? '' },
      webhookUrl: paying.webhookUrl,
      show,
      providerOrderId: payment.providerOrderId ?? undefined,
    })
    .catch((error: unknown) => {
      throw error instanceof ProviderTrouble ? payRefusals.providerAway() : error;
    });
  await inTransaction(db, (tx) => noteBegun(tx, { paymentId: payment.id, show, begun }));
}

/** Whether an order may be paid now. An order that waits for its payment takes none in its last minute. */
export function isOfferedFor(order: OrderRow, paying: PayingWith, now: Date): boolean {
  if (!takesPayment(order)) return false;
  if (order.paymentMode !== awaitedMethod) return paying.isAfterPlacing;
  return order.heldAt !== null && payUntil(order.heldAt).getTime() > now.getTime() + minuteMs;
}

/** Returns the saving in paise. An order that waits for its payment has that of its placing. */
export function savingOf({ paymentMode, charges }: OrderRow, { savingPaise }: PayingWith): number {
  return paymentMode === awaitedMethod ? (charges?.prepaidSavingPaise ?? 0) : savingPaise;
}

type Opening = { order: OrderRow; now: Date; paying: PayingWith };

async function openOrReuse(tx: Db, { order, now, paying }: Opening): Promise<PaymentRow> {
  const { id: orderId, orderNumber } = order;
  const { provider } = paying;
  const savingPaise = savingOf(order, paying);
  const amountPaise = await prepaidPaise(tx, order, savingPaise);
  if (amountPaise <= 0) throw payRefusals.takesNone();
  const [waiting] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, provider),
        eq(payments.amountPaise, amountPaise),
        eq(payments.savingPaise, savingPaise),
        inArray(payments.state, paymentStatesThat('isOpen')),
        or(isNull(payments.expiresAt), gt(payments.expiresAt, new Date(now.getTime() + minuteMs))),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (waiting) return waiting;
  return openPayment(tx, {
    id: randomUUID(),
    orderId,
    orderNumber,
    orderVersion: await versionOf(tx, orderKind, orderNumber),
    provider,
    amountPaise,
    savingPaise,
    ...(isByHand(provider) ? {} : { expiresAt: endOf(order, now) }),
    actor: 'customer',
  });
}

/** A code of a provider is good for so long. The shop's own UPI ID takes money at any time. */
function endOf({ heldFor, heldAt }: OrderRow, now: Date): Date {
  if (heldFor === 'payment' && heldAt) return payUntil(heldAt);
  return new Date(now.getTime() + payWithinMinutes * minuteMs);
}

function isByHand(provider: string): boolean {
  return isProviderName(provider) && providers[provider].isByHand;
}
