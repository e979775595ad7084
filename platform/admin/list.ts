import { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Rows on a page of a staff list. */
export const pageSize = 50;

/** The position after the last row of a page, signed by the shop. */
export const cursorField = z.string().max(800).optional();

/** A page of a staff list. `next` is the cursor of the next page, null on the last. Nothing is counted. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable() });
}

export type ListPage<Row> = { rows: Row[]; next: string | null };

export const listRefusals = {
  badCursor: () => new Refusal('bad_cursor', 400, 'The list has changed. Please reload it.'),
};
