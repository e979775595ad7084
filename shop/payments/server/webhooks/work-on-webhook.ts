import { and, eq, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import type { PaymentProvider, ProviderRefund, WebhookNews } from '../../provider.ts';
import { type ApplyMove, applyTries } from '../asking/apply-tries.ts';
import { noteRefund } from '../asking/send-refunds.ts';
import type { PaymentRow } from '../open-payment.ts';
import { paymentRefunds, payments, paymentWebhooks } from '../tables.ts';

type Tools = { open: (provider: string) => PaymentProvider; apply: ApplyMove };

/**
 * Works on a kept event, once. A proof is applied as it says. For a hint the provider is asked. A payment or refund that is none of the shop's
 * changes nothing. Notes what became of it, and returns that. Throws `ProviderTrouble`, so that the job comes again.
 */
export async function workOnWebhook(db: Db, { id }: { id: number }, tools: Tools): Promise<string> {
  const [row] = await db.select().from(paymentWebhooks).where(eq(paymentWebhooks.id, id));
  if (!row?.news || row.outcome !== '') return row?.outcome ?? 'gone';
  const { provider, news, isProof } = row;
  const outcome =
    news.about === 'payment'
      ? await workOnPayment(db, { provider, news, isProof }, tools)
      : await workOnRefund(db, { provider, news, isProof }, tools);
  await db.update(paymentWebhooks).set({ outcome }).where(eq(paymentWebhooks.id, id));
  return outcome;
}

type WebhookRow<About> = { provider: string; isProof: boolean; news: Extract<WebhookNews, { about: About }> };

async function workOnPayment(
  db: Db,
  { provider, news, isProof }: WebhookRow<'payment'>,
  { open, apply }: Tools,
): Promise<string> {
  const payment = await findPayment(db, { provider, ...news.payment });
  if (!payment) return 'foreign';
  const { id: paymentId, providerOrderId } = payment;
  const reference = { paymentId, providerOrderId: providerOrderId ?? news.payment.providerOrderId };
  const tries = isProof ? [news.payment] : await open(provider).find(reference);
  return applyTries(payment, tries, apply);
}

type PaymentName = { provider: string; providerOrderId: string; paymentId: string | null };

/** Finds a payment by the provider's order, or by the shop's id that the provider kept. */
async function findPayment(
  db: Db,
  { provider, providerOrderId, paymentId }: PaymentName,
): Promise<PaymentRow | null> {
  const own = z.uuid().safeParse(paymentId).data;
  const isNamed = or(eq(payments.providerOrderId, providerOrderId), own ? eq(payments.id, own) : undefined);
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isNamed))
    .limit(1);
  return found ?? null;
}

async function workOnRefund(
  db: Db,
  { provider, news, isProof }: WebhookRow<'refund'>,
  { open }: Tools,
): Promise<string> {
  const refundId = z.uuid().safeParse(news.refund.refundId).data;
  const [known] = refundId
    ? await db
        .select({ refund: paymentRefunds, payment: payments })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
        .where(and(eq(paymentRefunds.id, refundId), eq(payments.provider, provider)))
    : [];
  // A refund that began at the provider, or at the bank, is a task of staff.
  if (!known) return 'unknown refund';
  const { refund, payment } = known;
  const said = isProof ? news.refund : await askAboutRefund(open(provider), known);
  if (!said) return 'unknown refund';
  if (said.amountPaise !== refund.amountPaise || said.currency !== payment.currency) return 'mismatch';
  return noteRefund(db, { refundId: refund.id, said });
}

function askAboutRefund(
  provider: PaymentProvider,
  { refund, payment }: { refund: { id: string; amountPaise: number }; payment: PaymentRow },
): Promise<ProviderRefund | null> {
  const { id: paymentId, providerOrderId, providerPaymentId } = payment;
  const ids = { providerOrderId: providerOrderId ?? '', providerPaymentId: providerPaymentId ?? '' };
  return provider.findRefund({ paymentId, ...ids, refundId: refund.id, amountPaise: refund.amountPaise });
}
