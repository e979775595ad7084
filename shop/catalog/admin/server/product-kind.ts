import { eq, inArray } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { dayOf } from '#platform/india-time.ts';
import { formatRupees, toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { refusals as catalogRefusals } from '../../refusals.ts';
import { factNames } from '../../declarations/fact-names.ts';
import type { AcceptedDoubts } from '../../facts.ts';
import { saveComboParts } from '../../server/combo-parts.ts';
import { categories, products } from '../../server/tables.ts';
import { unitPaise } from '../../unit-price.ts';
import { refusals } from '../contract.ts';
import { paiseOf, requirePriceWithinMrp, withOnePrice } from '../selling-price.ts';
import { checkGate, doubtKey, type GateProblem, labelOf } from '../gate/check-gate.ts';
import { statementsOf } from '../gate/statements.ts';
import { changeSlug, requireFreeSku } from './slugs/change-slug.ts';
import { lockSlugs } from './slugs/lock-slugs.ts';
import { readParts, readProducts, stateOf, valuesOf } from './read-products.ts';
import type { TaxedProduct, TaxFinding } from '../../declarations/tax-finding.ts';
import { readTaxOf, type TaxOf } from './read-tax.ts';
import { hasShared, type MemberTexts, ownOrShared, readSharedTexts } from './groups/shared-texts.ts';
import { writePictures } from './pictures/picture-columns.ts';
import {
  fieldLabels,
  type ProductPicture,
  productStates,
  type ProductState,
  type ProductValues,
} from '../product-fields.ts';

type Row = typeof products.$inferSelect;

/** What other modules do for a product: the search index and the tax rates. */
export type ProductHooks = {
  reindex(tx: Db, products: { ids: number[] }): Promise<void>;
  readTaxRates(db: Db): Promise<(product: TaxedProduct, day: string) => TaxFinding>;
};

/**
 * A product for the change log. `write` keeps its rules: a unique address that redirects from the old one, parts of a combo,
 * and the publish gate. A published product may not lose what the gate asks for (422).
 */
export function productKind(hooks: ProductHooks): EntityKind<ProductValues> {
  return {
    name: 'product',
    label: 'Product',
    roles: ['content'],
    fields: Object.fromEntries(
      Object.entries(fieldLabels).map(([field, label]) => [field, { label, ...showing[field] }]),
    ) as EntityKind<ProductValues>['fields'],
    read: async (db, id) => (await readProducts(db, eq(products.id, Number(id))))[0] ?? null,
    write: (tx, id, fields) => writeProduct(tx, Number(id), fields, hooks),
    async names(db, ids) {
      const rows = await db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(inArray(products.id, ids.map(Number)));
      return new Map(rows.map(({ id, name }) => [String(id), name]));
    },
  };
}

const showing: Record<string, EntityKind['fields'][string] | object> = {
  mrp: { show: (value: unknown) => formatRupees(Number(value)) },
  sellingPrice: {
    show: (value: unknown) => (value === null ? 'by the discount' : formatRupees(Number(value))),
  },
  pictures: { show: (value: unknown) => picturesInWords(value as ProductPicture[]) },
  acceptedDoubts: {
    show: (value: unknown) => {
      const { reason, words } = value as AcceptedDoubts;
      return `${reason} (${words.join(', ')})`;
    },
  },
  state: { show: (value: unknown) => productStates[value as ProductState] },
};

export const picturesInWords = (pictures: ProductPicture[]) => pictures.map(inWords).join(', ') || 'none';

const inWords = ({ name, alt }: ProductPicture) => `${cutText(name, 12)}${alt ? ` (${alt})` : ''}`;

/** Returns why a product cannot be published today. */
export async function gateProblems(
  db: Db,
  id: number,
  hooks: Pick<ProductHooks, 'readTaxRates'>,
): Promise<GateProblem[]> {
  const [values] = await readProducts(db, eq(products.id, id));
  if (!values) throw catalogRefusals.productNotFound();
  const day = dayOf(new Date());
  return problemsOf(values, { taxOf: await readTaxOf(db, { hooks, day, products: [values] }), day });
}

export type GateTools = { taxOf: TaxOf; day: string };

/** Returns why a product with these values cannot be published on a day. */
export function problemsOf(values: ProductValues, { taxOf, day }: GateTools): GateProblem[] {
  const { mrpPaise, pricePaise } = paiseOf(values);
  const facts = Object.fromEntries(factNames.map((name) => [name, values[name]]));
  const stated = statementsOf({ ...values, mrpPaise, facts });
  const accepted = new Set(values.acceptedDoubts?.words);
  const open = checkGate(stated, day).filter(
    (problem) => problem.kind !== 'doubt' || !accepted.has(doubtKey(problem)),
  );
  const problems = [...open, ...freeProblems({ ...values, mrpPaise, pricePaise })];
  const { problem } = taxOf(values);
  if (!problem) return problems;
  const law = values.parts.length > 0 ? 'CGST Act, section 8' : 'CGST Act, section 9';
  return [...problems, { ...problem, label: labelOf(problem.field), law }];
}

/** A discount of all or nearly all of a small price would give the product away. */
function freeProblems(price: Pick<Row, 'mrpPaise' | 'discountPercent' | 'pricePaise'>): GateProblem[] {
  if (price.mrpPaise === 0 || unitPaise(price, { subscribe: true }) > 0) return [];
  const message = 'The product would cost nothing. Raise the price.';
  return [{ field: 'sellingPrice', label: fieldLabels.sellingPrice, kind: 'wrong', message, law: '' }];
}

/** Writes what a size has from its group, by the rules of a save. */
export function writeMemberTexts(
  tx: Db,
  { id, texts, ownTexts, hooks }: MemberTexts & { id: number; hooks: ProductHooks },
): Promise<void> {
  return writeProduct(tx, id, texts, hooks, ownTexts);
}

async function writeProduct(
  tx: Db,
  id: number,
  asked: Partial<ProductValues>,
  hooks: ProductHooks,
  ofGroup?: MemberTexts['ownTexts'],
): Promise<void> {
  let fields = withOnePrice(asked);
  let ownTexts = ofGroup;
  if (fields.slug !== undefined || fields.sku) await lockSlugs(tx);
  const before = await lockWithParts(tx, id, fields.parts);
  if (!before) throw catalogRefusals.productNotFound();
  if (!ownTexts && before.groupId !== null && hasShared(fields)) {
    const read = ownOrShared(before, fields, await readSharedTexts(tx, before.groupId));
    fields = { ...fields, ...read.texts };
    ({ ownTexts } = read);
  }
  const isPublic = ['published', 'stopped'].includes(fields.state ?? stateOf(before));
  if (isPublic && before.hiddenWithDemo) throw refusals.ofDemo();
  const partsBefore = isPublic ? await readParts(tx, [id]) : [];
  if (fields.slug !== undefined) await changeSlug(tx, before, fields.slug);
  if (fields.sku) await requireFreeSku(tx, id, fields.sku);
  if (fields.categoryId !== undefined) await requireCategory(tx, fields.categoryId);
  if (fields.parts) {
    const parts = fields.parts.map(({ productId, quantity }) => ({ partId: productId, quantity }));
    await saveComboParts(tx, { comboId: id, parts });
  }
  const pictures = fields.pictures && (await writePictures(tx, before, fields.pictures));
  const columns = { ...columnsOf(before, fields), ...pictures };
  requirePriceWithinMrp({ ...before, ...columns });
  const day = dayOf(new Date());
  const partsAfter = fields.parts ?? partsBefore;
  const combos = [partsBefore, partsAfter].map((parts) => ({ parts }));
  const taxOf = await readTaxOf(tx, { hooks, day, products: combos });
  const gate = (row: Row, parts: ProductValues['parts']) => problemsOf(valuesOf(row, parts), { taxOf, day });
  // The gate reads the fields as they will be, and only then may the product show.
  const problems = isPublic ? gate({ ...before, ...columns }, partsAfter) : [];
  refuseWorse(isPublic && before.published ? gate(before, partsBefore) : [], problems);
  const gatePassedOn = isPublic && problems.length === 0 ? day : null;
  await tx
    .update(products)
    .set({ ...columns, ...(ownTexts ? { ownTexts } : {}), published: isPublic, gatePassedOn })
    .where(eq(products.id, id));
  await hooks.reindex(tx, { ids: [id] });
}

/** Orders lock their products in the order of ids too, so that neither waits for the other in a circle. */
async function lockWithParts(
  tx: Db,
  id: number,
  parts: ProductValues['parts'] = [],
): Promise<Row | undefined> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [id, ...parts.map(({ productId }) => productId)]))
    .orderBy(products.id)
    .for('update');
  return rows.find((row) => row.id === id);
}

/** A product from before the gate may be changed while no further problem appears. */
function refuseWorse(before: GateProblem[], after: GateProblem[]): void {
  const worse = worseProblems(before, after);
  if (worse.length > 0) throw refusals.notPublishable(worse);
}

/** Returns the problems that a change adds. */
export function worseProblems(before: GateProblem[], after: GateProblem[]): GateProblem[] {
  const keyOf = ({ field, kind, found = '' }: GateProblem) => `${field} ${kind} ${found}`;
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}

function columnsOf(before: Row, fields: Partial<ProductValues>): Partial<typeof products.$inferInsert> {
  const { mrp, sellingPrice, state, parts: _, packs, offer, seller, sku, ...rest } = fields;
  const facts = Object.fromEntries(
    factNames.flatMap((name) => {
      const value = fields[name] ?? before.facts[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const columns = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !(name in facts) && name in before),
  );
  return {
    ...columns,
    facts,
    ...(mrp === undefined ? {} : { mrpPaise: toPaise(mrp) }),
    ...(sellingPrice === undefined ? {} : { pricePaise: sellingPrice && toPaise(sellingPrice) }),
    ...(packs ? { packs } : {}),
    ...(offer === undefined ? {} : { offer: offer || null }),
    ...(seller === undefined ? {} : { seller: seller || null }),
    ...(sku === undefined ? {} : { sku: sku || null }),
    ...(state ? { onSale: state !== 'stopped', archivedAt: state === 'archived' ? new Date() : null } : {}),
    updatedAt: new Date(),
  };
}

async function requireCategory(tx: Db, id: number): Promise<void> {
  const [known] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share');
  if (!known) throw catalogRefusals.categoryNotFound();
}
