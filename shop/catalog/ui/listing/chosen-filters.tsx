import { X } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import type { Facets } from '../../contract.ts';

export type ListAddress = { pathname?: string; search: URLSearchParams };

type Props = {
  address: ListAddress;
  /** Values by the name of their filter, without the sort order. */
  chosen: Record<string, string>;
  facets: Facets | undefined;
};

export function ChosenFilters({ address, chosen, facets }: Props) {
  const { search, ...list } = address;
  const names = Object.keys(chosen);
  if (names.length === 0) return null;
  const without = (...taken: string[]) => {
    const next = new URLSearchParams(search);
    for (const name of ['page', 'cursor', ...taken]) next.delete(name);
    return { ...list, search: next.toString() };
  };
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2 pt-4">
      {names.map((name) => (
        <li key={name}>
          <Link
            to={without(name)}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 text-ink hover:bg-sand"
          >
            <span className="sr-only">Without: </span>
            {inWords(name, chosen[name]!, facets)}
            <X aria-hidden strokeWidth={1.5} className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={without(...names)}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-leaf underline"
        >
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}

function inWords(name: string, value: string, facets: Facets | undefined): string {
  if (name === 'category') return facets?.categories.find(({ slug }) => slug === value)?.name ?? value;
  if (name === 'minPrice') return `From ${formatRupees(Number(value))}`;
  if (name === 'maxPrice') return `Up to ${formatRupees(Number(value))}`;
  if (name === 'rating') return `${value} stars and up`;
  return name === 'inStock' ? 'In stock only' : asLabel(value);
}

/** Forms and concerns are stored in lower case. */
export function asLabel(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
