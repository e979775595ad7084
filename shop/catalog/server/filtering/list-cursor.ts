import { refusals } from '../../refusals.ts';

/** Lists pass over this many products by number: the beginning of page 42, the last that `?page=` opens. */
export const maxPassedOver = 984;

/** A place in a list: how many products to pass over, or the sort values of the last product. */
export type Place = { passOver: number; after: null } | { passOver: 0; after: string[] };

const number = /^-?\d{1,16}(\.\d{1,8})?$/;

/** Reads a cursor from the `Link` header of a list. Refuses other texts (400). */
export function readCursor(cursor: string | undefined): Place {
  if (cursor === undefined) return { passOver: 0, after: null };
  if (/^\d{1,4}$/.test(cursor) && Number(cursor) <= maxPassedOver)
    return { passOver: Number(cursor), after: null };
  const after = cursor.startsWith('after:') ? cursor.slice('after:'.length).split(':') : [];
  if (after.length === 0 || !after.every((value) => number.test(value))) throw refusals.unknownCursor();
  return { passOver: 0, after };
}

/** Returns the cursor after a page: a number while lists pass over so many. */
export function cursorAfter(place: Place, page: { length: number; last: string[] }): string {
  const passed = place.passOver + page.length;
  return place.after === null && passed <= maxPassedOver ? String(passed) : `after:${page.last.join(':')}`;
}
