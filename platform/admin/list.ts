import { z } from 'zod';
import { Refusal } from '../refusal.ts';

export const pageSize = 50;

/** A selection by hand, or a change of all rows at once. */
export const maxSelected = 200;

/** The position after the last row of a page, signed by the shop. */
export const cursorField = z.string().max(800).optional();

/** A page of a staff list. `next` is the cursor of the next page, null on the last. Nothing is counted. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable() });
}

export type ListPage<Row> = { rows: Row[]; next: string | null };

const ids = z.array(z.string().regex(/^\d{1,9}$/, 'Not a number.'));

/** Rows that staff selected: by hand, or all that match search and filters, except some. */
export function selectionForm<Filters extends z.ZodObject>(filters: Filters) {
  return z.union([
    z.strictObject({ ids: ids.min(1, 'Select a row first').max(maxSelected) }),
    z.strictObject({ matching: filters, except: ids.max(maxSelected).default([]) }),
  ]);
}

export const listRefusals = {
  tooManySelected: () => new Refusal('too_many_selected', 409, `Please select ${maxSelected} rows at most.`),
  badCursor: () => new Refusal('bad_cursor', 400, 'The list has changed. Please reload it.'),
};
