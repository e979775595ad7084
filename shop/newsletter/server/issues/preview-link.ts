import { eq } from 'drizzle-orm';
import { hourMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { readSignedLink, signLink } from '#platform/server/secrets/sign-link.ts';
import { newsletterIssues } from '../tables.ts';
import { type Letter, readLetter } from './read-letter.ts';

const use = 'newsletter-preview';

/** Returns the path that shows an issue as its readers get it, for one hour. */
export function letterPath(issueId: number, now: Date): string {
  return `/newsletter-preview/${signLink(use, { id: issueId, at: new Date(now.getTime() + hourMs) })}`;
}

/** Returns the letter of a preview link, or null for a link that is over or that this shop did not make. */
export async function readPreviewedLetter(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Letter | null> {
  const signed = token.length <= 200 ? readSignedLink(use, token) : null;
  if (!signed || signed.at <= now) return null;
  const [issue] = await db
    .select({ data: newsletterIssues.data })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, signed.id));
  return issue ? readLetter(db, issue.data) : null;
}
