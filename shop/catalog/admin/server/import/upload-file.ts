import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { lookAtCsv } from '#platform/server/csv/look-at-csv.ts';
import type { ReadFile } from '#platform/server/csv/read-records.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { maxColumns, maxFileBytes, partBytes, partsOfFile } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { sourceOf } from '../../bulk/targets.ts';
import { bulkChanges, bulkParts } from '../tables.ts';
import { lockOwn } from '../bulk/find-change.ts';

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
    await tx.delete(bulkChanges).where(and(ofAuthor, notInArray(bulkChanges.id, newest)));
    const [made] = await tx
      .insert(bulkChanges)
      .values({ kind: 'file', authorId: userId, name, bytes, state: 'uploading' })
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
  { userId, id, number, content }: { userId: number; id: number; number: number; content: Buffer },
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const { bytes } = await lockOwn(tx, { id, userId, states: ['uploading'] });
    const count = partsOfFile(bytes);
    const length = number === count - 1 ? bytes - (count - 1) * partBytes : partBytes;
    if (number >= count || content.length !== length) throw refusals.wrongPart();
    await tx
      .insert(bulkParts)
      .values({ changeId: id, number, content })
      .onConflictDoUpdate({ target: [bulkParts.changeId, bulkParts.number], set: { content } });
    return missingParts(tx, { id, bytes });
  });
}

/** Returns the numbers of the parts that the shop lacks. */
export async function missingParts(db: Db, { id, bytes }: { id: number; bytes: number }): Promise<number[]> {
  const stored = await db
    .select({ number: bulkParts.number })
    .from(bulkParts)
    .where(eq(bulkParts.changeId, id));
  const has = new Set(stored.map(({ number }) => number));
  return Array.from({ length: partsOfFile(bytes) }, (_, at) => at).filter((number) => !has.has(number));
}

/** Reads the parts of a file in their order, one at a time. Holds no connection between two. */
export function partsOf(db: Db, id: number): ReadFile {
  return async function* read() {
    for (let number = 0; ; number += 1) {
      const [part] = await db
        .select({ content: bulkParts.content })
        .from(bulkParts)
        .where(and(eq(bulkParts.changeId, id), eq(bulkParts.number, number)))
        .orderBy(asc(bulkParts.number));
      if (!part) return;
      yield part.content;
    }
  };
}

/**
 * Reads how a whole file is written, and its headers. Refuses a colleague's file (404), a file with missing parts (409), and
 * what `lookAtCsv` refuses (415, 422).
 */
export async function lookAtUpload(db: Db, { userId, id }: { userId: number; id: number }): Promise<void> {
  const { bytes, state } = await lockOwn(db, { id, userId, states: ['uploading', 'uploaded', 'checked'] });
  if ((await missingParts(db, { id, bytes })).length > 0) throw refusals.partsMissing();
  const written = await lookAtCsv(partsOf(db, id), { maxColumns });
  const look = { ...written, source: sourceOf(written.headers) };
  const isNew = state === 'uploading';
  await db
    .update(bulkChanges)
    .set({ look, ...(isNew ? { state: 'uploaded' as const } : {}) })
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.state, state)));
}

/** Deletes uploaded bytes after a day, files that never ran after a day, and every bulk change after 90 days. */
export async function deleteOldBulkChanges(db: Db): Promise<void> {
  const olderThan = (days: number) => lt(bulkChanges.createdAt, sql`now() - make_interval(days => ${days})`);
  const old = db.select({ id: bulkChanges.id }).from(bulkChanges).where(olderThan(1));
  await db.delete(bulkParts).where(inArray(bulkParts.changeId, old));
  await db.delete(bulkChanges).where(and(olderThan(1), inArray(bulkChanges.state, waiting)));
  const ended = ['stopped', 'done', 'undone'] as const;
  await db.delete(bulkChanges).where(and(olderThan(90), inArray(bulkChanges.state, ended)));
}
