import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { CsvLook } from '#platform/csv.ts';
import { formatMoment } from '#platform/india-time.ts';
import { fileOf, inspectCsv, readCsv } from '#platform/server/csv/read-csv.ts';
import { problemOfCells } from '#platform/server/csv/read-records.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import {
  bounds,
  type CourierFile,
  type CourierFileLook,
  maxChanges,
  refusals,
  type RowResult,
} from '../../courier-file.ts';
import { problemOf, type Target } from '../../courier-file/columns.ts';
import { type PlannedRow, planRows } from '../../courier-file/plan-rows.ts';
import { type FileRow, type RawRow, readRows } from '../../courier-file/read-rows.ts';
import { columnsToKeep, rememberedColumns } from '../../courier-file/remembered-columns.ts';
import { suggestColumns } from '../../courier-file/suggest-columns.ts';
import { handStep } from '../../hand-steps.ts';
import { keepFileReading, readFileReading } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { activeCourier, giveLogged, takenMeanwhile, waybillProblems } from '../by-hand/give-waybills.ts';
import { takeOne } from '../by-hand/take-step.ts';
import { findParcels } from './find-parcels.ts';
import { type Answers, readByAnswers, unknownWords, type UnknownWords } from './unknown-words.ts';

/** Rows that tell what the columns hold. */
const sampleRows = 200;

/**
 * Returns the columns of a courier's file, with a target for each: as staff saved them last for this courier, else as the shop
 * guesses (POST /api/admin/by-hand/file/look). Nothing of the file is stored. Refuses a file that is no text (415), and one
 * without headers or rows, or with too many columns (422).
 */
export async function inspectFile(
  db: Db,
  { bytes, courier }: { bytes: Buffer; courier: string },
): Promise<CourierFileLook> {
  const look = await inspectCsv(fileOf(bytes), bounds);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readCsv(fileOf(bytes), look, bounds)) {
    rows.push(cells);
    if (rows.length === sampleRows) break;
  }
  const { headers, examples } = look;
  const { fileColumns } = await readFileReading(db, { name: courier });
  const remembered = rememberedColumns(headers, fileColumns);
  const columns = remembered ?? suggestColumns(headers, rows);
  return { headers, examples, columns, isRemembered: remembered !== null };
}

type File = {
  bytes: Buffer;
  columns: (Target | null)[];
  courier: string;
  /** The meanings of unknown words that staff choose with this request. */
  words?: Answers;
  role: StaffRole;
  by: Author & { userId: number };
};

/**
 * Returns what each row of a courier's file would change (POST /api/admin/by-hand/file/check). Each row has exactly one result. Refuses
 * columns that cannot be used (400), a courier that the shop does not have (409), and what `lookAtFile` refuses.
 */
export async function checkFile(db: Db, file: File): Promise<CourierFile> {
  await activeCourier(db, file.courier);
  const { rows, unknown } = await plan(db, file);
  return { ...show(rows, 0), unknownWords: unknown };
}

/**
 * Changes parcels as a courier's file says, at most 200 rows of it, each in a transaction of its own (POST
 * /api/admin/by-hand/file/import). `left` counts the rows for the next request. The same file again changes nothing more. Remembers the
 * columns for the courier. Refuses as `checkFile`.
 */
export async function importFile(db: Db, file: File): Promise<CourierFile> {
  const handCourier = await activeCourier(db, file.courier);
  const { rows, unknown } = await plan(db, file);
  const result: ShownRow[] = [];
  let changes = 0;
  for (const row of rows) {
    const isNext = row.result === 'change' && changes < maxChanges;
    if (isNext) changes += 1;
    result.push(isNext ? await change(db, row, { ...file, handCourier }) : row);
  }
  // An answer to words that are not in the file would only fill the courier's row.
  const words = Object.fromEntries(
    Object.entries(file.words ?? {}).filter(([asked]) => unknown.some(({ key }) => key === asked)),
  );
  await keepReading(db, { ...file, words, handCourier });
  const left = rows.filter(({ result: planned }) => planned === 'change').length - changes;
  return { ...show(result, left), unknownWords: unknown };
}

async function keepReading(
  db: Db,
  { bytes, columns, words = {}, handCourier: name }: File & { handCourier: string },
): Promise<void> {
  const { headers } = await inspectCsv(fileOf(bytes), bounds);
  await keepFileReading(db, { name, fileColumns: columnsToKeep(headers, columns), fileWords: words });
}

type Plan = { rows: PlannedRow[]; unknown: UnknownWords[] };

async function plan(db: Db, { bytes, columns, role, courier, words = {} }: File): Promise<Plan> {
  const look = await inspectCsv(fileOf(bytes), bounds);
  const problem = columns.length === look.headers.length ? problemOf(columns) : 'Please choose every column.';
  if (problem) throw refusals.columns(problem);
  const read = readRows(await readAll(bytes, look, columns), { headers: look.headers, columns });
  const parcels = await findParcels(db, read);
  const answers = { ...(await readFileReading(db, { name: courier })).fileWords, ...words };
  const rows = planRows(readByAnswers(read, answers), {
    ...parcels,
    isPacker: role === 'packer',
    now: new Date(),
  });
  const isOurs = (row: FileRow) => {
    const parcel = parcels.find(row);
    return !row.isHeader && !row.problem && parcel !== null && typeof parcel === 'object';
  };
  return { rows, unknown: unknownWords(read.filter(isOurs), answers) };
}

async function readAll(bytes: Buffer, look: CsvLook, columns: File['columns']): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const { number, cells, longCells } of readCsv(fileOf(bytes), look, bounds))
    rows.push({ number, cells, problem: problemOfCells(longCells, columns) });
  return rows;
}

type ShownRow = Omit<PlannedRow, 'result'> & { result: RowResult };

/** Takes the waybill back when the step of the same row is refused. */
class RowRefused extends Error {}

async function change(
  db: Db,
  row: PlannedRow,
  { by, handCourier }: File & { handCourier: string },
): Promise<ShownRow> {
  const { orderId, orderNumber, waybill, step, at } = row.gives!;
  try {
    const isChanged = await retryTransaction(db, async (tx) => {
      const given = waybill
        ? await giveLogged(tx, { orderId, orderNumber, waybill, handCourier, by })
        : 'same';
      if (given !== 'given' && given !== 'same') throw new RowRefused(waybillProblems[given]);
      if (!step) return given === 'given';
      const taken = await takeOne(tx, {
        orderNumber,
        step,
        remark: '',
        authorId: by.userId,
        mayStartPacked: true,
        ...(at ? { at: at.toISOString() } : {}),
      });
      if (taken.outcome === 'refused') throw new RowRefused(taken.problem);
      return given === 'given' || taken.outcome === 'done';
    });
    return { ...row, result: isChanged ? 'saved' : 'unchanged' };
  } catch (error) {
    const note = error instanceof RowRefused ? error.message : waybillProblems[takenMeanwhile(error)];
    return { ...row, result: 'refused', note };
  }
}

function show(rows: readonly ShownRow[], left: number): Omit<CourierFile, 'unknownWords'> {
  return {
    left,
    rows: rows.map(({ number, waybill, orderNumber, result, note, gives }) => ({
      number,
      waybill,
      orderNumber,
      result,
      note: gives && result !== 'refused' ? says(gives, note) : note,
    })),
  };
}

function says({ waybill, step, at }: NonNullable<PlannedRow['gives']>, note: string): string {
  const moment = at ? ` on ${formatMoment(at)}` : '';
  return [waybill && `Waybill ${waybill}`, step && `${handStep(step).label}${moment}`, note]
    .filter(Boolean)
    .join(', ');
}
