import { productClasses, type ProductClass } from '../../facts.ts';
import { productStates, type ProductValues } from '../product-fields.ts';
import { guardText } from '#platform/csv.ts';
import { excelDamage } from './excel-damage.ts';
import type { OwnColumn, Target } from './targets.ts';
import type { ProductPlace } from '../sizes.ts';

/** Entities that cells name by a text, and the shop by a number. */
export type Names = {
  /** Finds a category by its name, or by all names down to it, in small letters. */
  categories: ReadonlyMap<string, number>;
  categoryOfSlug: ReadonlyMap<string, number>;
  slugOfCategory: ReadonlyMap<number, string>;
  /** Finds the parts of combos by slug. */
  products: ReadonlyMap<string, number>;
  slugOfProduct: ReadonlyMap<number, string>;
};

/** A cell without a value, with the reason for staff. */
export class CellProblem extends Error {}

type ExportedProduct = ProductValues & { stock: number; group: ProductPlace | null };

/** Returns a field of a product as the export writes it, so that no spreadsheet runs it. */
export function writeCell(column: OwnColumn, product: ExportedProduct, names: Names): string {
  return guardText(textOf(column, product, names));
}

function textOf(column: OwnColumn, product: ExportedProduct, names: Names): string {
  const { parts, group } = product;
  if (column === 'group') return group?.name ?? '';
  if (column === 'options') return joinList(group?.options ?? []);
  if (column === 'optionValues') return joinList(group?.values ?? []);
  if (column === 'category') return names.slugOfCategory.get(product.categoryId) ?? '';
  // A combo has no stock of its own.
  if (column === 'stock') return parts.length > 0 ? '' : String(product.stock);
  if (column === 'parts')
    return joinList(
      parts.map(({ productId, quantity }) => `${names.slugOfProduct.get(productId) ?? ''}:${quantity}`),
    );
  if (column === 'subscribable')
    return product.subscribable === null ? '' : product.subscribable ? 'yes' : 'no';
  if (column === 'takesCash') return product.takesCash ? 'yes' : 'no';
  const value = product[column] ?? '';
  return Array.isArray(value) ? joinList(value.map(String)) : String(value);
}

const joinList = (words: readonly string[]) =>
  words.map((word) => word.replaceAll(/[\\|,]/g, String.raw`\$&`)).join(' | ');

/** `Dry hair | Frizz` or `Dry hair, Frizz` → both words. A backslash keeps a comma or a bar within a word. */
export function splitList(cell: string): string[] {
  const words = cell.match(/(?:\\.|[^\\|,])+/g) ?? [];
  return words.map((word) => word.replaceAll(/\\(.)/g, '$1').trim()).filter(Boolean);
}

/** Items of a list in a cell. Every item is looked up or judged, and a field takes 30 at most. */
const maxItems = 100;
const listTargets: readonly Target[] = [
  'category',
  'packs',
  'concerns',
  'synonyms',
  'parts',
  'options',
  'optionValues',
];

/** Returns why a row is refused for a list that is too long, before any rule splits it. */
export function problemOfLists(row: ReadonlyMap<Target, { column: string; cell: string }>): string | null {
  for (const target of listTargets) {
    const { column, cell } = row.get(target) ?? { column: '', cell: '' };
    const items = cell.split(/[,|]/).length;
    if (items > maxItems)
      return `The column ${column} lists ${items.toLocaleString('en-IN')} items, and may list ${maxItems}.`;
  }
  return null;
}

/** Returns the value of a cell that is not empty. Throws a CellProblem. The schema of the fields judges the value. */
export function readCell(target: Target, cell: string, names: Names): unknown {
  const damage = excelDamage(target, cell);
  if (damage) throw new CellProblem(damage);
  return readers[target]?.(cell, names) ?? cell;
}

const readers: { [target in Target]?: (cell: string, names: Names) => unknown } = {
  category: readCategory,
  state: (cell) => (/^active$/i.test(cell) ? 'published' : keyOf(productStates, cell, 'state')),
  published: (cell) => (readYes(cell) ? 'published' : 'draft'),
  productClass: (cell) => keyOf<ProductClass>(productClasses, cell, 'class'),
  unit: (cell) => cell.toLowerCase(),
  mrp: readAmount,
  sellingPrice: readAmount,
  cost: readAmount,
  discountPercent: (cell) => readNumber(cell.replace(/(?<!\s)\s*%$/, '')),
  quantity: readNumber,
  maxPerLine: readNumber,
  description: requirePlain,
  weightGrams: (cell) => readWeight(cell, { grams: 1, unit: 'g' }),
  weightKilograms: (cell) => readWeight(cell, { grams: 1_000, unit: 'kg' }),
  weightPounds: (cell) => readWeight(cell, { grams: 453.592, unit: 'lb' }),
  weightOunces: (cell) => readWeight(cell, { grams: 28.3495, unit: 'oz' }),
  stock: readNumber,
  packs: (cell) => splitList(cell).map(readNumber),
  concerns: splitList,
  synonyms: splitList,
  options: splitList,
  optionValues: splitList,
  subscribable: readYes,
  takesCash: readYes,
  parts: readParts,
  slug: (cell) => cell.toLowerCase(),
};

/** Columns that change what another column means. They hold no field of their own. */
const meanings: Target[] = [
  'giftCard',
  'needsShipping',
  'saleStart',
  'saleEnd',
  'priceInIndia',
  'mrpInIndia',
  'soldInIndia',
  'stockTracker',
  'soldSingly',
];

/** Value of an empty cell that clears its field. A field without an empty value keeps the one it has. */
export function emptyValue(target: Target): unknown {
  if (['concerns', 'synonyms', 'parts', 'options', 'optionValues'].includes(target)) return [];
  if (target === 'cost') return null;
  if (['mrp', 'discountPercent', 'quantity', 'weightGrams'].includes(target)) return 0;
  if (target === 'subscribable') return null;
  const kept = [
    'slug',
    'name',
    'category',
    'state',
    'published',
    'packs',
    'maxPerLine',
    'takesCash',
    'stock',
  ];
  return [...kept, 'sellingPrice', 'variant', 'type', ...meanings].includes(target) ? undefined : '';
}

/**
 * `Hair > Hair oils, New` names two paths: the first known one decides, by the whole path or by its last name. The shop's own
 * files hold slugs. Another category may have the name that a slug was made of, so only the exact slug comes before a name.
 */
function readCategory(cell: string, { categories, categoryOfSlug }: Names): number {
  const paths = (cell.match(/(?:\\.|[^\\,])+/g) ?? []).map((path) =>
    path
      .replaceAll(/\\(.)/g, '$1')
      .split('>')
      .map((name) => name.trim().toLowerCase()),
  );
  const keys = [cell.toLowerCase(), ...paths.flatMap((path) => [path.join(' > '), path.at(-1)!])];
  const first = (ids: ReadonlyMap<string, number>) => ids.get(keys.find((key) => ids.has(key)) ?? '');
  const id = categoryOfSlug.get(cell.trim()) ?? first(categories) ?? first(categoryOfSlug);
  if (id === undefined) throw new CellProblem('The shop has no such category.');
  return id;
}

/** HTML in a field of plain text would show its tags to customers. */
function requirePlain(cell: string): string {
  if (/<\/?(p|br|div|span|ul|ol|li|table|tr|td|h[1-6]|strong|em|a|img)\b[^<>]{0,1000}>/i.test(cell))
    throw new CellProblem('This holds HTML. Choose “Description (HTML)” for this column.');
  return cell;
}

const maxGrams = 100_000;

function readWeight(cell: string, { grams, unit }: { grams: number; unit: string }): number {
  const max = Math.floor(maxGrams / grams).toLocaleString('en-IN');
  const weight = Math.round(readNumber(cell) * grams * 10) / 10;
  if (weight < 0) throw new CellProblem(`At least 0 ${unit}.`);
  if (weight > maxGrams) throw new CellProblem(`At most ${max} ${unit}.`);
  return Math.round(weight);
}

function keyOf<Key extends string>(labels: Record<Key, string>, cell: string, what: string): Key {
  const said = cell.toLowerCase();
  const found = Object.entries<string>(labels).find(
    ([key, label]) => key === said || label.toLowerCase() === said,
  );
  if (!found) throw new CellProblem(`This is no ${what}. Known are: ${Object.keys(labels).join(', ')}.`);
  return found[0] as Key;
}

function readYes(cell: string): boolean {
  if (/^(yes|true|1|y)$/i.test(cell)) return true;
  if (/^(no|false|0|-1|n)$/i.test(cell)) return false;
  throw new CellProblem('Please write yes or no.');
}

/** `₹ 1,29,999.50`, `Rs. 149`, and `149,50` with a decimal comma. */
function readAmount(cell: string): number {
  const bare = cell
    .trim()
    .replace(/^(₹|rs\.?|inr|mrp) ?/i, '')
    .replace(/ ?(₹|inr|\/-)$/i, '');
  // 1.250 is 1,250 in a file with decimal commas.
  if (/^-?\d{1,3}\.\d{3}$/.test(bare))
    throw new CellProblem('Is the point for thousands or for paise? Write two decimals, such as 1250.00.');
  return readNumber(bare);
}

const maxNumber = 40;

/** Digits of the scripts of India and full-width ones, and the signs that programs write for a minus. */
function plainDigits(cell: string): string {
  return cell
    .replaceAll(/[\u0966-\u096f\u09e6-\u0d6f]/g, (digit) =>
      /\p{Nd}/u.test(digit) ? String((digit.codePointAt(0)! & 0x7f) - 0x66) : digit,
    )
    .replaceAll(/[０-９]/g, (digit) => String(digit.codePointAt(0)! - 0xff10))
    .replace(/^[−–‒]/, '-')
    .replace(/^\+/, '');
}

/** `1,250.50`, `149,50`, `.115`, `5.`, `−2` */
function readNumber(written: string): number {
  const cell = written.length > maxNumber ? '' : plainDigits(written);
  const isDecimalComma = /^-?(\d+,\d{1,2}|0?,\d+)$/.test(cell);
  const withPoint = isDecimalComma ? cell.replace(',', '.') : cell.replaceAll(',', '');
  const isGrouped = !cell.includes(',') || isDecimalComma || /^-?\d{1,3}(,\d{2,3})*(\.\d*)?$/.test(cell);
  if (!isGrouped || !/^-?(\d+(\.\d*)?|\.\d+)$/.test(withPoint)) throw new CellProblem('This is no number.');
  return Number(withPoint);
}

/** `neem-comb:2 | amla-oil` */
function readParts(cell: string, { products }: Names): ProductValues['parts'] {
  const parts = splitList(cell).map((word) => {
    const [, slug = '', quantity = '1'] = /^(.*?)(?::(\d+))?$/.exec(word) ?? [];
    const productId = products.get(slug);
    if (productId === undefined) throw new CellProblem(`The shop has no product with the slug ${slug}.`);
    return { productId, quantity: Number(quantity) };
  });
  return parts.toSorted((one, other) => one.productId - other.productId);
}
