import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals } from '../../bulk/refusals.ts';
import type { GroupHooks } from '../groups/group-kind.ts';
import type { ProductHooks } from '../product-kind.ts';
import { type Kind, type Row, runInTransaction } from './batch-transaction.ts';
import { workerOf } from './find-change.ts';
import { keepHold, letGo, NotOurs, type Runner, takeOver } from './runner.ts';

export type Running = {
  id: number;
  hooks: ProductHooks & GroupHooks;
  namesOf: Author['namesOf'];
  /** Whether the staff member whose work it is may change stock. */
  mayChangeStock: boolean;
  /** Whether this staff member may see and change cost prices. */
  maySeeCosts?: boolean;
  /** A job runs this long and leaves the rest to the next one. */
  milliseconds?: number;
};

/** What a run leaves: nothing, rows for the next job, or all to the process that holds the change. */
export type Remainder = 'nothing' | 'rows' | 'held';

type RowContext = { changeId: number; batch: string; authorId: number; by: Author };

/** A run or an undo. A number counts its rows in its own direction. */
type Steps = {
  states: { during: 'running' | 'undoing'; after: 'done' | 'undone' };
  startOf: (change: Runner['change']) => number;
  progressOf: (number: number) => { position: number } | { undoPosition: number };
  nextRows: (id: number, number: number) => Promise<Row[]>;
  work: (tx: Db, row: Row, context: RowContext & { kind: Kind }) => Promise<void>;
  noteDone?: (tx: Db, done: readonly Row[]) => Promise<void>;
  noteRefused: (tx: Db, row: Row, error: unknown) => Promise<void>;
};

/**
 * Runs or undoes the rows of a change, many in one transaction together with their progress, so that a killed process goes on
 * exactly where it stopped. A row that is refused hurts no other. Returns what is left.
 */
export async function runInBatches(
  db: Db,
  { id, hooks, namesOf, mayChangeStock, maySeeCosts = false, milliseconds = Infinity }: Running,
  { states, startOf, progressOf, nextRows, work, noteDone, noteRefused }: Steps,
): Promise<Remainder> {
  const runner = await takeOver(db, { changeId: id, states: [states.during] });
  if (!runner) return 'held';
  const { batch } = runner.change;
  const authorId = workerOf(runner.change);
  const context = { changeId: id, batch, authorId, by: { userId: authorId, namesOf } };

  const runRows = (rows: Row[]) =>
    runInTransaction(db, {
      rows,
      hooks,
      async work(tx, row, kind) {
        if (row.stockChange !== 0 && !mayChangeStock) throw refusals.noStockRight();
        if (row.extras.cost !== undefined && !maySeeCosts) throw refusals.noCostRight();
        await work(tx, row, { kind, ...context });
      },
      async note(tx, done) {
        await noteDone?.(tx, done);
        await keepHold(tx, runner, progressOf(done.at(-1)!.number));
      },
      refuse: (row, error) =>
        retryTransaction(db, async (tx) => {
          await noteRefused(tx, row, error);
          await keepHold(tx, runner, progressOf(row.number));
        }),
    });

  const endAt = performance.now() + milliseconds;
  let number = startOf(runner.change);
  try {
    while (performance.now() < endAt) {
      const rows = await nextRows(id, number);
      if (rows.length === 0) {
        await retryTransaction(db, (tx) => keepHold(tx, runner, { state: states.after }));
        return 'nothing';
      }
      ({ number } = await runRows(rows));
    }
    return 'rows';
  } catch (error) {
    if (error instanceof NotOurs) return 'nothing';
    throw error;
  } finally {
    await letGo(db, runner);
  }
}
