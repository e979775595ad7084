import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { type CsvFile, inspectCsv } from '#platform/server/csv/read-csv.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import * as parts from '#platform/server/uploads/file-parts.ts';
import { bounds, maxFileBytes } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { sourceOf } from '../../bulk/targets.ts';
import { bulkChanges } from '../tables.ts';
import { type BulkChangeRow, lockOwn } from '../bulk/find-change.ts';

/** Files of an author that wait. A further one replaces the oldest. */
const maxWaiting = 3;

const waiting = ['uploading', 'uploaded', 'checked', 'failed'] as const;

/** Announces a file. Returns its id. Refuses a workbook by its name (415) and more than 50 MB (413). */
export async function announceFile(
  db: Db,
  { userId, name, bytes }: { userId: number; name: string; bytes: number },
): Promise<number> {
  if (bytes > maxFileBytes) throw refusals.tooLarge();
  const workbook = /\.(xlsx?|xlsm|xlsb|ods|numbers|zip)$/i.exec(name)?.[1];
  if (workbook) throw refusals.noText(`a file of the kind ${workbook.toLowerCase()}`);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userId}`}, 0))`);
    const ofAuthor = and(eq(bulkChanges.authorId, userId), inArray(bulkChanges.state, waiting));
    const newest = tx
      .select({ id: bulkChanges.id })
      .from(bulkChanges)
      .where(ofAuthor)
      .orderBy(desc(bulkChanges.id))
      .limit(maxWaiting - 1);
    const replaced = await tx
      .delete(bulkChanges)
      .where(and(ofAuthor, notInArray(bulkChanges.id, newest)))
      .returning({ uploadId: bulkChanges.uploadId });
    for (const { uploadId: id } of replaced) if (id) await parts.deleteUpload(tx, id);
    const uploadId = await parts.openUpload(tx, { userId, purpose: 'import', bytes });
    const [made] = await tx
      .insert(bulkChanges)
      .values({ kind: 'file', authorId: userId, name, bytes, uploadId, state: 'uploading' })
      .returning({ id: bulkChanges.id });
    return made!.id;
  });
}

/**
 * Stores a part of a file and returns the numbers of the parts that are missing. A part that comes again replaces the first.
 * Refuses a colleague's file (404), a file that is read already (409), and a part of a wrong number or length (400).
 */
export async function savePart(
  db: Db,
  { userId, id, ...part }: { userId: number; id: number; number: number; content: Buffer },
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const file = await lockOwn(tx, { id, userId, states: ['uploading'] });
    return parts.savePart(tx, { ...part, id: uploadOf(file), userId });
  });
}

/** Returns how the bytes of a file are read, again for each call. */
export function fileOf(db: Db, change: BulkChangeRow): CsvFile {
  return { bytes: change.bytes, read: () => parts.readParts(db, uploadOf(change)) };
}

/** A bulk edit has no file. */
function uploadOf({ uploadId }: Pick<BulkChangeRow, 'uploadId'>): string {
  if (uploadId === null) throw refusals.partsMissing();
  return uploadId;
}

/**
 * Reads how a whole file is written, and its headers. Refuses a colleague's file (404), a file with missing parts (409), and
 * what `inspectCsv` refuses (415, 422).
 */
export async function inspectUpload(db: Db, { userId, id }: { userId: number; id: number }): Promise<void> {
  const file = await lockOwn(db, { id, userId, states: ['uploading', 'uploaded', 'checked'] });
  const { bytes, state } = file;
  await parts.requireWhole(db, { id: uploadOf(file), bytes });
  const written = await inspectCsv(fileOf(db, file), bounds);
  const look = { ...written, source: sourceOf(written.headers) };
  const isNew = state === 'uploading';
  await db
    .update(bulkChanges)
    .set({ look, ...(isNew ? { state: 'uploaded' as const } : {}) })
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.state, state)));
}

/** Deletes files that never ran after a day, and every bulk change after 90 days. */
export async function deleteOldBulkChanges(db: Db): Promise<void> {
  const olderThan = (days: number) => lt(bulkChanges.createdAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(bulkChanges).where(and(olderThan(1), inArray(bulkChanges.state, waiting)));
  const ended = ['stopped', 'done', 'undone'] as const;
  await db.delete(bulkChanges).where(and(olderThan(90), inArray(bulkChanges.state, ended)));
}
