import { and, desc, eq, gt, type InferSelectModel, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { hashToken } from '../sessions/token.ts';
import { type Purpose, signInCodes } from '../tables.ts';
import { hashCode, sameCode } from './make-code.ts';

const triesPerCode = 5;

export type Challenge = InferSelectModel<typeof signInCodes> & {
  isOwn: boolean;
  /** The same browser, or both without a cookie: the names given with the request apply. */
  isSameSlot: boolean;
};

type Try = {
  purpose: Purpose;
  email: string;
  code: string;
  browser: string | undefined;
  userId?: number;
};

/**
 * Uses up a code and runs `work` in the same transaction, so that one of several concurrent tries wins. Counts the try in its
 * own transaction first, so that a refusal does not undo it; `db` must be the pool. Refuses a wrong, expired, used or older
 * code (400), and the asking browser's sixth try (429).
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

/**
 * A browser tries its own newest code, or else the newest code of any browser. The asking browser has its own tries, which
 * nobody without its cookie can use up.
 */
async function countTry(db: Db, attempt: Try): Promise<Challenge> {
  const newest = await findNewest(db, attempt);
  if (!newest) throw refusals.wrongCode();
  const { id, isOwn, isSameSlot } = newest;
  const tries = isOwn ? signInCodes.ownTries : signInCodes.otherTries;
  const [challenge] = await db
    .update(signInCodes)
    .set({ [isOwn ? 'ownTries' : 'otherTries']: sql`${tries} + 1` })
    .where(and(eq(signInCodes.id, id), isUsable(), lt(tries, triesPerCode)))
    .returning();
  if (challenge) return { ...challenge, isOwn, isSameSlot };
  throw isOwn && newest.ownTries >= triesPerCode && !newest.usedAt
    ? refusals.triesUsedUp()
    : refusals.wrongCode();
}

const soon = sql`now() + interval '1 minute'`;

/** A newer code of the same browser. */
const replacement = sql`select from ${signInCodes} newer
  where newer.purpose = ${signInCodes.purpose} and newer.email = ${signInCodes.email}
    and newer.browser_hash = ${signInCodes.browserHash} and newer.user_id is not distinct from ${signInCodes.userId}
    and newer.created_at > ${signInCodes.createdAt} and newer.created_at < ${soon}`;

/**
 * Finds the newest code of the slot, or else of any browser. A used code of the slot that all clients without a cookie share hides no
 * newer code. A code that its own browser has replaced is none.
 */
async function findNewest(db: Db, attempt: Try): Promise<Challenge | undefined> {
  const hasCookie = attempt.browser !== undefined;
  const isSameSlot: SQL<boolean> = hasCookie
    ? sql`${signInCodes.browserHash} = ${hashToken(attempt.browser!)}`
    : sql`${signInCodes.withoutCookie}`;
  const codes = await db
    .select({ challenge: signInCodes, isSameSlot })
    .from(signInCodes)
    // After the clock was set back, a code of later would hide each new one and live too long.
    .where(
      and(
        sameCode(attempt),
        gt(signInCodes.expiresAt, sql`now()`),
        lt(signInCodes.createdAt, soon),
        sql`not exists (${replacement})`,
      ),
    )
    .orderBy(desc(isSameSlot), desc(signInCodes.createdAt));
  const [first] = codes;
  if (!first) return undefined;
  const hidden = codes.find(
    (code) => !code.isSameSlot && code.challenge.createdAt > first.challenge.createdAt,
  );
  const { challenge, isSameSlot: same } =
    !hasCookie && first.challenge.usedAt !== null ? (hidden ?? first) : first;
  return { ...challenge, isOwn: hasCookie && same, isSameSlot: same };
}

async function markUsed(tx: Db, { id }: Challenge): Promise<void> {
  const used = await tx
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInCodes.id, id), isUsable()))
    .returning({ id: signInCodes.id });
  if (used.length === 0) throw refusals.wrongCode();
}

function isUsable() {
  return and(isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, sql`now()`));
}

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
