import { cutText } from '#platform/text/cut-text.ts';
import type { RowCells } from '../../bulk/read-row.ts';
import { type PlannedRow, refuseRow } from './plan-row.ts';

type Cells = { cells: readonly string[]; headers: readonly string[] };

/** Products with sizes that a file has named so far: by `id:900` and by SKU. */
export type ParentRows = Map<string, string>;

type Row = Cells & { isSeen: boolean; name: string; parents: ParentRows };

/** A shop without variants takes the first row of a product. Rows that only add a picture change nothing. */
export function variantOf(row: RowCells, one: Row): PlannedRow | undefined {
  const cell = (target: 'type' | 'sku' | 'sellingPrice' | 'variant') => row.get(target)?.cell ?? '';
  const type = typeOf(row);
  const isForeign = ['variable', 'variation', 'grouped', 'external'].includes(type);
  if (!isForeign && (!one.isSeen || one.name !== '')) return undefined;
  if (!isForeign && cell('sku') === '' && cell('sellingPrice') === '')
    return { ...refuseRow(row, pictureOnly), result: 'unchanged' };
  const column = row.get(isForeign ? 'type' : 'variant')?.column ?? '';
  const value = isForeign ? type : cell('variant');
  return refuseRow(row, { column, value, reason: reasonOf(type, row, one) });
}

/** Remembers a product with sizes of WooCommerce, so that its sizes can name it, also above it. */
export function rememberParent(row: RowCells, { parents, ...of }: Cells & { parents: ParentRows }): void {
  if (typeOf(row) !== 'variable') return;
  const name = short(row.get('name')?.cell ?? '');
  const [id, sku] = [cellUnder(of, 'id'), row.get('sku')?.cell ?? ''];
  if (id) parents.set(`id:${id}`, name);
  if (sku) parents.set(sku.toLowerCase(), name);
}

function reasonOf(type: string, row: RowCells, one: Row): string {
  if (type === 'grouped' || type === 'external') return `This shop has no products of the kind ${type}.`;
  if (type === 'variable')
    return 'This product has sizes, and each size is a row of its own. To sell a size as a product, write “simple” as the Type of its row.';
  if (type === 'variation') return sizeReason(row, one);
  return 'This shop has no variants. Give the row a name, a slug and no kind of row.';
}

function sizeReason(row: RowCells, { parents, ...of }: Row): string {
  const written = cellUnder(of, 'parent');
  const parent = written && (parents.get(written.toLowerCase()) ?? parents.get(written));
  const sku = row.get('sku')?.cell ?? '';
  const open = openOptions(of);
  const hasPrice = ['sellingPrice', 'mrp'].some((target) => row.get(target as 'mrp')?.cell);
  return [
    parent
      ? `This is a size of “${parent}” (${short(written)}).`
      : `This is a size of ${short(written) || 'no product'}, which the file does not name before it.`,
    ...(open.length > 0
      ? [`It leaves ${open.join(' and ')} open, which means each of them: make a row for each.`]
      : []),
    ...(sku !== '' && sku.toLowerCase() === written.toLowerCase()
      ? ['Its SKU is that of its parent. Give it one of its own.']
      : []),
    ...(hasPrice ? [] : ['It has no price.']),
    'To sell it as a product of its own, write “simple” as its Type, and give it category, text and pictures, which its parent has.',
  ].join(' ');
}

/** Options that a size has a name for and no value. */
function openOptions({ cells, headers }: Cells): string[] {
  return headers.flatMap((header, at) => {
    const [, number] = /^attribute (\d{1,2}) name$/i.exec(header.trim()) ?? [];
    const name = cells[at]?.trim();
    return number && name && !cellUnder({ cells, headers }, `attribute ${number} value(s)`)
      ? [short(name)]
      : [];
  });
}

function cellUnder({ cells, headers }: Cells, name: string): string {
  const at = headers.findIndex((header) => header.trim().toLowerCase() === name);
  return cutText((cells[at] ?? '').trim(), 200);
}

function typeOf(row: RowCells): string {
  return (row.get('type')?.cell ?? '').split(',')[0]!.toLowerCase();
}

const short = (text: string) => cutText(text, 60);

const pictureOnly = {
  column: '',
  value: '',
  reason: 'The row adds only a picture. Files bring no pictures.',
};
