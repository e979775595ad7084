import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { pageSize } from '#platform/admin/list.ts';
import type { Db } from '#platform/server/db.ts';
import type { FileLook, Mapping, RowResult } from '../../bulk/bulk-change.ts';
import type { BulkChange, BulkRow } from '../../bulk/contract.ts';
import { suggestColumns } from '../../bulk/targets.ts';
import { bulkChanges, bulkRows } from '../tables.ts';
import { findChange, type BulkChangeRow } from './find-change.ts';
import { missingParts } from '#platform/server/uploads/file-parts.ts';

type Reader = { userId: number; withCosts?: boolean };

/** Returns a change of many products with its progress. Refuses an unknown one (404). */
export async function showChange(
  db: Db,
  { id, userId, withCosts = false }: Reader & { id: number },
): Promise<BulkChange> {
  const change = await findChange(db, id);
  const { kind, name, bytes, state, problem, look, createdAt, uploadId } = change;
  const isHidden = hiddenColumns(look, { mapping: change.mapping, withCosts });
  return {
    id,
    kind,
    name,
    bytes,
    state,
    problem,
    isMine: change.authorId === userId,
    plannedBy: change.authorName,
    startedBy: change.startedByName,
    createdAt: createdAt.toISOString(),
    missingParts: state === 'uploading' && uploadId ? await missingParts(db, { id: uploadId, bytes }) : [],
    look: look && { ...look, examples: look.examples.map((text, at) => (isHidden(at) ? '' : text)) },
    mapping: change.mapping ?? suggestedMapping(change),
    ...(await progressOf(db, change)),
  };
}

type Columns = { mapping: Mapping | null; withCosts: boolean };

/** Returns which columns of a file hold cost prices that the reader may not see. */
export function hiddenColumns(
  look: FileLook | null,
  { mapping, withCosts }: Columns,
): (at: number) => boolean {
  if (withCosts || !look) return () => false;
  const suggested = suggestColumns(look);
  return (at) => mapping?.columns[at] === 'cost' || suggested[at] === 'cost';
}

function suggestedMapping({ look }: BulkChangeRow): Mapping | null {
  return look && { columns: suggestColumns(look), emptyClears: false, categoryId: null, productClass: '' };
}

async function progressOf(
  db: Db,
  { id, state, undoPosition }: BulkChangeRow,
): Promise<Pick<BulkChange, 'rows' | 'total' | 'done' | 'kept'>> {
  const counts = await db
    .select({
      result: bulkRows.result,
      count: sql<number>`count(*)::int`,
      done: sql<number>`count(${bulkRows.doneAt})::int`,
      undone: sql<number>`(count(*) filter (where ${bulkRows.doneAt} is not null
        and ${bulkRows.number} >= ${undoPosition ?? 2 ** 31 - 1}))::int`,
      kept: sql<number>`count(${bulkRows.kept})::int`,
    })
    .from(bulkRows)
    .where(eq(bulkRows.changeId, id))
    .groupBy(bulkRows.result);
  const sum = (of: 'count' | 'done' | 'undone' | 'kept', results: RowResult[]) =>
    counts.filter(({ result }) => results.includes(result)).reduce((total, row) => total + row[of], 0);
  const rows = { create: 0, change: 0, unchanged: 0, refused: 0 };
  for (const { result, count } of counts) rows[result] = count;
  const isUndo = state === 'undoing' || state === 'undone';
  const refusedByRun = sum('done', ['refused']);
  return {
    rows,
    total: isUndo ? sum('done', ['create', 'change']) : sum('count', ['create', 'change']) + refusedByRun,
    done: isUndo ? sum('undone', ['create', 'change']) : sum('done', ['create', 'change', 'refused']),
    kept: sum('kept', ['create', 'change']),
  };
}

/** Lists the newest 20 changes of many products. */
export async function listBulkChanges(db: Db) {
  const { id, kind, name, state, createdAt, authorName: plannedBy, startedByName: startedBy } = bulkChanges;
  const rows = await db
    .select({ id, kind, name, state, createdAt, plannedBy, startedBy })
    .from(bulkChanges)
    .orderBy(desc(id))
    .limit(20);
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
}

/** Lists rows of a change with one result, 50 from the row after `after`. Refuses an unknown change (404). */
export async function listBulkRows(
  db: Db,
  {
    id,
    result,
    after = 0,
    withCosts = false,
  }: { id: number; result: RowResult; after?: number | undefined; withCosts?: boolean },
): Promise<{ rows: BulkRow[]; next: number | null }> {
  await findChange(db, id);
  const found = await db
    .select({
      number: bulkRows.number,
      name: bulkRows.name,
      result: bulkRows.result,
      productId: bulkRows.productId,
      changes: bulkRows.changes,
      problems: bulkRows.problems,
      doneAt: bulkRows.doneAt,
      kept: bulkRows.kept,
    })
    .from(bulkRows)
    .where(and(eq(bulkRows.changeId, id), eq(bulkRows.result, result), gt(bulkRows.number, after)))
    .orderBy(asc(bulkRows.number))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize).map(({ doneAt, changes, ...row }) => {
    const shown = changes.filter(({ field }) => withCosts || field !== 'cost');
    return Object.assign(row, { changes: shown, isDone: doneAt !== null });
  });
  return { rows, next: found.length > pageSize ? rows.at(-1)!.number : null };
}
