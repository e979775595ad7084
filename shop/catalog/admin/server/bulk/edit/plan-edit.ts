import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { formatRupees } from '#platform/money.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '../../../../refusals.ts';
import { productClasses } from '../../../../facts.ts';
import { categories } from '../../../../server/tables.ts';
import { type BulkEdit, maxAtOnce } from '../../../bulk/bulk-change.ts';
import type { AskedEdit } from '../../../bulk/contract.ts';
import { refusals } from '../../../bulk/refusals.ts';
import { fieldLabels, productStates, type ProductValues } from '../../../product-fields.ts';
import type { ProductHooks } from '../../product-kind.ts';
import { bulkChanges, bulkRows } from '../../tables.ts';
import { enqueueBulkChange } from '../jobs.ts';
import { editedRows, type EditRow, refuseTooMany } from './check-edit.ts';

type Params = {
  asked: AskedEdit;
  userId: number;
  kind: EntityKind<ProductValues>;
  hooks: ProductHooks;
};

/**
 * Plans one change for the selected products, and changes nothing. Up to 200 products are planned at once, more by a job.
 * Returns the id of the plan. Refuses an unknown category (404), a selection without a product (409), and more than 20,000 (422).
 */
export async function planEdit(db: Db, { asked, userId, ...tools }: Params): Promise<number> {
  const name = await nameOf(db, asked.edit);
  const rows: EditRow[] = [];
  for await (const batch of editedRows(db, asked, tools)) {
    rows.push(...batch);
    if (rows.length > maxAtOnce || batch.length < maxAtOnce) break;
  }
  if (rows.length === 0) throw refusals.nothingSelected();
  const isSmall = rows.length <= maxAtOnce;
  if (!isSmall) await refuseTooMany(db, asked);
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(bulkChanges)
      .values({ kind: 'edit', authorId: userId, name, asked, state: isSmall ? 'checked' : 'checking' })
      .returning({ id: bulkChanges.id });
    const { id } = made!;
    if (isSmall) await tx.insert(bulkRows).values(rows.map((row) => Object.assign(row, { changeId: id })));
    else await enqueueBulkChange(tx, id);
    return id;
  });
}

/** `MRP +10 %`, `Category: Hair oils` */
async function nameOf(db: Db, edit: BulkEdit): Promise<string> {
  const label = fieldLabels[edit.field];
  if (edit.field === 'mrp') {
    const sign = edit.value < 0 ? '−' : '+';
    const size = Math.abs(edit.value);
    return `${label} ${sign}${edit.by === 'percent' ? `${size} %` : formatRupees(size)}`;
  }
  if (edit.field === 'categoryId') {
    const [category] = await db.select().from(categories).where(eq(categories.id, edit.value));
    if (!category) throw catalogRefusals.categoryNotFound();
    return `${label}: ${category.name}`;
  }
  if (edit.field === 'productClass') return `${label}: ${productClasses[edit.value]}`;
  return `${label}: ${edit.field === 'state' ? productStates[edit.value] : edit.value}`;
}
