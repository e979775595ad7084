import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { applyPayment } from '#shop/checkout/server/payments/apply-payment.ts';
import { openCashfree } from '#shop/payments/providers/cashfree/open-cashfree.ts';
import type { ApplyMove } from '#shop/payments/server/asking/apply-tries.ts';
import { askProviders } from '#shop/payments/server/asking/ask-providers.ts';
import { listForgottenWebhooks } from '#shop/payments/server/webhooks/keep-webhook.ts';
import { workOnWebhook } from '#shop/payments/server/webhooks/work-on-webhook.ts';

const keys = { id: 'drill', secret: 'secret-of-the-drill' };

/** A simulator at `port` as an account of Cashfree. Unlike the demo's own it outlives a killed shop. */
export function cashfreeHere(port: number) {
  const url = `http://127.0.0.1:${port}`;
  const account = { url: `${url}/pg`, appId: keys.id, secret: keys.secret };
  return {
    port,
    url,
    keys,
    open: () => openCashfree(account),
    settings: {
      PAYMENT_PROVIDER: 'cashfree',
      CASHFREE_URL: account.url,
      CASHFREE_APP_ID: account.appId,
      CASHFREE_SECRET: account.secret,
    },
  };
}

/** One run of the hourly look as of an hour later, so that each open payment is due. */
export async function reconcile(db: Db, { open }: ReturnType<typeof cashfreeHere>): Promise<void> {
  const now = new Date(Date.now() + 60 * minuteMs);
  const apply: ApplyMove = (move) => applyPayment(db, move);
  for (const id of await listForgottenWebhooks(db, { now })) await workOnWebhook(db, { id }, { open, apply });
  await askProviders(db, { open, apply, log: silentLog, now });
}
