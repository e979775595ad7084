import type { Db } from '#platform/server/db.ts';
import { cashEntries } from '#shop/cash/server/tables.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { bankMatches, bankRows } from '../server/tables.ts';

type Sums = Record<string, number>;

/** The place of each payment to the own UPI ID, of each refund that the owner paid, and of each row of the bank. Amounts in paise. */
export type CountedBank = { ofUpi: Sums; ofRefunds: Sums; ofCredits: Sums; ofDebits: Sums };

/** Counts the money of the bank again from plain rows, one at a time. */
export async function countBank(db: Db): Promise<CountedBank> {
  const counted: CountedBank = { ofUpi: {}, ofRefunds: {}, ofCredits: {}, ofDebits: {} };
  const put = (sums: Sums, name: string, paise: number) => {
    sums[name] = (sums[name] ?? 0) + paise;
  };
  const matches = (await db.select().from(bankMatches)).filter(({ undoneAt }) => undoneAt === null);
  const kindOf = new Map(matches.map(({ rowId, kind }) => [rowId, kind]));
  const seen = new Set(matches.map(({ kind, target }) => `${kind} ${target}`));
  const paid = await db.select().from(payments);
  for (const { id, provider, state, amountPaise } of paid)
    if (provider === 'upi' && (state === 'captured' || state === 'refunded'))
      put(counted.ofUpi, seen.has(`upi ${id}`) ? 'arrived' : 'on the way', amountPaise);
  for (const { id, state, paise } of await db.select().from(bankRows))
    if (paise > 0) put(counted.ofCredits, state === 'matched' ? kindOf.get(id)! : state, paise);
    else put(counted.ofDebits, state === 'paid' ? kindOf.get(id)! : state, -paise);
  const backAt = new Map<string, Date>();
  for (const { kind, target, undoneAt, undoneCause } of await db.select().from(bankMatches))
    if (kind === 'refund' && undoneCause === 'reversal') backAt.set(target, undoneAt!);
  const countRefund = (id: string, paise: number, noted: Date) => {
    const isBack = (backAt.get(id) ?? noted) > noted;
    put(counted.ofRefunds, seen.has(`refund ${id}`) ? 'left' : isBack ? 'due again' : 'on the way', paise);
  };
  const toUpi = new Set(paid.flatMap(({ id, provider }) => (provider === 'upi' ? [id] : [])));
  for (const { id, paymentId, state, reason, amountPaise, settledAt } of await db
    .select()
    .from(paymentRefunds))
    if (state === 'processed' && (toUpi.has(paymentId) || reason === 'too_old'))
      countRefund(id, amountPaise, settledAt!);
  for (const { kind, requestId, paise, bookedAt } of await db.select().from(cashEntries))
    if (kind === 'refunded') countRefund(requestId!, -paise, bookedAt);
  return counted;
}
