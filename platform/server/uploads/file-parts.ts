import { and, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { partBytes, partsOfFile } from '../../file-parts.ts';
import { Refusal } from '../../refusal.ts';
import { type Db, inTransaction } from '../db.ts';
import { fileParts, fileUploads } from '../tables.ts';

const refusals = {
  notFound: () => new Refusal('not_found', 404, 'The shop no longer has this upload.'),
  wrongPart: () => new Refusal('wrong_part', 400, 'This part does not belong to the file.'),
  partsMissing: () => new Refusal('parts_missing', 409, 'The file has not arrived completely yet.'),
};

type Announced = {
  userId: number;
  purpose: 'import' | 'picture' | 'statement';
  bytes: number;
  /** Uploads of this user and purpose that the shop keeps. The oldest go. By default it keeps all for a day. */
  keep?: number;
};

/** Announces a file of a user, whose parts follow. Returns the id of the upload. */
export async function openUpload(db: Db, { keep, ...announced }: Announced): Promise<string> {
  return inTransaction(db, async (tx) => {
    if (keep !== undefined) await keepNewest(tx, { ...announced, count: keep - 1 });
    const [made] = await tx.insert(fileUploads).values(announced).returning({ id: fileUploads.id });
    return made!.id;
  });
}

async function keepNewest(
  tx: Db,
  { userId, purpose, count }: Omit<Announced, 'bytes' | 'keep'> & { count: number },
): Promise<void> {
  const ofUser = and(eq(fileUploads.userId, userId), eq(fileUploads.purpose, purpose));
  const newest = tx
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(ofUser)
    .orderBy(desc(fileUploads.createdAt))
    .limit(count);
  await tx.delete(fileUploads).where(and(ofUser, notInArray(fileUploads.id, newest)));
}

type Own = { id: string; userId: number };

/**
 * Stores a part of a file and returns the numbers of the parts that are missing. A part that comes again replaces the first.
 * Refuses the upload of another user (404), and a part of a wrong number or length (400).
 */
export async function savePart(
  db: Db,
  { number, content, ...own }: Own & { number: number; content: Buffer },
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const { id, bytes } = await findUpload(tx, own);
    const count = partsOfFile(bytes);
    const length = number === count - 1 ? bytes - (count - 1) * partBytes : partBytes;
    if (number >= count || content.length !== length) throw refusals.wrongPart();
    await tx
      .insert(fileParts)
      .values({ uploadId: id, number, content })
      .onConflictDoUpdate({ target: [fileParts.uploadId, fileParts.number], set: { content } });
    return missingParts(tx, { id, bytes });
  });
}

/** Returns an upload of the user. Refuses another one (404). */
export async function findUpload(db: Db, { id, userId }: Own): Promise<typeof fileUploads.$inferSelect> {
  const [found] = await db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.userId, userId)));
  if (!found) throw refusals.notFound();
  return found;
}

export async function missingParts(db: Db, { id, bytes }: { id: string; bytes: number }): Promise<number[]> {
  const stored = await db
    .select({ number: fileParts.number })
    .from(fileParts)
    .where(eq(fileParts.uploadId, id));
  const has = new Set(stored.map(({ number }) => number));
  return Array.from({ length: partsOfFile(bytes) }, (_, at) => at).filter((number) => !has.has(number));
}

/** Refuses an upload with missing parts (409). */
export async function requireWhole(db: Db, upload: { id: string; bytes: number }): Promise<void> {
  if ((await missingParts(db, upload)).length > 0) throw refusals.partsMissing();
}

/** Reads the parts of a file in their order, one at a time. Holds no connection between two. */
export async function* readParts(db: Db, id: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const [part] = await db
      .select({ content: fileParts.content })
      .from(fileParts)
      .where(and(eq(fileParts.uploadId, id), eq(fileParts.number, number)));
    if (!part) return;
    yield part.content;
  }
}

/** Notes what became of an upload, once, and deletes its bytes. Returns false when another request was faster. */
export async function settleUpload(db: Db, { id, result }: { id: string; result: string }): Promise<boolean> {
  const settled = await db
    .update(fileUploads)
    .set({ result })
    .where(and(eq(fileUploads.id, id), isNull(fileUploads.result)))
    .returning({ id: fileUploads.id });
  if (settled.length === 0) return false;
  await db.delete(fileParts).where(eq(fileParts.uploadId, id));
  return true;
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(fileUploads).where(eq(fileUploads.id, id));
}

/** Deletes the bytes of uploads after a day. */
export async function deleteOldUploads(db: Db): Promise<void> {
  await db.delete(fileUploads).where(lt(fileUploads.createdAt, sql`now() - interval '1 day'`));
}
