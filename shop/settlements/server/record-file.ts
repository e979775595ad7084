import { cutText } from '#platform/text/cut-text.ts';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CsvFile, inspectCsv, readCsv } from '#platform/server/csv/read-csv.ts';
import { problemOfCells } from '#platform/server/csv/read-records.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import * as parts from '#platform/server/uploads/file-parts.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { SettledRow } from '#shop/payments/settled-row.ts';
import { watchLeftOut } from '../report-file/left-out.ts';
import { columnsOf, missingHeaders, type Protocol, readReportRow } from '../report-file/read-report.ts';
import { recordRows } from './record-rows.ts';
import { settlementFiles } from './tables.ts';
import type { FileResult } from '../settlement.ts';
import { bounds, refusals } from '../report-file/file-bounds.ts';

export const settlementFileJob = defineJob({
  name: 'settlement-file',
  title: 'Read the file of a provider of payments',
  data: z.object({ id: z.int() }),
  retryLimit: 2,
  expireInSeconds: 900,
});

type Announced = { provider: string; name: string; bytes: number; userId: number };
type Own = { id: number; userId: number };

/** Announces the file of a provider's dashboard, whose parts follow. Returns its id. */
export async function announceFile(db: Db, { userId, ...file }: Announced): Promise<number> {
  return inTransaction(db, async (tx) => {
    const uploadId = await parts.openUpload(tx, { userId, purpose: 'import', bytes: file.bytes });
    const [made] = await tx
      .insert(settlementFiles)
      .values({ ...file, uploadId, authorId: userId })
      .returning({ id: settlementFiles.id });
    return made!.id;
  });
}

/** Stores a part. Returns the numbers of the parts that are missing. Refuses the file of a colleague (404). */
export async function savePart(
  db: Db,
  { id, userId, ...part }: Own & { number: number; content: Buffer },
): Promise<number[]> {
  const uploadId = await findUpload(db, { id, userId });
  return parts.savePart(db, { id: uploadId, userId, ...part });
}

/** Queues the reading of a whole file. Refuses one with missing parts (409). */
export async function startFile(db: Db, own: Own): Promise<void> {
  const id = await findUpload(db, own);
  const [file] = await db.select().from(settlementFiles).where(eq(settlementFiles.id, own.id));
  await parts.requireWhole(db, { id, bytes: file!.bytes });
  await inTransaction(db, async (tx) => {
    const started = await tx
      .update(settlementFiles)
      .set({ state: 'waiting' })
      .where(and(eq(settlementFiles.id, own.id), eq(settlementFiles.state, 'uploading')))
      .returning({ id: settlementFiles.id });
    if (started.length > 0) await enqueue(tx, settlementFileJob, { id: own.id });
  });
}

async function findUpload(db: Db, { id, userId }: Own): Promise<string> {
  const [file] = await db
    .select()
    .from(settlementFiles)
    .where(and(eq(settlementFiles.id, id), eq(settlementFiles.authorId, userId)));
  if (!file?.uploadId) throw refusals.unknownFile();
  return file.uploadId;
}

/** Reads a file and adds its rows to the book of money, all or none. Its bytes go then. A second run does nothing. */
export async function workOnFile(db: Db, { id }: { id: number }): Promise<void> {
  const [file] = await db.select().from(settlementFiles).where(eq(settlementFiles.id, id));
  if (file?.state !== 'waiting' || !file.uploadId) return;
  const { uploadId, provider, bytes } = file;
  const csv: CsvFile = { bytes, read: () => parts.readParts(db, uploadId) };
  try {
    const result = await recordReport(db, csv, { provider });
    await db.update(settlementFiles).set({ result, state: 'recorded' }).where(eq(settlementFiles.id, id));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem = cutText(error.message, 300);
    await db.update(settlementFiles).set({ problem, state: 'refused' }).where(eq(settlementFiles.id, id));
  }
  await parts.deleteUpload(db, uploadId);
}

const shownProblems = 20;
const protocolOf = (provider: string): Protocol => (provider === 'razorpay' ? 'razorpay' : 'cashfree');

/**
 * Adds the rows of a report of 'Settlement recon' to the book of money. Each row ends in exactly one count. Refuses what `inspectCsv` refuses (415, 422), and
 * a file without the columns of the provider (422). Names the columns of money that the shop left out.
 */
export async function recordReport(
  db: Db,
  csv: CsvFile,
  { provider }: { provider: string },
): Promise<FileResult> {
  const protocol = protocolOf(provider);
  const look = await inspectCsv(csv, bounds);
  const counts = { unsettled: 0, unreadableCount: 0, unreadable: [] as FileResult['unreadable'] };
  let columns = columnsOf(look.headers, protocol);
  const leftOut = watchLeftOut();
  leftOut.begin(look.headers, columns);
  async function* rows(): AsyncGenerator<SettledRow> {
    for await (const { number, cells, longCells } of readCsv(csv, look, bounds)) {
      const header = columnsOf(cells, protocol);
      if (header) {
        columns = header;
        leftOut.begin(cells, columns);
      } else leftOut.see(cells);
      // Before the events of Cashfree come its settlements, whose sums the events make.
      if (header || !columns) continue;
      const problem = problemOfCells(longCells, look.headers);
      const read = problem ? { problem } : readReportRow(cells, { columns, protocol });
      if (read === 'unsettled') counts.unsettled += 1;
      else if ('row' in read) yield read.row;
      else {
        counts.unreadableCount += 1;
        if (counts.unreadable.length < shownProblems)
          counts.unreadable.push({ number, problem: read.problem });
      }
    }
    if (!columns) throw refusals.otherColumns(missingHeaders(look.headers, protocol));
  }
  const recorded = await recordRows(db, { provider, rows: rows() });
  return { ...recorded, ...counts, leftOut: leftOut.names() };
}

/** Returns the newest 20 files. */
export async function listFiles(db: Db) {
  return db
    .select()
    .from(settlementFiles)
    .where(ne(settlementFiles.state, 'uploading'))
    .orderBy(desc(settlementFiles.id))
    .limit(20);
}

/** Deletes files that never came whole, after a day. */
export async function deleteOldSettlementFiles(db: Db): Promise<void> {
  await db
    .delete(settlementFiles)
    .where(
      and(
        eq(settlementFiles.state, 'uploading'),
        lt(settlementFiles.createdAt, sql`now() - interval '1 day'`),
      ),
    );
}
