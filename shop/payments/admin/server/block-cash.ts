import { and, asc, eq, gt } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { addressHash } from '#shop/addresses/server/address-key.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { type BlockForm, blockRefusals, type ListedBlock, maxBlocks } from '../cash-blocks.ts';
import { cashBlocks } from './tables.ts';

type Row = typeof cashBlocks.$inferSelect;

/** Lists the blocks that hold by `now`, the next to end first (GET /api/admin/cash-blocks). It shows no whole phone and no street. */
export async function listCashBlocks(db: Db, { now }: { now: Date }): Promise<ListedBlock[]> {
  const rows = await db
    .select()
    .from(cashBlocks)
    .where(gt(cashBlocks.endsAt, now))
    .orderBy(asc(cashBlocks.endsAt), asc(cashBlocks.id))
    .limit(maxBlocks);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    shown: shownOf(row),
    reason: row.reason,
    endsAt: row.endsAt.toISOString(),
    who: nameAtTheTime(row.authorName, undefined),
  }));
}

/**
 * Blocks cash orders of an account, or to a phone number, a pincode or an address, for 1 to 365 days (POST /api/admin/cash-blocks). A second block
 * of the same thing replaces the first. Refuses an unknown account, and more than 500 at once (409).
 */
export async function blockCash(
  db: Db,
  { form, userId, now = new Date() }: { form: BlockForm; userId: number; now?: Date },
): Promise<void> {
  const { kind, reason, days } = form;
  const value = valueOf(form);
  if (kind === 'customer') await refuseUnknown(db, form.customerId);
  if ((await db.$count(cashBlocks, gt(cashBlocks.endsAt, now))) >= maxBlocks)
    throw blockRefusals.tooManyBlocks();
  await db.transaction(async (tx) => {
    const same = and(eq(cashBlocks.kind, kind), eq(cashBlocks.value, value), gt(cashBlocks.endsAt, now));
    await tx.update(cashBlocks).set({ endsAt: now, endedBy: userId }).where(same);
    const endsAt = new Date(now.getTime() + days * dayMs);
    await tx.insert(cashBlocks).values({ kind, value, reason, endsAt, authorId: userId, createdAt: now });
  });
}

/** Ends a block at once. Refuses an unknown or ended one (404). */
export async function endCashBlock(
  db: Db,
  { id, userId, now = new Date() }: { id: number; userId: number; now?: Date },
): Promise<void> {
  const ended = await db
    .update(cashBlocks)
    .set({ endsAt: now, endedBy: userId })
    .where(and(eq(cashBlocks.id, id), gt(cashBlocks.endsAt, now)))
    .returning({ id: cashBlocks.id });
  if (ended.length === 0) throw blockRefusals.blockNotFound();
}

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (rows.length === 0) throw blockRefusals.noAccount();
}

function valueOf(form: BlockForm): string {
  if (form.kind === 'customer') return String(form.customerId);
  if (form.kind === 'phone') return form.phone;
  return form.kind === 'pincode' ? form.pincode : addressHash(form);
}

function shownOf({ kind, value }: Row): string {
  if (kind === 'customer') return `Customer ${value}`;
  if (kind === 'phone') return `A phone number that ends in ${value.slice(-3)}`;
  return kind === 'pincode' ? `Pincode ${value}` : `An address in ${value.slice(0, 6)}`;
}
