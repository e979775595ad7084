import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import {
  type FileRecord,
  problemOfCells,
  type ReadFile,
  readRecords,
} from '#platform/server/csv/read-records.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type FileLook, type Mapping, maxColumns, maxRows, type RowProblem } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { prepareRow } from '../../bulk/foreign-row.ts';
import { cellsOf, type RowCells } from '../../bulk/read-row.ts';
import type { ProductValues } from '../../product-fields.ts';
import type { ProductHooks } from '../product-kind.ts';
import { readTaxOf } from '../read-tax.ts';
import { bulkRows } from '../tables.ts';
import { findProducts, type ProductIndex, readNames } from './find-products.ts';
import {
  baseOf,
  identify,
  keepAddress,
  makeAddress,
  onlyUnchanged,
  rememberName,
  type EarlierRows,
} from './identify-row.ts';
import { type Keys, keysOf, type PlannedRow, type Planning, planRow, refuseRow } from './plan-row.ts';
import type { Remainder } from '../bulk/run-in-batches.ts';
import { keepHold, letGo, NotOurs, takeOver } from '../bulk/runner.ts';
import { bytesOf } from './upload-file.ts';
import { withPlainTexts } from './plain-text.ts';
import { takenSlugs } from '../slugs/find-slugs.ts';

const batchRows = 100;
const batchCharacters = 1_000_000;

type Tools = { kind: EntityKind<ProductValues>; hooks: ProductHooks; mayChangeStock: boolean };

/**
 * Plans every row of a file, and stores the plan without changing any product. Runs as a job; a second run begins again. A
 * file that cannot be read becomes `failed`, with the reason in words.
 */
export async function checkFile(db: Db, { id, ...tools }: Tools & { id: number }): Promise<Remainder> {
  const runner = await takeOver(db, { changeId: id, states: ['checking'] });
  if (!runner) return 'held';
  const { change } = runner;
  const { look, mapping } = change;
  if (!look || !mapping) throw new Error(`The file ${id} is checked before anybody looked at it.`);
  try {
    await db.delete(bulkRows).where(eq(bulkRows.changeId, id));
    const seen: EarlierRows = { handles: new Map(), skus: new Map(), names: new Map(), addresses: new Map() };
    for await (const records of inBatches(dataRecords(bytesOf(db, change), look))) {
      const planned = await planBatch(db, { id, records, look, mapping, seen, ...tools });
      await inTransaction(db, async (tx) => {
        await keepHold(tx, runner, {});
        await tx.insert(bulkRows).values(planned);
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

/** Returns the rows below the header that hold anything. Refuses more than 20,000, or a row with too many columns (422). */
async function* dataRecords(bytes: ReadFile, look: FileLook): AsyncGenerator<FileRecord> {
  let count = 0;
  for await (const record of readRecords(bytes, look)) {
    if (record.cells.length > maxColumns) throw refusals.tooManyColumns(record.cells.length, maxColumns);
    if (record.number > 2 * maxRows) throw refusals.tooManyRows(maxRows);
    if (record.number <= look.headerRow || record.isBlank) continue;
    count += 1;
    if (count > maxRows) throw refusals.tooManyRows(maxRows);
    yield record;
  }
}

/** A batch is small in rows and in characters, so that memory stays bounded. */
async function* inBatches(records: AsyncGenerator<FileRecord>): AsyncGenerator<FileRecord[]> {
  let batch: FileRecord[] = [];
  let characters = 0;
  for await (const record of records) {
    batch.push(record);
    characters += record.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length < batchRows && characters < batchCharacters) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

type Batch = Tools & {
  id: number;
  records: FileRecord[];
  look: FileLook;
  mapping: Mapping;
  seen: EarlierRows;
};

async function planBatch(db: Db, { id, records, look, mapping, seen, ...tools }: Batch) {
  const { kind, hooks, mayChangeStock } = tools;
  const { headers, source } = look;
  const day = dayOf(new Date());
  const rows = records.map(({ number, cells, longCells }) => ({
    number,
    cells,
    problem: problemOfCells(longCells, mapping.columns),
    row: cellsOf(cells, { headers, columns: mapping.columns }),
  }));
  withPlainTexts(
    rows.map(({ row }) => row),
    source,
  );
  const keyed = rows.map((one) => Object.assign(one, { keys: keysOf(one.row) }));
  const found = await findProducts(db, {
    slugs: keyed.map(({ keys }) => keys.slug).filter(Boolean),
    skus: keyed.map(({ keys }) => keys.sku).filter(Boolean),
    names: keyed.flatMap(({ keys: { slug, name } }) => (slug === '' && name !== '' ? [name] : [])),
  });
  const taken = await takenSlugs(
    db,
    keyed.flatMap(({ keys }) => (keys.slug === '' ? [baseOf(keys)] : [])),
  );
  const partSlugs = rows.flatMap(
    ({ row }) => row.get('parts')?.cell.match(/(?<![a-z0-9-])[a-z0-9-]+(?=[:\s|,]|$)/g) ?? [],
  );
  const partIds = [...found.bySlug.values(), ...found.bySku.values()].flatMap(({ parts }) =>
    parts.map(({ productId }) => productId),
  );
  const names = await readNames(db, { slugs: partSlugs, ids: partIds });
  const named = [...names.slugOfProduct.keys()].map((productId) => ({ productId, quantity: 1 }));
  const planning: Planning = {
    ...mapping,
    source,
    kind,
    taxOf: await readTaxOf(db, { hooks, day, products: [{ parts: named }] }),
    day,
    names,
  };
  return keyed.map(({ number, cells, row, keys, problem }) => {
    const planned = planOne(row, {
      number,
      cells,
      keys,
      problem,
      found,
      taken,
      seen,
      planning,
      width: headers.length,
      mayChangeStock,
    });
    const version = planned.productId === null ? 0 : (found.versions.get(planned.productId) ?? 0);
    return Object.assign(planned, { changeId: id, number, version, cells: cells.map(storable) });
  });
}

/** PostgreSQL stores no NUL. */
const storable = (cell: string) => cell.replaceAll('\0', '\ufffd');

type One = {
  number: number;
  cells: string[];
  keys: Keys;
  problem: string | null;
  found: ProductIndex;
  taken: Set<string>;
  seen: EarlierRows;
  planning: Planning;
  width: number;
  mayChangeStock: boolean;
};

function planOne(row: RowCells, one: One): PlannedRow {
  const { number, cells, keys, problem, found, taken, seen, planning, width } = one;
  if (problem) return refuseRow(row, { column: '', value: '', reason: problem });
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return refuseRow(row, {
      column: '',
      value: '',
      reason: `The row has ${cells.length} cells, and the header ${width}. Perhaps a cell with a comma lacks its quotes.`,
    });
  const { handle, name } = keys;
  const variant = variantOf(row, { isSeen: seen.handles.has(handle), name });
  if (variant) return variant;
  const known = identify(row, { keys, number, found, seen });
  if ('result' in known) return known;
  const { refusal, notes } = prepareRow(row, planning);
  if (refusal) return refuseRow(row, refusal);
  const { product } = known;
  if (!one.mayChangeStock) notes.push(...withoutStock(row));
  notes.push(...keepAddress(row, { keys, product, source: planning.source }));
  const planned = planRow(row, product, {
    ...planning,
    notes: [...notes, ...known.notes],
    address: () => makeAddress({ keys, taken, seen }),
  });
  if (planned.result !== 'refused') rememberName(keys, { number, seen });
  if (planned.result === 'create') seen.addresses.set(planned.fields.slug!, number);
  return known.isByName ? onlyUnchanged(row, planned, product!) : planned;
}

/** Takes the stock off a row whose author may not change it. */
function withoutStock(row: RowCells): RowProblem[] {
  const stock = row.get('stock');
  row.delete('stock');
  if (!stock || stock.cell === '') return [];
  const reason = `${refusals.noStockRight().message} The stock stays as it is.`;
  return [{ column: stock.column, value: cutText(stock.cell, 200), reason }];
}

/** A shop without variants takes the first row of a product. Rows that only add a picture change nothing. */
function variantOf(
  row: RowCells,
  { isSeen, name }: { isSeen: boolean; name: string },
): PlannedRow | undefined {
  const cell = (target: 'type' | 'sku' | 'sellingPrice' | 'variant') => row.get(target)?.cell ?? '';
  const type = cell('type').split(',')[0]!.toLowerCase();
  const isForeign = ['variable', 'variation', 'grouped', 'external'].includes(type);
  if (!isForeign && (!isSeen || name !== '')) return undefined;
  if (!isForeign && cell('sku') === '' && cell('sellingPrice') === '')
    return { ...refuseRow(row, pictureOnly), result: 'unchanged' };
  const column = row.get(isForeign ? 'type' : 'variant')?.column ?? '';
  const value = isForeign ? type : cell('variant');
  return refuseRow(row, {
    column,
    value,
    reason: ['grouped', 'external'].includes(type)
      ? `This shop has no products of the kind ${type}.`
      : 'This shop has no variants. Give the row a name, a slug and no kind of row.',
  });
}

const pictureOnly = {
  column: '',
  value: '',
  reason: 'The row adds only a picture. Files bring no pictures.',
};
