import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { isWordedEmail } from '../kinds/emails.ts';
import { type ContentData, kinds } from '../kinds/kinds.ts';
import { contentEntries, contentVersions } from './tables.ts';

/**
 * Returns the published words of an email, or undefined. An email that staff may not change needs no query, so a code never waits for one. Words
 * of a demo are not those of a real shop.
 */
export async function readEmailWords(
  db: Db,
  template: string,
  { demo }: { demo: boolean },
): Promise<ContentData<'emails'> | undefined> {
  if (!isWordedEmail(template)) return undefined;
  const [found] = await db
    .select({ data: contentVersions.data, isDemo: contentVersions.isDemo })
    .from(contentVersions)
    .innerJoin(contentEntries, eq(contentEntries.id, contentVersions.entryId))
    .where(
      and(
        eq(contentEntries.kind, 'emails'),
        eq(contentEntries.key, template),
        eq(contentVersions.state, 'published'),
      ),
    );
  if (!found || (found.isDemo && !demo)) return undefined;
  const parsed = kinds.emails.schema.safeParse(found.data);
  return parsed.success ? parsed.data : undefined;
}
