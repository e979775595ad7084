import { SlidersHorizontal } from 'lucide-react';
import { type ChangeEvent, type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import type { Facets } from '../../contract.ts';
import { type Filters, filtersAsText } from '../../filters.ts';
import { ChosenFilters, chosenGroups, ClearFilters, type ListAddress } from './chosen-filters.tsx';
import { FilterPills } from './filter-pills.tsx';
import { SortChoice } from './sort-choice.tsx';

const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

export type { ListAddress } from './chosen-filters.tsx';

type Props = {
  filters: Filters;
  facets: Facets | undefined;
  /** The URL that a change starts from; the page's own by default. */
  address?: ListAddress;
  q?: string;
  given: string;
  /** How many products are found, where it is known exactly. */
  total: number | undefined;
  said: ReactNode;
};

/** Filters and sort order as a plain form, so that it works without JavaScript. A phone opens the filters as a sheet. */
export function ProductFilters({ filters, facets, address, q, given, total, said }: Props) {
  const [search] = useSearchParams();
  const list = address ?? { search };
  const { choose, submit } = useChoices(list);
  const { sort, ...chosen } = filtersAsText(filters);
  const count = chosenGroups(chosen).length;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <form
        method="get"
        action={list.pathname}
        aria-label="Narrow and sort"
        onSubmit={submit}
        className="relative flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-ghee pb-2 max-md:sticky max-md:top-[calc(var(--header-height)-2.75rem)] max-md:z-20 md:pt-2"
      >
        {q !== undefined && <input type="hidden" name="q" value={q} />}
        <output
          aria-live="polite"
          className="flex h-11 w-full items-center leading-tight text-moss md:order-last md:w-auto"
        >
          {said}
        </output>
        <button
          type="button"
          popoverTarget="filters"
          className="flex min-h-11 flex-1 items-center gap-2 font-semibold text-ink md:hidden"
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-5" />
          <span>Filter</span>
          {count > 0 ? (
            <span key="chosen" className="rounded-full bg-forest px-2 text-sm text-ivory">
              {count}
              <span className="max-[389px]:sr-only"> chosen</span>
            </span>
          ) : (
            <span className="sr-only">price, concern, form, rating</span>
          )}
        </button>
        <div
          id="filters"
          popover="auto"
          onToggle={() => setOpened(true)}
          className="filters flex-1 flex-wrap gap-3"
        >
          {opened && (
            <Suspense>
              <FilterChips address={list} chosen={chosen} facets={facets} />
            </Suspense>
          )}
          <FilterPills
            address={list}
            chosen={chosen}
            facets={facets}
            inSearch={q !== undefined}
            hasChips={opened && facets !== undefined}
            onChange={choose}
          />
          <Button type="submit" className="sticky -bottom-4 z-10 md:hidden">
            {showLabel(total)}
          </Button>
          {count > 0 && <ClearFilters address={list} chosen={chosen} />}
        </div>
        <SortChoice sort={sort} given={given} onChange={choose} />
        <noscript className="md:order-last">
          <Button type="submit" variant="secondary">
            Show products
          </Button>
        </noscript>
      </form>
      <ChosenFilters address={list} chosen={chosen} facets={facets} />
    </>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show products';
  return `Show ${total} ${total === 1 ? 'product' : 'products'}`;
}

type Change = ChangeEvent<HTMLSelectElement | HTMLInputElement>;

/** Writes the filters to the URL and returns to the first page. */
function useChoices({ search, ...list }: ListAddress) {
  const navigate = useNavigate();
  const go = (change: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.delete('cursor');
    change(next);
    void navigate({ ...list, search: next.toString() }, { preventScrollReset: true });
  };
  return {
    choose: ({ currentTarget }: Change) => {
      const off =
        currentTarget instanceof HTMLInputElement &&
        currentTarget.type === 'checkbox' &&
        !currentTarget.checked;
      go((next) =>
        off || currentTarget.value === ''
          ? next.delete(currentTarget.name)
          : next.set(currentTarget.name, currentTarget.value),
      );
    },
    /** A typed price applies with Enter or the button, which closes the sheet of a phone or the pill of the price. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = new FormData(form);
      go((next) => {
        for (const name of ['minPrice', 'maxPrice']) {
          const price = typed.get(name);
          if (typeof price === 'string' && price !== '') next.set(name, price);
          else next.delete(name);
        }
      });
      form.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    },
  };
}
