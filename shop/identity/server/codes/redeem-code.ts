import { and, desc, eq, gt, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { hashToken } from '../sessions/token.ts';
import { type Purpose, signInCodes } from '../tables.ts';
import { hashCode, sameCode } from './make-code.ts';

const triesPerCode = 5;

export type Challenge = InferSelectModel<typeof signInCodes>;

type Try = {
  purpose: Purpose;
  email: string;
  code: string;
  /** The cookie of the browser that tries, if it has one. */
  browser: string | undefined;
  personId?: number;
};

/**
 * Uses up a code and does `work` in the same transaction: of many who bring one code at once, one wins. The try is
 * counted beforehand on its own, so that it stays counted when the call is refused; `db` must therefore be the pool.
 * Refuses a code that is wrong, over, used or not the newest (400), and the asking browser's sixth try (429).
 */
export async function redeemCode<T>(
  db: Db,
  attempt: Try,
  work: (tx: Db, challenge: Challenge) => Promise<T>,
): Promise<T> {
  const challenge = await countTry(db, attempt);
  if (!isEqual(challenge.codeHash, hashCode(challenge.id, attempt.code))) throw refusals.wrongCode();
  return inTransaction(db, async (tx) => {
    await markUsed(tx, challenge);
    return work(tx, challenge);
  });
}

/** The browser that asked has its own tries, everyone else has others: a stranger cannot use up the owner's. */
async function countTry(db: Db, attempt: Try): Promise<Challenge> {
  const browserHash = hashToken(attempt.browser ?? '');
  const own = sql`(${signInCodes.browserHash} = ${browserHash})`;
  const newest = db
    .select({ id: signInCodes.id })
    .from(signInCodes)
    .where(sameCode(attempt))
    .orderBy(desc(signInCodes.createdAt))
    .limit(1);
  const [challenge] = await db
    .update(signInCodes)
    .set({
      ownTries: sql`${signInCodes.ownTries} + ${own}::int`,
      otherTries: sql`${signInCodes.otherTries} + (not ${own})::int`,
    })
    .where(
      and(
        eq(signInCodes.id, newest),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, sql`now()`),
        sql`case when ${own} then ${signInCodes.ownTries} else ${signInCodes.otherTries} end < ${triesPerCode}`,
      ),
    )
    .returning();
  if (challenge) return challenge;
  throw (await hasUsedUpOwnTries(db, attempt, browserHash)) ? refusals.triesUsedUp() : refusals.wrongCode();
}

async function hasUsedUpOwnTries(db: Db, attempt: Try, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: signInCodes.id })
    .from(signInCodes)
    .where(
      and(
        sameCode(attempt),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, sql`now()`),
        eq(signInCodes.browserHash, browserHash),
        eq(signInCodes.ownTries, triesPerCode),
      ),
    );
  return rows.length > 0;
}

async function markUsed(tx: Db, { id }: Challenge): Promise<void> {
  const used = await tx
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInCodes.id, id), isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, sql`now()`)))
    .returning({ id: signInCodes.id });
  if (used.length === 0) throw refusals.wrongCode();
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
