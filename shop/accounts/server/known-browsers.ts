import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { hashToken } from './sessions/token.ts';
import { knownBrowsers } from './tables.ts';

const maxBrowsersPerEmail = 20;
const unusedDays = 365;

type Params = { email: string; browser: string | undefined };

/** Returns whether the owner of `email` has signed in with this browser before. */
export async function isKnownBrowser(db: Db, { email, browser }: Params): Promise<boolean> {
  if (browser === undefined) return false;
  const rows = await db
    .select({ email: knownBrowsers.email })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.email, email), eq(knownBrowsers.browserHash, hashToken(browser))));
  return rows.length > 0;
}

/** Returns whether any customer has signed in with this browser before. */
export async function isKnownToAnyone(db: Db, browser: string): Promise<boolean> {
  const rows = await db
    .select({ email: knownBrowsers.email })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.browserHash, hashToken(browser)))
    .limit(1);
  return rows.length > 0;
}

/** Remembers a browser whose user has proved to own `email`. Keeps the 20 most recently used browsers. */
export async function rememberBrowser(tx: Db, { email, browser }: Params): Promise<void> {
  if (browser === undefined) return;
  await tx
    .insert(knownBrowsers)
    .values({ email, browserHash: hashToken(browser) })
    .onConflictDoUpdate({
      target: [knownBrowsers.email, knownBrowsers.browserHash],
      set: { lastUsedAt: sql`now()` },
    });
  const kept = tx
    .select({ browserHash: knownBrowsers.browserHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.email, email))
    .orderBy(desc(knownBrowsers.lastUsedAt))
    .limit(maxBrowsersPerEmail);
  await tx
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.email, email), notInArray(knownBrowsers.browserHash, kept)));
}

export async function deleteBrowsers(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.email, email));
}

/** Deletes browsers without a sign-in for a year. */
export async function deleteUnusedBrowsers(db: Db): Promise<void> {
  const limit = sql`now() - make_interval(days => ${unusedDays})`;
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, limit));
}
