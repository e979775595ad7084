import { toRupees } from '#platform/money.ts';
import type { CsvFile } from '#platform/server/csv/read-csv.ts';
import type { Db } from '#platform/server/db.ts';
import * as parts from '#platform/server/uploads/file-parts.ts';
import { maxFileBytes, type StatementLook, type TakenStatement } from '../contract.ts';
import { refusals } from '../../refusals.ts';
import { maskNarration } from '../../statement-file/mask-narration.ts';
import type { Columns } from '../../statement-file/columns.ts';
import { readReference } from '../../statement-file/read-reference.ts';
import type { ReadStatement } from '../../statement-file/read-statement.ts';
import type { CreditSource } from '../../server/match-by-reference.ts';
import { readStatementFile } from '../../server/read-statement-file.ts';
import { takeStatement } from '../../server/take-statement.ts';

const shownRows = 20;

/** Announces a statement. Returns the upload and the parts that are missing. Refuses more than 32 MB (413). */
export async function announceStatement(db: Db, { userId, bytes }: { userId: number; bytes: number }) {
  if (bytes > maxFileBytes) throw refusals.tooLarge(maxFileBytes / 1024 / 1024);
  const id = await parts.openUpload(db, { userId, purpose: 'statement', bytes, keep: 3 });
  return { id, missingParts: await parts.missingParts(db, { id, bytes }) };
}

type Own = { id: string; userId: number; columns: Columns | null; now: Date };

/** Reads a statement and says what it holds. Changes nothing. Refuses a foreign file (404), one with missing parts (409), and no statement (415, 422). */
export async function lookAtStatement(db: Db, { id, userId, columns, now }: Own): Promise<StatementLook> {
  const file = await wholeFile(db, { id, userId });
  const { look, problem, read, ...found } = await readStatementFile(db, file, { columns, now });
  const { accountEnd, headers, examples } = look;
  return { accountEnd, headers, examples, columns: found.columns, problem, read: read && describe(read) };
}

/** Takes a statement in as `takeStatement` does, and deletes its bytes. */
export async function takeUploaded(
  db: Db,
  { id, userId, columns, now, sources }: Own & { sources: readonly CreditSource[] },
): Promise<TakenStatement> {
  const file = await wholeFile(db, { id, userId });
  const taken = await takeStatement(db, file, { columns, authorId: userId, now, sources });
  await parts.deleteUpload(db, id);
  return taken;
}

async function wholeFile(db: Db, own: Pick<Own, 'id' | 'userId'>): Promise<CsvFile> {
  const { id, bytes } = await parts.findUpload(db, own);
  await parts.requireWhole(db, { id, bytes });
  return { bytes, read: () => parts.readParts(db, id) };
}

function describe({ rows, remarks, isBalanced, problems }: ReadStatement): StatementLook['read'] {
  const sumOf = (some: ReadStatement['rows']) =>
    toRupees(some.reduce((sum, { paise }) => sum + Math.abs(paise), 0));
  const { credit = [], debit = [] } = Object.groupBy(rows, ({ paise }) => (paise > 0 ? 'credit' : 'debit'));
  const [fromDay = null, toDay = null] = [rows[0]?.day, rows.at(-1)?.day].toSorted((a = '', b = '') =>
    a.localeCompare(b),
  );
  return {
    fromDay,
    toDay,
    credits: credit.length,
    creditsAmount: sumOf(credit),
    debits: debit.length,
    debitsAmount: sumOf(debit),
    remarks,
    isBalanced,
    problems,
    rows: credit.slice(0, shownRows).map(({ number, day, paise, referenceCell, narration }) => {
      const reference = readReference({ reference: referenceCell, narration });
      return { number, day, amount: toRupees(paise), reference, note: maskNarration(narration, reference) };
    }),
  };
}
