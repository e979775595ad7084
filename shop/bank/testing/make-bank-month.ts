import { and, eq, like } from 'drizzle-orm';
import { addDays, startOf } from '#platform/india-time.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { cashDues, cashEntries } from '#shop/cash/server/tables.ts';
import { paymentRefunds, payments } from '#shop/payments/server/tables.ts';
import { idOf, type Month, randomOf } from '#shop/settlements/testing/make-month.ts';
import { putAside, undoAnyMatch } from '../admin/server/put-aside.ts';
import { suggestCredits } from '../admin/server/suggest-credits.ts';
import { matchWaitingRows } from '../server/delete-old-rows.ts';
import { matchRow } from '../server/match-row.ts';
import { creditSources } from '../server/sources/credit-sources.ts';
import { bankMatches, bankRows, bankStatements } from '../server/tables.ts';

type Making = { seed: number; orders: number; month: Month; by: Author & { userId: number } };
type Credit = { reference: string | null; paise: number; isRefund?: boolean };

const firstDay = '2026-10-01';

/**
 * Writes what a month brings to the bank and to the drawer: payments to the shop's own UPI ID, some of them refunded or never paid, cash that staff
 * counted by hand, refunds of returned goods, and a statement with most of the transfers and refunds, other money, and what the bank took or brought
 * back. Staff put some rows aside and undo some matches. The settlements of `month` are recorded before.
 */
export async function makeBankMonth(db: Db, { seed, orders, month, by }: Making): Promise<void> {
  const random = randomOf(seed + 500);
  const credits = [...transfersOf(month), ...(await writeUpi(db, { seed, orders, random }))];
  for (let at = 0; at < 6; at += 1)
    credits.push({
      reference: at % 2 ? `OWN${seed}N${at}` : null,
      paise: 100 + Math.floor(random() * 900_000),
    });
  credits.push(...(await writeHandCash(db, { seed, orders })));
  await writeStatement(
    db,
    credits.filter(() => random() < 0.8),
    { seed, by, random },
  );
  await matchWaitingRows(db, { sources: creditSources });
  await matchMistyped(db, { seed, by });
  for (const { id, state } of await db.select().from(bankRows))
    if ((state === 'open' || state === 'out') && random() < 0.4) await putAside(db, { id, by });
  for (const { id, undoneAt } of await db.select().from(bankMatches))
    if (undoneAt === null && random() < 0.2) await undoAnyMatch(db, { id, by });
}

/** Staff find some of the payments whose reference they mistyped. */
async function matchMistyped(db: Db, { seed, by }: Pick<Making, 'seed' | 'by'>): Promise<void> {
  const isOwn = like(bankRows.reference, `${mistypedOf(`${633_000_000_000 + seed * 10_000}`).slice(0, 8)}%`);
  const rows = await db
    .select()
    .from(bankRows)
    .where(and(isOwn, eq(bankRows.state, 'open')));
  const suggestions = await suggestCredits(db, rows, creditSources);
  const matching = { authorId: by.userId, sources: creditSources, confirmUpi: confirmsNothing };
  for (const [at, { id }] of rows.entries()) {
    const found = suggestions.get(id)!.find(({ credit: { kind, reference } }) => kind === 'upi' && reference);
    if (at % 3 < 2 && found) await matchRow(db, { ...matching, id, kind: 'upi', target: found.credit.id });
  }
}

const confirmsNothing = () => Promise.reject(new Error('These payments are confirmed.'));

/** The transfer of each settlement, with the UTR of its rows. */
function transfersOf(month: Month): Credit[] {
  const rows = month.flatMap((batch) => batch.rows);
  return [...Map.groupBy(rows, ({ settlementId }) => settlementId).values()]
    .map((own) => ({
      reference: own.find(({ utr }) => utr !== null)?.utr ?? null,
      paise: own.reduce((sum, { netPaise }) => sum + netPaise, 0),
    }))
    .filter(({ paise }) => paise > 0);
}

type Writing = { seed: number; orders: number; random: () => number };

/** Every fourth payment is refunded in full, and every fifth never came. Staff mistyped the reference of every third. */
async function writeUpi(db: Db, { seed, orders, random }: Writing): Promise<Credit[]> {
  const made = Array.from({ length: Math.ceil(orders / 3) }, (_, at) => ({
    id: idOf(`upi ${seed} ${at}`),
    reference: `${633_000_000_000 + seed * 10_000 + at}`,
    paise: 10_000 + Math.floor(random() * 100_000),
    state: at % 5 === 0 ? ('expired' as const) : at % 4 === 0 ? ('refunded' as const) : ('captured' as const),
  }));
  await db.insert(payments).values(
    made.map(({ id, reference, paise, state }, at) => {
      const paid = { providerPaymentId: reference, bankReference: reference, capturedAt: startOf(firstDay) };
      const order = { orderId: id, orderNumber: `AR-U${seed}-${at}`, orderVersion: 0 };
      const own = { id, ...order, provider: 'upi', createdAt: startOf(firstDay) };
      const refundedPaise = state === 'refunded' ? paise : 0;
      return { ...own, state, amountPaise: paise, refundedPaise, ...(state === 'expired' ? {} : paid) };
    }),
  );
  await db.insert(paymentRefunds).values(
    made.flatMap(({ id, paise, state, reference }) => {
      const refund = {
        id: idOf(`refund of ${id}`),
        paymentId: id,
        amountPaise: paise,
        cause: 'staff',
      } as const;
      const providerRefundId = refundReferenceOf(reference);
      return state === 'refunded'
        ? [{ ...refund, state: 'processed' as const, providerRefundId, settledAt: startOf(firstDay) }]
        : [];
    }),
  );
  const refunds = made.flatMap(({ reference, paise, state }) =>
    state === 'refunded' ? [{ reference: refundReferenceOf(reference), paise: -paise, isRefund: true }] : [],
  );
  const inBank = made.flatMap(({ reference, paise, state }, at) =>
    state === 'expired' ? [] : [{ reference: at % 3 === 0 ? mistypedOf(reference) : reference, paise }],
  );
  return [...inBank, ...refunds];
}

const mistypedOf = (reference: string) => `8${reference.slice(1)}`;
const refundReferenceOf = (reference: string) => `7${reference.slice(1)}`;

/** A part of each due is counted by hand, and the rest is still open or kept. Every third entry is taken back, every second refunded in part. */
async function writeHandCash(db: Db, { seed, orders }: Omit<Writing, 'random'>): Promise<Credit[]> {
  const refunds: Credit[] = [];
  for (let at = 0; at < Math.ceil(orders / 6); at += 1) {
    const orderId = idOf(`hand ${seed} ${at}`);
    const [duePaise, paid, kept] = [50_000 + at, 30_000, at % 2 ? 4_000 : 0];
    const isBack = at % 3 === 0;
    const openPaise = duePaise - kept - (isBack ? 0 : paid);
    const own = { orderId, courier: 'manual' };
    await db
      .insert(cashDues)
      .values({ ...own, orderNumber: `AR-H${seed}-${at}`, duePaise, openPaise, since: startOf(firstDay) });
    const author = { authorId: 1 };
    const [, entered] = await db
      .insert(cashEntries)
      .values([
        { ...own, kind: 'due', paise: duePaise },
        { ...own, ...author, kind: 'remitted', paise: -paid, requestId: idOf(`paid ${orderId}`) },
        { ...own, ...author, kind: 'charge', paise: -kept, requestId: idOf(`kept ${orderId}`) },
      ])
      .returning();
    const against = { ...own, ...author, kind: 'remitted', paise: paid, reverses: entered!.id } as const;
    if (isBack) await db.insert(cashEntries).values(against);
    if (at % 2 === 0) continue;
    // The owner typed the reference of every second refund, with zeros before it.
    const note = at % 4 === 1 ? `0000${733_000_000_000 + seed * 10_000 + at}` : 'paid by phone';
    const refund = { ...own, ...author, kind: 'refunded', paise: -(10_000 + at), note } as const;
    await db
      .insert(cashEntries)
      .values({ ...refund, requestId: idOf(`refunded ${orderId}`), bookedAt: startOf(firstDay) });
    const reference = at % 4 === 1 ? note.slice(4) : null;
    refunds.push({ reference, paise: refund.paise, isRefund: true });
  }
  return refunds;
}

async function writeStatement(
  db: Db,
  credits: readonly Credit[],
  { seed, by, random }: Pick<Making, 'seed' | 'by'> & Pick<Writing, 'random'>,
): Promise<void> {
  const counts = { added: credits.length, known: 0, leftOut: 0, authorId: by.userId };
  const [made] = await db
    .insert(bankStatements)
    .values({ ...counts, accountEnd: '4821', fromDay: firstDay, toDay: addDays(firstDay, 30) })
    .returning();
  const row = ({ reference, paise, isRefund }: Credit, key: string) => ({
    statementId: made!.id,
    accountEnd: '4821',
    day: addDays(firstDay, 3),
    reference,
    paise,
    key: `${seed} ${key}`,
    state: paise > 0 ? ('open' as const) : isRefund ? ('out' as const) : ('reversal' as const),
  });
  const rows = credits.flatMap((credit, at) => {
    const isBack = credit.reference !== null && random() < 0.1;
    const back = { ...credit, paise: -credit.paise };
    return [row(credit, `${at}`), ...(isBack ? [row(back, `${at} back`)] : [])];
  });
  await db.insert(bankRows).values(rows);
}
