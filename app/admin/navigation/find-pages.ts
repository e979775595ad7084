import { recentMonths } from '#platform/admin/months.ts';
import { bestOf } from '#platform/admin/named.ts';
import type { StaffRole } from '#shop/accounts/staff.ts';
import { type FoundRow, maxOfKind } from '#shop/finder/admin/contract.ts';
import { guidePath } from './help/guides.ts';
import { guideEntries } from './help/help-of.ts';
import words from './page-words.json' with { type: 'json' };
import { mayOpen, places } from './places.ts';

const maxHelp = 2;
const maxMonths = 2;

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
  return [...salesOfMonths(text, role), ...pages, ...help];
}

const sales = '/admin/reports/sales';

/** The sales of each month that a text names, the newest of its name: `oct`, `October 2025`. */
function salesOfMonths(text: string, role: StaffRole): FoundRow[] {
  const page = places.flatMap(({ pages }) => pages).find(({ to }) => to === sales);
  if (!page || !mayOpen(page, role)) return [];
  const recent = recentMonths(new Date());
  const terms = text
    .toLowerCase()
    .split(' ')
    .filter((term) => term.length >= 3);
  const year = terms.find((term) => term.startsWith('20')) ?? '';
  return terms
    .flatMap((term) =>
      recent.find(({ value, label }) => label.toLowerCase().startsWith(term) && value.startsWith(year)),
    )
    .filter((month) => month !== undefined)
    .slice(0, maxMonths)
    .map(({ value, label }) => ({
      kind: 'page',
      title: `Sales of ${label}`,
      detail: 'Reports',
      to: `${sales}?range=${value}`,
      isWhole: false,
    }));
}

/** Other words for a page, which its label does not say. */
export function wordsOf(to: string): string {
  return (words as Record<string, string>)[to] ?? '';
}
