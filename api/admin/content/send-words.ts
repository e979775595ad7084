import type { Context } from 'hono';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { foreignWaysIn } from '#shop/claims/foreign-ways.ts';
import { overruledWordsKind } from '#shop/claims/server/overruled-words.ts';
import { foundWords, refusals } from '#shop/claims/staff-words.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import type { ApiEnv } from '../../context.ts';
import { authorOf, roleOf } from '../author-of.ts';
import { ownWays } from './content-gate.ts';

type Words = {
  /** What the words answer, for the log: `Question 7`. */
  about: string;
  /** The field of the form that holds them. */
  field: string;
  text: string;
  reason: string;
};

/**
 * Runs the act that sends free words of staff to a customer. Refuses (422) words with a way to pay, a phone, an address or a link that is none of
 * the shop's facts, unless the owner gives a reason, which the change log keeps.
 */
export async function sendWords<Result>(
  c: Context<ApiEnv>,
  { about, field, text, reason }: Words,
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  const own = ownWays(c.var.config);
  const hosts = [...own.hosts, ...(await trackingHosts(c.var.db))];
  const found = foreignWaysIn(text, { ...own, hosts });
  if (found.length === 0) return act(c.var.db);
  if ((await roleOf(c)) !== 'owner') throw refusals.foreignWords({ field, found });
  if (reason === '') throw refusals.reasonWanted({ field, found });
  return inTransaction(c.var.db, async (tx) => {
    const result = await act(tx);
    const value = { words: found.map(foundWords).join(', '), reason };
    const kind = { ...overruledWordsKind, read: () => Promise.resolve(value) };
    await logCreation(tx, kind, { id: about, by: authorOf(c) });
    return result;
  });
}

/** The owner chose the couriers, whose pages show where a parcel is. */
async function trackingHosts(db: Db): Promise<string[]> {
  const couriers = await listHandCouriers(db);
  return couriers.flatMap(({ trackUrl }) => (URL.canParse(trackUrl) ? new URL(trackUrl).hostname : []));
}
