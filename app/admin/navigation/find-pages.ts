import { bestOf } from '#platform/admin/named.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { type FoundRow, maxOfKind } from '#shop/finder/admin/contract.ts';
import { guidePath } from './help/guides.ts';
import { guideEntries } from './help/help-of.ts';
import words from './page-words.json' with { type: 'json' };
import { mayOpen, places } from './places.ts';

const maxHelp = 2;

/** Finds pages of the staff side that a role opens, by their label or in the words of merchants, and their help. */
export function findPages(text: string, role: StaffRole): FoundRow[] {
  const entries = places.flatMap(({ label: place, pages }) =>
    pages
      .filter((page) => mayOpen(page, role))
      .map(({ to, label }) => ({ to, title: label, place, words: `${place} ${wordsOf(to)}` })),
  );
  const pages = bestOf(entries, text, maxOfKind).map(({ title, place, to, isWhole }): FoundRow => ({
    kind: 'page',
    title,
    detail: place === title ? '' : place,
    to,
    isWhole,
  }));
  const help = bestOf(guideEntries, text, maxHelp).map(({ name, title, isWhole }): FoundRow => ({
    kind: 'help',
    title: `Help: ${title}`,
    detail: '',
    to: guidePath(name),
    isWhole,
  }));
  return [...pages, ...help];
}

/** Other words for a page, which its label does not say. */
export function wordsOf(to: string): string {
  return (words as Record<string, string>)[to] ?? '';
}
