import { lt, sql } from 'drizzle-orm';
import { Refusal } from '../../refusal.ts';
import type { Db } from '../db.ts';
import { emailOutages } from '../tables.ts';

const toleratedMinutes = 2;
const retryAfterSeconds = 120;

/** Records the start of an outage, unless one is recorded already. */
export async function noteOutage(db: Db): Promise<void> {
  await db.insert(emailOutages).values({ id: 1 }).onConflictDoNothing();
}

export async function endOutage(db: Db): Promise<void> {
  await db.delete(emailOutages);
}

export async function hasOutage(db: Db): Promise<boolean> {
  return (await db.$count(emailOutages)) > 0;
}

/** Returns whether an error concerns only the recipient, such as a mistyped address. */
export function isAboutRecipient(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

/** Refuses (503) when no email could be sent for two minutes, since a code would not arrive. */
export async function refuseInOutage(db: Db): Promise<void> {
  const limit = sql`now() - make_interval(mins => ${toleratedMinutes})`;
  if ((await db.$count(emailOutages, lt(emailOutages.since, limit))) === 0) return;
  const words = 'We cannot send emails at the moment. Please try again in a few minutes.';
  throw new Refusal('mail_unavailable', 503, words, { retryAfterSeconds });
}
