import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../server/db.ts';
import { maxViews, refusals, type SavedView } from '../saved-views.ts';
import { savedViews } from './tables.ts';

/** Lists the views that a staff member saved for a list, by name (GET /api/admin/views). */
export async function listViews(
  db: Db,
  { userId, list }: { userId: number; list: string },
): Promise<SavedView[]> {
  return db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name));
}

type View = { userId: number; list: string; name: string; query: string };

/** Saves a view; the same name replaces it. Returns it. Refuses more than 30 views of a list (409). */
export async function saveView(db: Db, { userId, list, name, query }: View): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`);
    const ofList = and(eq(savedViews.userId, userId), eq(savedViews.list, list));
    const others = await tx.$count(savedViews, and(ofList, ne(savedViews.name, name)));
    if (others >= maxViews) throw refusals.tooManyViews();
    const [view] = await tx
      .insert(savedViews)
      .values({ userId, list, name, query })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query } })
      .returning({ id: savedViews.id, name: savedViews.name, query: savedViews.query });
    return view!;
  });
}

/** Removes a view of a staff member. Refuses an unknown or foreign one (404). */
export async function removeView(db: Db, { userId, id }: { userId: number; id: number }): Promise<void> {
  const removed = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  if (removed.length === 0) throw refusals.viewNotFound();
}

export async function exportViews(db: Db, { userId }: { userId: number }) {
  return db
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(savedViews.id);
}

export async function eraseViews(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}
