import type { MoneyOverview } from '../contract.ts';

type Kinds = MoneyOverview['arrived']['kinds'];

/** The page with the rows of each kind of money. */
export type KindPages = Record<Kinds[number]['kind'], string>;

/** Returns the page that a number opens: that of its settlements, or of its first kind when it has none. */
export function pageOfKinds(kinds: Kinds, pages: KindPages): string {
  const first = kinds.find(({ kind }) => kind === 'settlement') ?? kinds[0];
  return pages[first?.kind ?? 'settlement'];
}
