import { and, inArray, isNull } from 'drizzle-orm';
import { addDays } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { type ExpectedCredit, isNear, suggestionDays } from '../../bank.ts';
import { namesOrder } from '../../statement-file/mask-narration.ts';
import type { CreditSource } from '../../server/match-by-reference.ts';
import { bankMatches, type bankRows } from '../../server/tables.ts';

type Row = Pick<typeof bankRows.$inferSelect, 'id' | 'day' | 'paise' | 'reference' | 'note'>;

/** `reference` with another amount, or more than one credit with it: a person looks. `isNamed` says that the payer wrote its order. */
export type Suggestion = { credit: ExpectedCredit; fits: 'reference' | 'amount'; isNamed: boolean };

/**
 * Returns for each open row what it may be, by row id: expected credits, or refunds for a debit, with its reference, or with its amount within
 * a week. Those whose order the payer named come first. Nothing of it is a match: a person decides.
 */
export async function suggestCredits(
  db: Db,
  rows: readonly Row[],
  sources: readonly CreditSource[],
): Promise<Map<number, Suggestion[]>> {
  const days = rows.map(({ day }) => day).toSorted();
  if (days.length === 0) return new Map();
  const search = {
    references: [...new Set(rows.flatMap(({ reference }) => reference ?? []))],
    amounts: [...new Set(rows.map(({ paise }) => Math.abs(paise)).filter((paise) => paise < 2 ** 31))],
    from: addDays(days[0]!, -suggestionDays),
    to: addDays(days.at(-1)!, suggestionDays),
  };
  const found: ExpectedCredit[] = [];
  // Each source is asked once for credits and debits together.
  for (const source of sources) found.push(...(await source.find(db, search)));
  const free = await withoutMatch(db, found);
  return new Map(rows.map((row) => [row.id, suggestionsOf(row, free)]));
}

async function withoutMatch(db: Db, credits: ExpectedCredit[]): Promise<ExpectedCredit[]> {
  if (credits.length === 0) return [];
  const targets = credits.map(({ id }) => id);
  const matched = await db
    .select({ kind: bankMatches.kind, target: bankMatches.target })
    .from(bankMatches)
    .where(and(inArray(bankMatches.target, targets), isNull(bankMatches.undoneAt)));
  const taken = new Set(matched.map(({ kind, target }) => `${kind} ${target}`));
  return credits.filter(({ kind, id }) => !taken.has(`${kind} ${id}`));
}

function suggestionsOf(row: Row, credits: readonly ExpectedCredit[]): Suggestion[] {
  const ofSide = credits.filter(({ kind }) => (kind === 'refund') === row.paise < 0);
  const suggestions = ofSide.flatMap((credit): Suggestion[] => {
    const isNamed = credit.orderNumber !== null && namesOrder(row.note, credit.orderNumber);
    if (row.reference !== null && credit.reference === row.reference)
      return [{ credit, fits: 'reference', isNamed }];
    // A credit with another reference is another transfer, unless a person typed it.
    const isOther = !credit.isTyped && credit.reference !== null && row.reference !== null;
    return !isOther && credit.amountPaise === Math.abs(row.paise) && isNear(row.day, credit.day)
      ? [{ credit, fits: 'amount', isNamed }]
      : [];
  });
  return suggestions.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, 10);
}

const weigh = ({ fits, isNamed }: Suggestion) => (fits === 'reference' ? 2 : 0) + Number(isNamed);
