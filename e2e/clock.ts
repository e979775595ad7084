import { readFileSync } from 'node:fs';
import { runningUrl } from '#database/embedded.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { announceRefill } from '#shop/refills/server/clock/announce-refill.ts';
import { placeRefill } from '#shop/refills/server/clock/place-refill.ts';
import { ports } from './ports.ts';

type Plan = { id: number; nextDueOn: string };

const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };

/** Ten in the morning in India, `days` after a day like `2027-01-20`. */
function morning(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T10:00:00+05:30`) + days * 86_400_000);
}

/** What the shop's clock will do for one refill plan three days before it is due; the running shop sends the mail. */
export function announceThreeDaysBefore({ id, nextDueOn }: Plan): Promise<unknown> {
  return onShop(({ db }) => announceRefill(db, { planId: id, now: morning(nextDueOn, -3), dispatch }));
}

/** What the shop's clock will do on the day itself, or `daysLater`. */
export function orderOnTheDay({ id, nextDueOn }: Plan, daysLater = 0): Promise<unknown> {
  return onShop(({ db }) => placeRefill(db, { planId: id, now: morning(nextDueOn, daysLater), dispatch }));
}

/** Reaches the running shop's own database and queue, as a second worker of it would. */
async function onShop(work: (shop: OpenDatabase) => Promise<unknown>): Promise<unknown> {
  const dataDir = readFileSync(`.cache/journey-shop-${ports.shop}`, 'utf8');
  const url = runningUrl({ dataDir });
  openServerKey(dataDir);
  const shop = openDatabase(url, { max: 2 });
  const queue = await openQueue(url, silentLog);
  try {
    return await work(shop);
  } finally {
    await queue.close();
    await shop.close();
  }
}
