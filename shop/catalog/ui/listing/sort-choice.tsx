import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import type { Sort } from '../../contract.ts';

const names: Record<Sort | '', string> = {
  '': 'Our order',
  popular: 'Most popular',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  newest: 'Newest',
  rating: 'Best rated',
};

/** In what order the list comes; a plain form, so that it works before and without JavaScript. */
export function SortChoice({ sort }: { sort: Sort | undefined }) {
  const id = useId();
  const [, setSearch] = useSearchParams();
  return (
    <form method="get" className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-sm text-moss">
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        key={sort ?? ''}
        defaultValue={sort ?? ''}
        className={inputLook}
        onChange={({ currentTarget: { value } }) => setSearch(value ? { sort: value } : {})}
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </noscript>
    </form>
  );
}
