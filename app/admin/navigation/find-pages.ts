import { bestOf } from '#platform/admin/named.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { type FoundRow, maxOfKind } from '#shop/finder/admin/contract.ts';
import words from './page-words.json' with { type: 'json' };
import { mayOpen, places } from './places.ts';

/** Finds pages of the staff side that a role opens, by their label or in the words of merchants. */
export function findPages(text: string, role: StaffRole): FoundRow[] {
  const entries = places.flatMap(({ label: place, pages }) =>
    pages
      .filter((page) => mayOpen(page, role))
      .map(({ to, label }) => ({ to, title: label, place, words: `${place} ${wordsOf(to)}` })),
  );
  return bestOf(entries, text, maxOfKind).map(({ title, place, to }) => ({
    kind: 'page',
    title,
    detail: place === title ? '' : place,
    to,
  }));
}

/** Other words for a page, which its label does not say. */
export function wordsOf(to: string): string {
  return (words as Record<string, string>)[to] ?? '';
}
