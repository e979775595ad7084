import { type ChangeEvent, useId } from 'react';
import { Select } from '#platform/ui/select-field.tsx';
import type { Sort } from '../../filters.ts';

const sortNames: Record<Sort, string> = {
  popular: 'Most popular',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  newest: 'Newest',
  rating: 'Best rated',
  origin: 'Country of origin',
};

type Props = {
  sort: string | undefined;
  /** The name of the order without a choice. */
  given: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

export function SortChoice({ sort, given, onChange }: Props) {
  const id = useId();
  return (
    <div className="md:order-last">
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <Select id={id} name="sort" key={sort ?? ''} defaultValue={sort ?? ''} onChange={onChange}>
        <option value="">{given}</option>
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
