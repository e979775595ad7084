import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { CreditKind } from '../bank.ts';
import { bankMatches } from './tables.ts';

/** Returns the ids of expected credits of a kind that the statement of the bank has. */
export async function arrivedCredits(db: Db, { kind }: { kind: CreditKind }): Promise<string[]> {
  const rows = await db
    .select({ target: bankMatches.target })
    .from(bankMatches)
    .where(and(eq(bankMatches.kind, kind), isNull(bankMatches.undoneAt)));
  return rows.map(({ target }) => target);
}
