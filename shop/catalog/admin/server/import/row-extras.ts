import type { FieldChange } from '#platform/logged-change.ts';
import { formatRupees } from '#platform/money.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { GroupPlace, RowExtras, RowProblem } from '../../bulk/bulk-change.ts';
import type { Existing, RowCells } from '../../bulk/read-row.ts';
import { costHeader } from '../../bulk/targets.ts';

/** Returns the parts that say something new. */
export function extrasOf(
  existing: Existing | null,
  {
    cost,
    place,
    sizeOf,
  }: { cost: number | null | undefined; place: GroupPlace | null | undefined; sizeOf: string | undefined },
): RowExtras {
  const group = existing?.group;
  const placeBefore = group ? { groupId: group.id, values: group.values } : null;
  return {
    ...(cost === undefined || cost === (existing?.cost ?? null) ? {} : { cost }),
    ...(place === undefined ? {} : { place, placeBefore }),
    ...(sizeOf === undefined ? {} : { sizeOf }),
  };
}

/** Tells whether a run has something to do for them. */
export const saysMore = ({ cost, place }: RowExtras) => cost !== undefined || place !== undefined;

export function extraChanges(existing: Existing | null, { cost, place }: RowExtras): FieldChange[] {
  const shown = (group: { name: string; values: string[] } | null | undefined) =>
    group ? `${group.name}: ${group.values.join(', ')}` : '';
  const rupees = (amount: number | null | undefined) =>
    typeof amount === 'number' ? formatRupees(amount) : '';
  return [
    ...(place === undefined
      ? []
      : [{ field: 'group', label: 'Sizes', before: shown(existing?.group), after: shown(place) }]),
    ...(cost === undefined
      ? []
      : [{ field: 'cost', label: costHeader, before: rupees(existing?.cost), after: rupees(cost) }]),
  ];
}

/** Takes a cell off a row whose author may not change its field. */
export function without(row: RowCells, target: 'stock' | 'cost', why: string): RowProblem[] {
  const cell = row.get(target);
  row.delete(target);
  if (!cell || cell.cell === '') return [];
  const [value, what] = target === 'cost' ? ['', 'cost price'] : [cutText(cell.cell, 200), 'stock'];
  return [{ column: cell.column, value, reason: `${why} The ${what} stays as it is.` }];
}
