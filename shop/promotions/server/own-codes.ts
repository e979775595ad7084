import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { inboxOf } from '#platform/canonical-email.ts';
import { type Db, executeNamed } from '#platform/server/db.ts';
import { codeKey, makeCode } from '../code-key.ts';
import { promotionCodes } from './tables.ts';

/** A code of one inbox, with the offer that it gives. */
export type OwnCode = { code: string; offer: string; endsAt: Date };

/** Days in which the code of a new subscriber works. */
const codeDays = 30;

const finding = `
  select id, name, least(ends_at, now() + make_interval(days => $1)) as "endsAt" from promotions
  where is_for_newsletter and needs_code and started_at is not null and coalesce(starts_at <= now(), true)
    and coalesce(least(ends_at, ended_at) > now(), true) and coalesce(used < max_uses, true)
  order by id limit 1`;

/**
 * Makes the code of a new subscriber in the transaction of the confirmation. Returns null while no offer is bound to the newsletter, and for
 * an inbox that got a code before.
 */
export async function giveOwnCode(tx: Db, { email }: { email: string }): Promise<OwnCode | null> {
  const { rows } = await executeNamed(tx, 'newsletter_promotion', finding, [codeDays]);
  const [promotion] = rows as { id: number; name: string; endsAt: Date }[];
  if (!promotion) return null;
  const { endsAt } = promotion;
  const code = makeCode((below) => randomInt(below));
  const made = await tx
    .insert(promotionCodes)
    .values({
      promotionId: promotion.id,
      code,
      key: codeKey(code),
      maxUses: 1,
      inbox: inboxOf(email),
      endsAt,
    })
    .onConflictDoNothing()
    .returning({ id: promotionCodes.id });
  return made.length > 0 ? { code, offer: promotion.name, endsAt } : null;
}

/** Returns the code of an inbox for the personal data export. */
export async function readOwnCode(db: Db, { email }: { email: string }) {
  const [code = null] = await db
    .select({
      code: promotionCodes.code,
      uses: promotionCodes.used,
      givenAt: promotionCodes.createdAt,
      endsAt: promotionCodes.endsAt,
    })
    .from(promotionCodes)
    .where(eq(promotionCodes.inbox, inboxOf(email)));
  return code;
}

/** Takes the inbox from its code, which ends. */
export async function eraseOwnCode(tx: Db, { email }: { email: string }): Promise<void> {
  await tx
    .update(promotionCodes)
    .set({ inbox: null, endsAt: sql`now()` })
    .where(eq(promotionCodes.inbox, inboxOf(email)));
}
