import { and, desc, eq, ne } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { failureMessage } from '#shop/payments/failures/failure-message.ts';
import { courierProvider, paymentStates } from '#shop/payments/payment-states.ts';
import { ProviderTrouble } from '#shop/payments/provider.ts';
import { drawCode } from '#shop/payments/providers/draw-code.ts';
import { askAboutPayment } from '#shop/payments/server/asking/ask-providers.ts';
import type { PaymentRow } from '#shop/payments/server/open-payment.ts';
import { payments } from '#shop/payments/server/tables.ts';
import type { PayNow } from '#shop/payments/pay.ts';
import { applyPayment } from './apply-payment.ts';
import { isOfferedFor, type PayingWith, savingOf } from './begin-payment.ts';
import { findPayable, type Payer } from './find-payable.ts';
import { mayReopen } from './reopen-order.ts';
import { payUntil } from '#shop/orders/hold.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { prepaidPaise } from './turn-to-paid.ts';

type OrderRow = typeof orders.$inferSelect;
type Params = Payer & { now?: Date };

/** The page asks more often. The shop asks the provider this often where no webhook told. */
const askAfterMs = 5_000;

/**
 * Returns whether an order of the customer may be paid by UPI now, and its newest payment (GET /api/orders/{orderNumber}/payment,
 * GET /api/track/{token}/payment). A payment
 * that waits is asked for at its provider, so the page hears of it also where no webhook comes. `paying` is null in a shop that
 * offers none. Refuses an unknown order (404).
 */
export async function lookAtPayment(
  db: Db,
  { now = new Date(), ...payer }: Params,
  paying: PayingWith | null,
): Promise<PayNow> {
  const { id: orderId } = await findPayable(db, payer, now);
  const found = await newestOf(db, orderId);
  const payment = found && paying && isDue(found, now) ? await ask(db, { found, paying, now }) : found;
  const order = await findPayable(db, payer, now);
  return {
    offer: paying && isOfferedFor(order, paying, now) ? await offerFor(db, order, paying) : null,
    payment: payment && {
      ...shown(payment, now),
      upiId: upiIdOf(payment, paying),
      mayOpenApp: paying !== null && !paying.hasNoLink,
    },
    wait: await waitOf(db, order),
  };
}

async function offerFor(db: Db, order: OrderRow, paying: PayingWith): Promise<PayNow['offer']> {
  const savingPaise = savingOf(order, paying);
  const paise = await prepaidPaise(db, order, savingPaise);
  return paise > 0 ? { amount: toRupees(paise), saving: toRupees(savingPaise) } : null;
}

async function waitOf(db: Db, order: OrderRow): Promise<PayNow['wait']> {
  if (order.heldFor === 'payment' && order.heldAt) return { until: payUntil(order.heldAt).toISOString() };
  return (await mayReopen(db, order)) ? { until: null } : null;
}

async function newestOf(db: Db, orderId: string): Promise<PaymentRow | null> {
  const [newest] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.provider, courierProvider)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return newest ?? null;
}

function isDue({ state, providerOrderId, createdAt, askedAt }: PaymentRow, now: Date): boolean {
  const last = askedAt ?? createdAt;
  return (
    paymentStates[state].isOpen && providerOrderId !== null && now.getTime() - last.getTime() > askAfterMs
  );
}

type Asking = { found: PaymentRow; paying: PayingWith; now: Date };

async function ask(db: Db, { found, paying, now }: Asking): Promise<PaymentRow | null> {
  const tools = {
    open: paying.open,
    apply: (move: Parameters<typeof applyPayment>[1]) => applyPayment(db, move),
  };
  await askAboutPayment(db, found, { ...tools, now }).catch((error: unknown) => {
    // The hourly look asks again.
    if (!(error instanceof ProviderTrouble)) throw error;
  });
  return newestOf(db, found.orderId);
}

/** A phone cannot scan its own screen, and payer apps decline a link to a personal ID. */
function upiIdOf({ state, provider }: PaymentRow, paying: PayingWith | null): string | null {
  return (paymentStates[state].isOpen && provider === paying?.provider && paying.upiId) || null;
}

function shown(payment: PaymentRow, now: Date): Omit<NonNullable<PayNow['payment']>, 'upiId' | 'mayOpenApp'> {
  const { amountPaise, expiresAt, upiCode, upiLink, reason } = payment;
  const state = stateOf(payment, now);
  const waits = state === 'waiting';
  return {
    state,
    amount: toRupees(amountPaise),
    until: waits && expiresAt ? expiresAt.toISOString() : null,
    code: waits && upiCode ? drawCode(upiCode) : null,
    link: waits ? upiLink : null,
    message: state === 'failed' ? failureMessage(reason) : null,
  };
}

function stateOf({ state, refundedPaise, expiresAt }: PaymentRow, now: Date) {
  if (paymentStates[state].isTaken) return refundedPaise > 0 ? 'goes back' : 'paid';
  if (state === 'failed') return 'failed';
  const isOver = !paymentStates[state].isOpen || (expiresAt !== null && expiresAt <= now);
  return isOver ? 'over' : 'waiting';
}
