import type { Db } from '#platform/server/db.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { bankMatches, bankRows } from '../server/tables.ts';

type Sums = Record<string, number>;

/** The place of each payment to the own UPI ID, and of each credit of the bank. Amounts in paise. */
export type CountedBank = { ofUpi: Sums; ofCredits: Sums };

/** Counts the money of the bank again from plain rows, one at a time. */
export async function countBank(db: Db): Promise<CountedBank> {
  const counted: CountedBank = { ofUpi: {}, ofCredits: {} };
  const put = (sums: Sums, name: string, paise: number) => {
    sums[name] = (sums[name] ?? 0) + paise;
  };
  const matches = (await db.select().from(bankMatches)).filter(({ undoneAt }) => undoneAt === null);
  const kindOf = new Map(matches.map(({ rowId, kind }) => [rowId, kind]));
  const seen = new Set(matches.map(({ kind, target }) => `${kind} ${target}`));
  for (const { id, provider, state, amountPaise } of await db.select().from(payments))
    if (provider === 'upi' && (state === 'captured' || state === 'refunded'))
      put(counted.ofUpi, seen.has(`upi ${id}`) ? 'arrived' : 'on the way', amountPaise);
  for (const { id, state, paise } of await db.select().from(bankRows))
    if (paise > 0) put(counted.ofCredits, state === 'matched' ? kindOf.get(id)! : state, paise);
  return counted;
}
