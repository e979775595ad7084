import { and, eq, gt, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { formatRupees, timesRatio, toPaise, toRupees } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { products } from '../../../../server/tables.ts';
import { type BulkEdit, maxRows } from '../../../bulk/bulk-change.ts';
import type { AskedEdit } from '../../../bulk/contract.ts';
import { refusals } from '../../../bulk/refusals.ts';
import type { Existing } from '../../../bulk/read-row.ts';
import { type ProductValues } from '../../../product-fields.ts';
import { withOnePrice } from '../../../selling-price.ts';
import { readNames, readVersions } from '../../import/find-products.ts';
import { type PlannedRow, type Planning, planFields } from '../../import/plan-row.ts';
import { matching } from '../../list-products.ts';
import type { ProductHooks } from '../../product-kind.ts';
import { readTaxOf } from '../../read-tax.ts';
import { readProductRows } from '../../read-products.ts';
import { bulkRows } from '../../tables.ts';
import type { Remainder } from '../run-in-batches.ts';
import { keepHold, letGo, NotOurs, takeOver } from '../runner.ts';

type Tools = { kind: EntityKind<ProductValues>; hooks: ProductHooks };

const batchRows = 200;

/** Plans a bulk edit of many products as a job, in steps. A second run begins again. More than 20,000 fail in words. */
export async function checkEdit(db: Db, { id, kind, hooks }: Tools & { id: number }): Promise<Remainder> {
  const runner = await takeOver(db, { changeId: id, states: ['checking'] });
  if (!runner) return 'held';
  const { asked } = runner.change;
  if (!asked) throw new Error(`The bulk edit ${id} asks for nothing.`);
  try {
    await db.delete(bulkRows).where(eq(bulkRows.changeId, id));
    let count = 0;
    for await (const rows of editedRows(db, asked, { kind, hooks })) {
      count += rows.length;
      if (count > maxRows) throw refusals.tooManyProducts();
      await inTransaction(db, async (tx) => {
        await keepHold(tx, runner, {});
        await tx.insert(bulkRows).values(rows.map((row) => Object.assign(row, { changeId: id })));
      });
    }
    await inTransaction(db, (tx) => keepHold(tx, runner, { state: 'checked', problem: null }));
  } catch (error) {
    if (isRefusal(error))
      await inTransaction(db, (tx) => keepHold(tx, runner, { state: 'failed', problem: error.message }));
    else if (!(error instanceof NotOurs)) throw error;
  } finally {
    await letGo(db, runner);
  }
  return 'nothing';
}

/** Refuses more than 20,000 products (422), without counting further. */
export async function refuseTooMany(db: Db, { selected }: AskedEdit): Promise<void> {
  const beyond = await db
    .select({ id: products.id })
    .from(products)
    .where(await conditionOf(db, selected))
    .orderBy(products.id)
    .offset(maxRows)
    .limit(1);
  if (beyond.length > 0) throw refusals.tooManyProducts();
}

export type EditRow = PlannedRow & { number: number; version: number; cells: string[] };

/** Plans the edit of the selected products, in batches in the order of their ids. */
export async function* editedRows(
  db: Db,
  { selected, edit }: AskedEdit,
  { kind, hooks }: Tools,
): AsyncGenerator<EditRow[]> {
  const chosen = await conditionOf(db, selected);
  const day = dayOf(new Date());
  const planning: Omit<Planning, 'taxOf'> = {
    kind,
    day,
    names: await readNames(db),
    source: null,
    emptyClears: true,
    categoryId: null,
    productClass: '',
  };
  const read = (after: number) => readProductRows(db, and(chosen, gt(products.id, after))!, batchRows);
  for await (const found of inBatches(read, 0)) {
    // The versions come before the values. A change in between makes its row stale.
    const ids = found.map(({ id }) => id);
    const versions = await readVersions(db, ids);
    const fresh = await readProductRows(db, inArray(products.id, ids), batchRows);
    const taxOf = await readTaxOf(db, { hooks, day, products: fresh });
    yield fresh.map((product) => {
      const { id: number } = product;
      const about = { number, version: versions.get(number) ?? 0, cells: [] };
      return Object.assign(planEditOf(product, edit, { ...planning, taxOf }), about);
    });
  }
}

/** Returns the condition of a selection. Archived products change only when they are selected by hand or asked for. */
async function conditionOf(db: Db, selected: AskedEdit['selected']): Promise<SQL | undefined> {
  if ('ids' in selected) return inArray(products.id, selected.ids.map(Number));
  return and(await matching(db, selected.matching), notInArray(products.id, selected.except.map(Number)));
}

function planEditOf(product: Existing, edit: BulkEdit, planning: Planning): PlannedRow {
  if (edit.field !== 'mrp') return planFields(product, withOnePrice({ [edit.field]: edit.value }), planning);
  const paise = toPaise(product.mrp);
  const refuse = (reason: string): PlannedRow => ({
    ...planFields(product, {}, planning),
    result: 'refused',
    problems: [{ column: 'MRP', value: formatRupees(product.mrp), reason }],
  });
  if (paise === 0) return refuse('The product has no MRP yet.');
  const changed =
    edit.by === 'rupees'
      ? paise + toPaise(edit.value)
      : timesRatio(paise, Math.round(100 * (100 + edit.value)), 10_000);
  if (changed <= 0 || changed > 100_000_000)
    return refuse(`The MRP would be ${formatRupees(toRupees(changed))}.`);
  return planFields(product, { mrp: toRupees(changed) }, planning);
}
