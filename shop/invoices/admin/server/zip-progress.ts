import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { ZipState } from '../../invoice.ts';
import { monthZips } from '../../server/tables.ts';
import { refusals } from '../documents.ts';

/** A file that sends nothing for so long was cut off with its process. */
const silentMs = 2 * minuteMs;

type Begun = { id: string; month: string; authorId: number; total: number };

/** Begins the file of a month. Refuses a second one while another is made (409). Takes a cut-off one for broken. */
export async function beginZip(db: Db, begun: Begun): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = new Date();
    await tx.delete(monthZips).where(lt(monthZips.changedAt, new Date(now.getTime() - dayMs)));
    await tx
      .update(monthZips)
      .set({ state: 'broken' })
      .where(and(isRunning, lt(monthZips.changedAt, new Date(now.getTime() - silentMs))));
    const made = await tx
      .insert(monthZips)
      .values({ ...begun, startedAt: now, changedAt: now })
      .onConflictDoNothing()
      .returning({ id: monthZips.id });
    if (made.length > 0) return;
    const [other] = await tx.select().from(monthZips).where(isRunning);
    throw refusals.zipUnderWay(other ?? { month: begun.month, done: 0, total: begun.total });
  });
}

const isRunning = eq(monthZips.state, 'running');

/** Notes how many documents a file holds. Throws once another start has taken it for broken. */
export async function noteZip(db: Db, { id, done }: { id: string; done: number }): Promise<void> {
  const noted = await db
    .update(monthZips)
    .set({ done, changedAt: sql`now()` })
    .where(and(eq(monthZips.id, id), isRunning))
    .returning({ id: monthZips.id });
  if (noted.length === 0) throw new Error('This file of a month was given up.');
}

/** Notes that a file was sent whole, or that it broke off. */
export async function endZip(
  db: Db,
  { id, state }: { id: string; state: Exclude<ZipState, 'running'> },
): Promise<void> {
  await db
    .update(monthZips)
    .set({ state, changedAt: sql`now()`, ...(state === 'done' ? { done: sql`${monthZips.total}` } : {}) })
    .where(and(eq(monthZips.id, id), isRunning));
}

type Progress = { state: ZipState; done: number; total: number };

/** Returns how far the own file of a staff member is (GET /api/admin/paper-zips/{id}), null before it begins. */
export async function readZip(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<{ progress: Progress | null }> {
  const { state, done, total } = monthZips;
  const [found] = await db
    .select({ state, done, total })
    .from(monthZips)
    .where(and(eq(monthZips.id, id), eq(monthZips.authorId, userId)));
  return { progress: found ?? null };
}
