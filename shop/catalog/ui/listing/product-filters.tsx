import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Facets } from '../../contract.ts';
import { type FilterName, type Filters, filtersAsText } from '../../filters.ts';
import { SortChoice } from './sort-choice.tsx';
import { asLabel, ChosenFilters, type ListAddress } from './chosen-filters.tsx';

export type { ListAddress } from './chosen-filters.tsx';

type Props = {
  filters: Filters;
  facets: Facets | undefined;
  /** The URL that a change starts from; the page's own by default. */
  address?: ListAddress;
  q?: string;
  given: string;
  said: ReactNode;
};
type Choice = { value: string; label: string };

const ratings: Choice[] = ['4', '3', '2'].map((value) => ({ value, label: `${value} stars and up` }));

/** Filters and sort order as a plain form, so that it works without JavaScript. */
export function ProductFilters({ filters, facets, address, q, given, said }: Props) {
  const [search] = useSearchParams();
  const list = address ?? { search };
  const { choose, submit } = useChoices(list);
  const { sort, ...filtering } = filtersAsText(filters);
  const chosen = Object.keys(filtering).length;
  const [open, setOpen] = useState(chosen > 0);
  const summary = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasPressed = useRef(false);
  const toggle = (next: boolean) => {
    wasPressed.current = next !== open;
    setOpen(next);
  };
  /** The sticky bar of a phone opens at its place in the page. */
  useEffect(() => {
    if (open && wasPressed.current) form.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  /** Collapses on phones so that the products come into view; the focus stays on the summary. */
  const show = (event: FormEvent<HTMLFormElement>) => {
    submit(event);
    setOpen(false);
    summary.current?.focus({ preventScroll: true });
  };
  return (
    <form
      ref={form}
      method="get"
      action={list.pathname}
      aria-label="Narrow and sort"
      onSubmit={show}
      className={`relative flex scroll-mt-(--header-height) flex-col bg-ghee ${open ? '' : 'max-md:sticky max-md:top-[calc(var(--header-height)-3.5rem)] max-md:z-20'}`}
    >
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <div className="flex h-14 items-center justify-between gap-4 border-t border-line md:h-auto md:min-h-11 md:py-4">
        <output aria-live="polite" className="min-w-0 leading-tight text-moss">
          {said}
        </output>
        <div className="max-md:absolute max-md:top-14 max-md:right-0">
          <SortChoice sort={sort} given={given} onChange={choose} />
        </div>
      </div>
      <details
        open={open}
        onToggle={({ currentTarget }) => toggle(currentTarget.open)}
        className="open-when-wide border-y border-line"
      >
        <summary
          ref={summary}
          className="flex min-h-12 w-fit cursor-pointer items-center gap-2 py-2 font-semibold text-ink"
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-5" />
          <span>Filter</span>
          {chosen > 0 ? (
            <span key="chosen" className="rounded-full bg-forest px-2 text-sm text-ivory">
              {chosen}
              <span className="max-[389px]:sr-only"> chosen</span>
            </span>
          ) : (
            <span className="sr-only">price, concern, form, rating</span>
          )}
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className={`size-5 text-moss transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          />
        </summary>
        <FilterPanel chosen={filtering} facets={facets} inSearch={q !== undefined} onChange={choose} />
      </details>
      <ChosenFilters address={list} chosen={filtering} facets={facets} />
    </form>
  );
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
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      go((next) => {
        for (const name of ['minPrice', 'maxPrice']) {
          const price = typed.get(name);
          if (typeof price === 'string' && price !== '') next.set(name, price);
          else next.delete(name);
        }
      });
    },
  };
}

type FilterPanelProps = {
  chosen: Record<string, string>;
  facets: Facets | undefined;
  inSearch: boolean;
  onChange: (event: Change) => void;
};

function FilterPanel({ chosen, facets, inSearch, onChange }: FilterPanelProps) {
  const stockId = useId();
  const origins = facets?.origins ?? [];
  const select = (name: FilterName, label: string, any: string, options: Choice[]) => (
    <SelectField
      key={`${name} ${chosen[name] ?? ''}`}
      name={name}
      label={label}
      placeholder={any}
      options={withChosen(options, chosen[name])}
      defaultValue={chosen[name] ?? ''}
      onChange={onChange}
    />
  );
  return (
    <div className="grid grid-cols-2 items-end gap-3 pt-2 pb-4 md:grid-cols-3 lg:grid-cols-4">
      {inSearch &&
        select('category', 'Category', 'All categories', (facets?.categories ?? []).map(toCategoryChoice))}
      {select('form', 'Form', 'All forms', (facets?.forms ?? []).map(toChoice))}
      {select('concern', 'Concern', 'All concerns', (facets?.concerns ?? []).map(toChoice))}
      {(origins.length > 0 || chosen.origin) &&
        select('origin', 'Country of origin', 'All countries', origins.map(toChoice))}
      {select('rating', 'Rating', 'Any rating', ratings)}
      <div className="col-span-2 grid grid-cols-2 gap-3 md:col-span-1">
        <PriceField name="minPrice" label="Price from (₹)" price={chosen.minPrice} />
        <PriceField name="maxPrice" label="Price to (₹)" price={chosen.maxPrice} />
      </div>
      <label htmlFor={stockId} className="flex min-h-11 items-center gap-2 text-ink">
        <input
          id={stockId}
          type="checkbox"
          name="inStock"
          value="true"
          key={chosen.inStock ?? ''}
          defaultChecked={chosen.inStock === 'true'}
          onChange={onChange}
          className="size-5"
        />
        <span>In stock only</span>
      </label>
      <Button type="submit" variant="secondary">
        Show products
      </Button>
    </div>
  );
}

function PriceField({ name, label, price }: { name: FilterName; label: string; price: string | undefined }) {
  return (
    <TextField
      key={price ?? ''}
      name={name}
      label={label}
      inputMode="numeric"
      pattern="[0-9]{1,6}"
      maxLength={6}
      defaultValue={price ?? ''}
    />
  );
}

function toChoice({ value, count }: Facets['forms'][number]): Choice {
  return { value, label: withCount(asLabel(value), count) };
}

function toCategoryChoice({ slug, name, count }: Facets['categories'][number]): Choice {
  return { value: slug, label: withCount(name, count) };
}

function withCount(label: string, count: number | null): string {
  return count === null ? label : `${label} (${count})`;
}

function withChosen(options: Choice[], chosen: string | undefined): Choice[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [{ value: chosen, label: asLabel(chosen) }, ...options];
}
