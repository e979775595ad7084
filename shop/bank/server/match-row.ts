import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { addDays } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { readReference } from '#shop/payments/by-hand.ts';
import { correctReference } from '#shop/payments/server/by-hand/correct-reference.ts';
import { type ExpectedCredit, type ExpectedKind, sideOf, sides } from '../bank.ts';
import { refusals } from '../refusals.ts';
import { type CreditSource, matchOf } from './match-by-reference.ts';
import { lockBank, lockRow } from './take-statement.ts';
import { bankMatches, bankRows } from './tables.ts';

/** Confirms a payment to the shop's own UPI ID by the reference of the bank. It refuses what it cannot confirm. */
export type ConfirmUpi = (payment: {
  paymentId: string;
  reference: string;
  amountPaise: number;
  authorId: number;
}) => Promise<unknown>;

type Matching = {
  id: number;
  kind: ExpectedKind;
  target: string;
  authorId: number;
  sources: readonly CreditSource[];
  confirmUpi: ConfirmUpi;
};

const searchDays = 400;

/**
 * Matches an open row of the bank with an expected credit or a refund that a person chose. A payment to the shop's own UPI ID is confirmed by it,
 * with the reference of the bank. A payment that staff confirmed with another reference gets that of the
 * bank. Refuses (409) a row that is not open, a credit that is expected no longer, another amount, and a refund that nobody noted as
 * paid.
 */
export async function matchRow(db: Db, matching: Matching): Promise<void> {
  const row = await findOpen(db, matching.id);
  let credit = await findCredit(db, row, matching);
  if ((credit.kind === 'refund') !== row.paise < 0) throw refusals.notExpected();
  if (credit.amountPaise !== Math.abs(row.paise)) throw refusals.otherAmount();
  if (credit.isDue) throw refusals.noteRefund();
  const isOther = credit.reference !== null && row.reference !== null && credit.reference !== row.reference;
  if (isOther && !credit.isTyped) throw refusals.notExpected();
  if (credit.kind === 'upi' && credit.reference === null) {
    const { reference } = row;
    if (reference === null || !/^\d{12}$/.test(reference)) throw refusals.noReference();
    const { amountPaise, id: paymentId } = credit;
    await matching.confirmUpi({ paymentId, reference, amountPaise, authorId: matching.authorId });
    // From here on the reference alone proves the match, so an interrupted request loses nothing.
    credit = (await findConfirmed(db, reference, matching.sources)) ?? credit;
  }
  await inTransaction(db, async (tx) => {
    // The payment before the bank, as the undo of its confirmation locks them.
    if (isOther && credit.kind === 'upi') await correct(tx, row, { credit, authorId: matching.authorId });
    await lockBank(tx);
    const { state } = await lockRow(tx, matching.id);
    const side = sideOf(row.paise);
    if (state !== side.open) throw refusals.notOpen();
    const { authorId } = matching;
    const made = await tx
      .insert(bankMatches)
      .values({ ...matchOf(credit), rowId: matching.id, cause: 'person', authorId })
      .onConflictDoNothing()
      .returning({ id: bankMatches.id });
    if (made.length === 0) throw refusals.notExpected();
    await tx.update(bankRows).set({ state: side.matched, note: '' }).where(eq(bankRows.id, matching.id));
  });
}

type Correcting = { credit: ExpectedCredit; authorId: number };

/** A reference of another form, such as a UTR of NEFT, is none of UPI: the payment keeps what staff typed. */
async function correct(
  tx: Db,
  { reference }: OpenRow,
  { credit: { id: paymentId }, authorId }: Correcting,
): Promise<void> {
  if (readReference(reference!)) await correctReference(tx, { paymentId, reference: reference!, authorId });
}

async function findOpen(db: Db, id: number) {
  const [row] = await db.select().from(bankRows).where(eq(bankRows.id, id));
  if (!row) throw refusals.unknownRow();
  if (row.state !== sideOf(row.paise).open) throw refusals.notOpen();
  return row;
}

type OpenRow = Awaited<ReturnType<typeof findOpen>>;

async function findCredit(
  db: Db,
  { reference, paise, day }: OpenRow,
  { kind, target, sources }: Matching,
): Promise<ExpectedCredit> {
  const search = {
    references: reference === null ? [] : [reference],
    amounts: Math.abs(paise) < 2 ** 31 ? [Math.abs(paise)] : [],
    from: addDays(day, -searchDays),
    to: addDays(day, searchDays),
  };
  for (const source of sources) {
    if (source.kind !== kind) continue;
    const found = (await source.find(db, search)).find(({ id }) => id === target);
    if (found) return found;
  }
  throw refusals.notExpected();
}

/** A payment that was undone before is a new one, once it is confirmed. */
async function findConfirmed(
  db: Db,
  reference: string,
  sources: readonly CreditSource[],
): Promise<ExpectedCredit | undefined> {
  const search = { references: [reference], amounts: [], from: '', to: '' };
  for (const source of sources)
    if (source.kind === 'upi')
      return (await source.find(db, search)).find((one) => one.reference === reference);
  return undefined;
}

/**
 * Undoes a match. Its row is open again and its credit expected. A payment that the match confirmed stays confirmed: it is undone at its order.
 * Returns the id of the row. Refuses an unknown match (404), and one that was undone (409).
 */
export async function undoMatch(db: Db, { id, authorId }: { id: number; authorId: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockBank(tx);
    const [match] = await tx.select().from(bankMatches).where(eq(bankMatches.id, id));
    if (!match) throw refusals.unknownMatch();
    if (!(await endMatch(tx, { ofMatch: eq(bankMatches.id, id), authorId }))) throw refusals.undone();
    return match.rowId;
  });
}

type Releasing = { paymentId: string; authorId: number };

/** Opens the row of the bank again that is matched with a payment, in the transaction that undoes the payment as a mistake. */
export async function releaseUpi(tx: Db, { paymentId, authorId }: Releasing): Promise<void> {
  await lockBank(tx);
  const ofMatch = and(eq(bankMatches.kind, 'upi'), eq(bankMatches.target, paymentId));
  await endMatch(tx, { ofMatch, authorId });
}

/** Returns false when the match was undone before. */
async function endMatch(
  tx: Db,
  { ofMatch, authorId }: { ofMatch: SQL | undefined; authorId: number },
): Promise<boolean> {
  const [undone] = await tx
    .update(bankMatches)
    .set({ undoneAt: new Date(), undoneCause: 'person', undoneBy: authorId })
    .where(and(ofMatch, isNull(bankMatches.undoneAt)))
    .returning({ rowId: bankMatches.rowId });
  if (undone)
    await tx
      .update(bankRows)
      .set({ state: sql`case when ${bankRows.paise} < 0 then ${sides.out.open} else ${sides.in.open} end` })
      .where(eq(bankRows.id, undone.rowId));
  return undone !== undefined;
}
