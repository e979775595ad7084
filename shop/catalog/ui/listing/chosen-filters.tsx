import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#platform/money.ts';
import type { Facets } from '../../contract.ts';

export type ListAddress = { pathname?: string; search: URLSearchParams };

/** Values by the name of their filter, without the sort order. */
export type FilterValues = Record<string, string>;

type Props = { address: ListAddress; chosen: FilterValues; facets: Facets | undefined };

/** The chosen filters of a phone, whose pills lie in a sheet. */
export function ChosenFilters({ address, chosen, facets }: Props) {
  const groups = chosenGroups(chosen);
  if (groups.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-4 md:hidden">
      {groups.map((group) => (
        <li key={group} className="shrink-0">
          <Without
            address={address}
            group={group}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 text-ink hover:bg-sand"
          >
            {inWords(group, chosen, facets)}
          </Without>
        </li>
      ))}
      <li className="shrink-0">
        <ClearFilters address={address} chosen={chosen} />
      </li>
    </ul>
  );
}

type WithoutProps = { address: ListAddress; group: string; className: string; children: ReactNode };

export function Without({ address, group, className, children }: WithoutProps) {
  const names = group === 'price' ? ['minPrice', 'maxPrice'] : [group];
  return (
    <Link to={without(address, names)} preventScrollReset className={className}>
      <span className="sr-only">Without: </span>
      {children}
      <X aria-hidden strokeWidth={1.5} className="size-4" />
    </Link>
  );
}

export function ClearFilters({ address, chosen }: Omit<Props, 'facets'>) {
  return (
    <Link
      to={without(address, Object.keys(chosen))}
      preventScrollReset
      className="inline-flex min-h-11 items-center px-2 text-leaf underline"
    >
      Clear all filters
    </Link>
  );
}

export function without({ search, ...list }: ListAddress, names: string[]) {
  const next = new URLSearchParams(search);
  for (const name of ['page', 'cursor', ...names]) next.delete(name);
  return { ...list, search: next.toString() };
}

/** The names of the chosen filters. Both ends of the price are one. */
export function chosenGroups(chosen: FilterValues): string[] {
  return [...new Set(Object.keys(chosen).map((name) => (name.endsWith('Price') ? 'price' : name)))];
}

export function inWords(group: string, chosen: FilterValues, facets: Facets | undefined): string {
  if (group === 'price') return priceInWords(chosen);
  const value = chosen[group]!;
  if (group === 'category') return facets?.categories.find(({ slug }) => slug === value)?.name ?? value;
  if (group === 'rating') return `${value} stars and up`;
  return group === 'inStock' ? 'In stock only' : asLabel(value);
}

function priceInWords({ minPrice, maxPrice }: FilterValues): string {
  const [from, to] = [minPrice, maxPrice].map((price) => price && formatRupees(Number(price)));
  if (!to) return `From ${from}`;
  return from ? `${from} to ${to}` : `Up to ${to}`;
}

/** Forms and concerns are stored in lower case. */
export function asLabel(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
