import { createHash } from 'node:crypto';
import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { fileOf, inspectCsv } from '#platform/server/csv/read-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { remittances } from '../../../server/tables.ts';
import { bounds } from '../../remittances.ts';

type Upload = { courier: string; name: string; bytes: Buffer; authorId: number };

/**
 * Stores the CSV file of a courier and returns its id. The same file again returns the first one, unless that was
 * undone. Refuses a file that is no
 * text (415), and one without headers or rows (422).
 */
export async function uploadRemittance(db: Db, { bytes, ...given }: Upload): Promise<number> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = () =>
    db
      .select({ id: remittances.id })
      .from(remittances)
      .where(
        and(
          eq(remittances.courier, given.courier),
          eq(remittances.sha256, sha256),
          ne(remittances.state, 'undone'),
        ),
      );
  const [first] = await known();
  if (first) return first.id;
  const look = await inspectCsv(fileOf(bytes), bounds);
  const [made] = await db
    .insert(remittances)
    .values({ ...given, sha256, content: bytes, look, state: 'uploaded' })
    .onConflictDoNothing()
    .returning({ id: remittances.id });
  // A concurrent upload of the same file won.
  return made?.id ?? (await known())[0]!.id;
}

/** Deletes files that nobody booked within 7 days. */
export async function deleteOldRemittances(db: Db, { now }: { now: Date }): Promise<void> {
  const old = lt(remittances.createdAt, new Date(now.getTime() - 7 * dayMs));
  await db
    .delete(remittances)
    .where(and(old, ne(remittances.state, 'booked'), isNotNull(remittances.content)));
}
