import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Facets } from '../../contract.ts';
import type { FilterName } from '../../filters.ts';
import { asLabel, type FilterValues, inWords, type ListAddress, Without } from './chosen-filters.tsx';

type Props = {
  address: ListAddress;
  chosen: FilterValues;
  facets: Facets | undefined;
  inSearch: boolean;
  /** A phone shows chips instead of the choices that have some. */
  hasChips: boolean;
  onChange: (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => void;
};
type Choice = { value: string; label: string };

const ratings: Choice[] = ['4', '3', '2'].map((value) => ({ value, label: `${value} stars and up` }));

/** A phone shows these as chips. */
const hasOwnChips = new Set<string>(['form', 'concern', 'origin']);

/** Each pill shows its value. A chosen one has a link beside it that removes it. */
export function FilterPills({ address, chosen, facets, inSearch, hasChips, onChange }: Props) {
  const origins = facets?.origins ?? [];
  const removable = (group: string, isChosen: ReactNode, pill: ReactNode) => (
    <div className={`rounded-full md:flex ${isChosen ? 'bg-sand' : ''}`}>
      {pill}
      {isChosen && (
        <Without address={address} group={group} className="grid size-11 place-items-center max-md:hidden">
          <span className="sr-only">{inWords(group, chosen, facets)}</span>
        </Without>
      )}
    </div>
  );
  const select = (name: FilterName, label: string, any: string, options: Choice[]) => (
    <div key={name} className={hasChips && hasOwnChips.has(name) ? 'max-md:hidden' : 'relative'}>
      <label htmlFor={name} className="text-sm font-semibold text-ink md:sr-only">
        {label}
      </label>
      {removable(
        name,
        chosen[name],
        <Select
          id={name}
          name={name}
          key={chosen[name] ?? ''}
          defaultValue={chosen[name] ?? ''}
          onChange={onChange}
        >
          <option value="">{any}</option>
          {withChosen(options, chosen[name]).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>,
      )}
    </div>
  );
  const categories = inSearch
    ? [select('category', 'Category', 'All categories', (facets?.categories ?? []).map(toCategoryChoice))]
    : [];
  const countries =
    origins.length > 0 || chosen.origin
      ? [select('origin', 'Country of origin', 'All countries', origins.map(toChoice))]
      : [];
  const selects = [
    ...categories,
    select('form', 'Form', 'All forms', (facets?.forms ?? []).map(toChoice)),
    select('concern', 'Concern', 'All concerns', (facets?.concerns ?? []).map(toChoice)),
    ...countries,
    select('rating', 'Rating', 'Any rating', ratings),
  ];
  const hasPrice = chosen.minPrice || chosen.maxPrice;
  return (
    <>
      {selects}
      {removable(
        'price',
        hasPrice,
        <button
          type="button"
          popoverTarget="price"
          className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 text-ink max-md:hidden"
        >
          <span>{hasPrice ? inWords('price', chosen, facets) : 'Any price'}</span>
          <ChevronDown aria-hidden strokeWidth={1.5} className="size-5 text-moss" />
        </button>,
      )}
      <div id="price" popover="auto" className="gap-3 rounded-lg">
        <PriceField name="minPrice" label="Price from (₹)" price={chosen.minPrice} />
        <PriceField name="maxPrice" label="Price to (₹)" price={chosen.maxPrice} />
        <Button type="submit" className="max-md:hidden">
          Show products
        </Button>
      </div>
      {removable('inStock', chosen.inStock, <InStock chosen={chosen} onChange={onChange} />)}
    </>
  );
}

function InStock({ chosen: { inStock }, onChange }: Pick<Props, 'chosen' | 'onChange'>) {
  return (
    <label
      htmlFor="in-stock"
      className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-paper px-4 text-ink"
    >
      <input
        id="in-stock"
        type="checkbox"
        name="inStock"
        value="true"
        key={inStock ?? ''}
        defaultChecked={inStock === 'true'}
        onChange={onChange}
        className="size-5"
      />
      <span>In stock only</span>
    </label>
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
