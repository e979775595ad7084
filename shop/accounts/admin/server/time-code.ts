import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { addRecoveryCodes, deleteOtherTimeCodes, deleteUnconfirmed, mayAddFactor } from './add-factor.ts';
import { proveFactor } from './prove-factor.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffFactors } from './tables.ts';

/** Clocks of phones may differ by one step of 30 seconds. */
const toleratedSteps = 1;
const secretBytes = 20;

type Factor = typeof staffFactors.$inferSelect;

/**
 * Makes the secret of a time code, which counts once a code confirms it. Returns the secret in base32 and the `otpauth:` address
 * for the app. Refuses callers that may not add a factor (403).
 */
export async function setUpTimeCode(
  db: Db,
  { shopName, email, ...caller }: Caller & { shopName: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: secretBytes }).base32;
  await inTransaction(db, async (tx) => {
    await mayAddFactor(tx, caller);
    await deleteUnconfirmed(tx, caller);
    await tx
      .insert(staffFactors)
      .values({ userId: caller.userId, kind: 'time-code', sealedSecret: seal(secret) });
  });
  return { secret, uri: new TOTP({ issuer: shopName, label: email, secret }).toString() };
}

/**
 * Completes the set-up with the first code and removes an older time code. Returns ten recovery codes when it is the only
 * factor. Refuses a wrong code (400), callers that may not add a factor (403), and while locked (429).
 */
export async function confirmTimeCode(
  db: Db,
  { code, ...caller }: Caller & { code: string },
): Promise<string[]> {
  return proveFactor(db, caller, async (tx) => {
    await mayAddFactor(tx, caller);
    const [waiting] = await tx
      .select()
      .from(staffFactors)
      .where(and(eq(staffFactors.userId, caller.userId), isNull(staffFactors.confirmedAt)))
      .orderBy(desc(staffFactors.id))
      .limit(1);
    if (!waiting || !(await useTimeCode(tx, waiting, code))) return null;
    await tx
      .update(staffFactors)
      .set({ confirmedAt: sql`now()` })
      .where(eq(staffFactors.id, waiting.id));
    await deleteOtherTimeCodes(tx, { userId: caller.userId, keep: waiting.id });
    return addRecoveryCodes(tx, caller);
  });
}

/** Proves the second factor with a time code, which works once. Refuses a wrong or used code (400), and while locked (429). */
export async function verifyTimeCode(db: Db, { code, ...caller }: Caller & { code: string }): Promise<void> {
  await proveFactor(db, caller, async (tx) => {
    for (const factor of await confirmedFactors(tx, caller))
      if (factor.kind === 'time-code' && (await useTimeCode(tx, factor, code))) return true;
    return null;
  });
}

/** Accepts a code of a later step than the last accepted one. Of two concurrent tries one wins. */
async function useTimeCode(tx: Db, { id, sealedSecret }: Factor, code: string): Promise<boolean> {
  const totp = new TOTP({ secret: unseal(sealedSecret!) });
  const timestamp = Date.now();
  const ahead = totp.validate({ token: code, window: toleratedSteps, timestamp });
  if (ahead === null) return false;
  const lastStep = totp.counter({ timestamp }) + ahead;
  const used = await tx
    .update(staffFactors)
    .set({ lastStep })
    .where(
      and(eq(staffFactors.id, id), or(isNull(staffFactors.lastStep), lt(staffFactors.lastStep, lastStep))),
    )
    .returning({ id: staffFactors.id });
  return used.length > 0;
}
