import type { Db } from '#platform/server/db.ts';
import { demoRemovals } from '#shop/opening/server/tables.ts';

export type DemoRemoval = typeof demoRemovals.$inferSelect;

/** Returns the removal of the demo, which may be under way, or null before it. */
export async function readRemoval(db: Db): Promise<DemoRemoval | null> {
  const [removal] = await db.select().from(demoRemovals);
  return removal ?? null;
}

export async function wasDemoRemoved(db: Db): Promise<boolean> {
  return (await readRemoval(db))?.state === 'done';
}
