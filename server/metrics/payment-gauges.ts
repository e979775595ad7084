import { Gauge, type Registry } from 'prom-client';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { sumUpPayments } from '#shop/payments/server/sum-up-payments.ts';
import { silenceOfWebhooks } from '#shop/payments/server/webhooks/silence-of-webhooks.ts';

/** However often Prometheus asks, the database is asked at most once in this time. */
const rememberedMs = 30_000;

/** Adds the gauges of payments by UPI: those of the last 24 hours, and the time without a webhook. While the database is away they have no values. */
export function addPaymentGauges(registry: Registry, db: Db): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect: () => read() });
  const day = gauge('aranya_payments_day', 'Payments by UPI of the last 24 hours: begun, paid, late.', [
    'result',
  ]);
  const minutes = gauge(
    'aranya_payment_minutes',
    'Half of the payments of the last 24 hours were paid within.',
  );
  const silence = gauge(
    'aranya_payment_webhook_silence_seconds',
    'Time without a webhook while a payment waits; 0 while none waits.',
  );
  const show = async (tx: Db) => {
    const row = await sumUpPayments(tx, { now: new Date(), days: 1 });
    for (const result of ['begun', 'paid', 'late'] as const) day.set({ result }, row[result]);
    minutes.reset();
    if (row.minutes !== null) minutes.set(row.minutes);
    silence.set(await silenceOfWebhooks(tx));
  };
  let readAt = -rememberedMs;
  let reading: Promise<void> = Promise.resolve();
  const read = () => {
    if (performance.now() - readAt >= rememberedMs) {
      readAt = performance.now();
      reading = inTransaction(db, show).catch(() => {
        for (const each of [day, minutes, silence]) each.reset();
      });
    }
    return reading;
  };
}
