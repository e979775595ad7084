import { SlidersHorizontal } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { SearchFacets } from '../contract.ts';
import { type FilterName, type Filters, filtersAsText } from '../filters.ts';

type Parts = { q: string; filters: Filters; facets: SearchFacets };
type Choice = { value: string; label: string };

const sortNames: Choice[] = [
  { value: 'popular', label: 'Most popular' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'newest', label: 'Newest' },
  { value: 'rating', label: 'Best rated' },
];

const ratings: Choice[] = ['4', '3', '2'].map((value) => ({ value, label: `${value} stars and up` }));

/** What results are narrowed by and sorted by; a plain form, so that it works before and without JavaScript. */
export function ResultFilters({ q, filters, facets }: Parts) {
  const [search, setSearch] = useSearchParams();
  const stockId = useId();
  const chosen = filtersAsText(filters);

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) {
    const { name } = currentTarget;
    const off =
      currentTarget instanceof HTMLInputElement &&
      currentTarget.type === 'checkbox' &&
      !currentTarget.checked;
    const next = new URLSearchParams(search);
    next.delete('page');
    if (off || currentTarget.value === '') next.delete(name);
    else next.set(name, currentTarget.value);
    setSearch(next, { preventScrollReset: true });
  }

  const select = (name: FilterName, label: string, any: string, options: Choice[]) => (
    <SelectField
      key={`${name} ${chosen[name] ?? ''}`}
      name={name}
      label={label}
      placeholder={any}
      options={withChosen(options, chosen[name])}
      defaultValue={chosen[name] ?? ''}
      onChange={choose}
    />
  );

  return (
    <details open={Object.keys(chosen).length > 0} className="border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-semibold text-ink">
        <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-5" />
        Filter and sort
      </summary>
      <form method="get" aria-label="Narrow the results" className="pt-2 pb-4">
        <input type="hidden" name="q" value={q} />
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
          {select('category', 'Category', 'All categories', facets.categories.map(toCategoryChoice))}
          {select('form', 'Form', 'All forms', facets.forms.map(toChoice))}
          {select('concern', 'Concern', 'All concerns', facets.concerns.map(toChoice))}
          {select('rating', 'Rating', 'Any rating', ratings)}
          <PriceField name="minPrice" label="Price from (₹)" price={chosen.minPrice} />
          <PriceField name="maxPrice" label="Price to (₹)" price={chosen.maxPrice} />
          {select('sort', 'Sort by', 'Best match', sortNames)}
          <label htmlFor={stockId} className="flex min-h-11 items-center gap-2 text-ink">
            <input
              id={stockId}
              type="checkbox"
              name="inStock"
              value="true"
              key={chosen.inStock ?? ''}
              defaultChecked={chosen.inStock === 'true'}
              onChange={choose}
              className="size-5 accent-forest"
            />
            In stock only
          </label>
        </div>
        <div className="flex flex-wrap items-center gap-4 pt-4">
          <Button type="submit" variant="secondary">
            Show results
          </Button>
          {Object.keys(chosen).length > 0 && (
            <Link
              to={{ search: new URLSearchParams({ q }).toString() }}
              className="inline-flex min-h-11 items-center text-leaf underline"
            >
              Clear all filters
            </Link>
          )}
        </div>
      </form>
    </details>
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

function toChoice({ value, count }: { value: string; count: number }): Choice {
  return { value, label: `${value} (${count})` };
}

function toCategoryChoice({ slug, name, count }: { slug: string; name: string; count: number }): Choice {
  return { value: slug, label: `${name} (${count})` };
}

/** What was chosen stays a choice when nothing has it any more. */
function withChosen(options: Choice[], chosen: string | undefined): Choice[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [{ value: chosen, label: chosen }, ...options];
}
