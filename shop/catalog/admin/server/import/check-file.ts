import { eq } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import { readCsv } from '#platform/server/csv/read-csv.ts';
import { problemOfCells } from '#platform/server/csv/read-records.ts';
import type { FileRecord } from '#platform/server/csv/split-records.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { yieldOften } from '#platform/server/limits/yield-often.ts';
import { bounds, type FileLook, type Mapping } from '../../bulk/bulk-change.ts';
import { refusals } from '../../bulk/refusals.ts';
import { prepareRow } from '../../bulk/foreign-row.ts';
import { problemOfLists } from '../../bulk/cells.ts';
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
import { fileOf } from './upload-file.ts';
import {
  claim,
  type EarlierSizes,
  type KnownGroups,
  planPlace,
  readKnownGroups,
} from './sizes/plan-place.ts';
import { SizesOfFile } from './sizes/sizes-of-file.ts';
import { readSize } from './sizes/variant-row.ts';
import { withPlainTexts } from './plain-text.ts';
import { without } from './row-extras.ts';
import { takenSlugs } from '../slugs/find-slugs.ts';

const batchRows = 100;
const batchCharacters = 1_000_000;

type Tools = {
  kind: EntityKind<ProductValues>;
  hooks: ProductHooks;
  mayChangeStock: boolean;
  /** Whether the author may see and change cost prices. */
  maySeeCosts?: boolean;
};

/** The places and keys of the rows above. */
type EarlierInFile = EarlierRows & { sizes: EarlierSizes };

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
    const [handles, skus, names, addresses] = [new Map(), new Map(), new Map(), new Map()];
    const seen = { handles, skus, names, addresses, sizes: new Map() };
    const readFile = () => inBatches(readCsv(fileOf(db, change), look, bounds));
    const sizes = await collectSizes(readFile, { look, mapping });
    for await (const records of readFile()) {
      const planned = await planBatch(db, { id, records, look, mapping, seen, sizes, ...tools });
      await inTransaction(db, async (tx) => {
        await keepHold(tx, runner, {});
        await tx.insert(bulkRows).values(planned);
      });
    }
    await inTransaction(db, (tx) => keepHold(tx, runner, { state: 'checked', problem: null }));
  } catch (error) {
    if (error instanceof NotOurs) return 'nothing';
    if (!isRefusal(error)) throw error;
    await inTransaction(db, (tx) => keepHold(tx, runner, { state: 'failed', problem: error.message }));
  } finally {
    await letGo(db, runner);
  }
  return 'nothing';
}

type Reading = { look: FileLook; mapping: Mapping };

/** Reads a file of another shop once for its products with sizes, since a size may stand above its product. */
async function collectSizes(readFile: () => AsyncGenerator<FileRecord[]>, { look, mapping }: Reading) {
  const sizes = new SizesOfFile(look);
  const { headers, source } = look;
  if (source === 'own' || (source === null && !mapping.columns.includes('type'))) return sizes;
  for await (const records of readFile())
    for (const { number, cells, longCells } of records) {
      const row = cellsOf(cells, { headers, columns: mapping.columns });
      if (!problemOfCells(longCells, mapping.columns)) sizes.add({ number, row, cells });
    }
  return sizes;
}

/** A batch is small in rows and in characters, so that memory stays bounded. */
async function* inBatches(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
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
  seen: EarlierInFile;
  sizes: SizesOfFile;
};

async function planBatch(db: Db, { id, records, look, mapping, seen, sizes, ...tools }: Batch) {
  const { kind, hooks, mayChangeStock, maySeeCosts = false } = tools;
  const { headers, source } = look;
  const day = dayOf(new Date());
  const yieldNow = yieldOften();
  const keyed: (Pick<One, 'number' | 'cells' | 'keys' | 'problem' | 'size'> & { row: RowCells })[] = [];
  for (const { number, cells, longCells } of records) {
    const row = cellsOf(cells, { headers, columns: mapping.columns });
    withPlainTexts(row, source);
    const problem = problemOfCells(longCells, mapping.columns) ?? problemOfLists(row);
    const size = readSize({ number, cells, row }, sizes);
    keyed.push({ number, cells, row, problem, size, keys: keysOf(row) });
    await yieldNow();
  }
  const found = await findProducts(db, {
    slugs: keyed.map(({ keys }) => keys.slug).filter(Boolean),
    skus: keyed.map(({ keys }) => keys.sku).filter(Boolean),
    names: keyed.flatMap(({ keys: { slug, name } }) => (slug === '' && name !== '' ? [name] : [])),
    withCosts: maySeeCosts,
  });
  const groups = await readKnownGroups(db, [
    ...keyed.flatMap(({ row }) => row.get('group')?.cell || []),
    ...[...found.bySlug.values(), ...found.bySku.values()].flatMap(({ group }) => group?.name ?? []),
  ]);
  const taken = await takenSlugs(
    db,
    keyed.flatMap(({ keys }) => (keys.slug === '' ? [baseOf(keys)] : [])),
  );
  const partSlugs = keyed.flatMap(({ row, problem }) =>
    problem ? [] : (row.get('parts')?.cell.match(/(?<![a-z0-9-])[a-z0-9-]+(?=[:\s|,]|$)/g) ?? []),
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
  const rows: (typeof bulkRows.$inferInsert)[] = [];
  const shared = { found, groups, taken, seen, planning, headers, mayChangeStock, maySeeCosts };
  for (const { row, ...one } of keyed) {
    await yieldNow();
    const planned = planOne(row, { ...one, ...shared });
    const { number, cells } = one;
    const version = planned.productId === null ? 0 : (found.versions.get(planned.productId) ?? 0);
    rows.push(Object.assign(planned, { changeId: id, number, version, cells: cells.map(storable) }));
  }
  return rows;
}

/** PostgreSQL stores no NUL. */
const storable = (cell: string) => cell.replaceAll('\0', '\ufffd');

type One = {
  number: number;
  cells: string[];
  keys: Keys;
  problem: string | null;
  /** A size with its group, or the whole plan of a row of another shop that is none. */
  size: ReturnType<typeof readSize>;
  found: ProductIndex;
  groups: KnownGroups;
  taken: Set<string>;
  seen: EarlierInFile;
  planning: Planning;
  headers: readonly string[];
  mayChangeStock: boolean;
  maySeeCosts: boolean;
};

function planOne(row: RowCells, one: One): PlannedRow {
  const { number, cells, keys, problem, found, taken, seen, planning } = one;
  const width = one.headers.length;
  if (problem) return refuseRow(row, { column: '', value: '', reason: problem });
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return refuseRow(row, {
      column: '',
      value: '',
      reason: `The row has ${cells.length} cells, and the header ${width}. Perhaps a cell with a comma lacks its quotes.`,
    });
  const { size, groups } = one;
  if (size && 'result' in size) return size;
  const known = identify(row, { keys, number, found, seen, isSize: size !== undefined });
  if ('result' in known) return known;
  const { refusal, notes } = prepareRow(row, planning);
  if (refusal) return refuseRow(row, refusal);
  const { product } = known;
  if (!one.mayChangeStock) notes.push(...without(row, 'stock', refusals.noStockRight().message));
  if (!one.maySeeCosts) notes.push(...without(row, 'cost', refusals.noCostRight().message));
  if (size) notes.push(...size.notes);
  notes.push(...keepAddress(row, { keys, product, source: planning.source }));
  const planned = planRow(row, product, {
    ...planning,
    notes: [...notes, ...known.notes],
    ...(size ? { size } : {}),
    placeOf(told, existing) {
      const about = { existing, seen: seen.sizes, number };
      if (!size) return planPlace(told, { ...about, groups });
      const claimed = claim(size.place, about);
      // A product that has a group keeps it.
      return claimed && 'place' in claimed && existing?.group ? null : claimed;
    },
    address: () => makeAddress({ keys, taken, seen }),
  });
  if (planned.result !== 'refused') rememberName(keys, { number, seen });
  if (planned.result === 'create') seen.addresses.set(planned.fields.slug!, number);
  return known.isByName ? onlyUnchanged(row, planned, product!) : planned;
}
