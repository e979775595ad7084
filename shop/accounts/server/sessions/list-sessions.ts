import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Device } from '#shop/accounts/devices.ts';
import { deviceName } from '../../device-name.ts';
import { sessions } from '../tables.ts';

type Params = { userId: number; sessionId: number };

/** Returns a user's devices, most recently used first. `sessionId` is the current session. */
export async function listSessions(db: Db, { userId, sessionId }: Params): Promise<Device[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map(({ id, userAgent, lastSeenAt, createdAt }) => ({
    id,
    name: deviceName(userAgent),
    lastSeenAt: lastSeenAt.toISOString(),
    loggedInAt: createdAt.toISOString(),
    isThis: id === sessionId,
  }));
}
