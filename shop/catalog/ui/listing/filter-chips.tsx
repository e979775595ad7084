import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Facets } from '../../contract.ts';
import type { FilterName } from '../../filters.ts';
import { asLabel, type FilterValues, type ListAddress, without } from './chosen-filters.tsx';

type Props = { address: ListAddress; chosen: FilterValues; facets: Facets | undefined };
type Chip = { value: string; label: string; count: number | null };

/** The head of a phone's sheet, and its filters as chips with the count of their products. A chosen chip goes by a second tap. */
export function FilterChips({ address, chosen, facets }: Props) {
  const named = ({ value, count }: { value: string; count: number | null }) => ({
    value,
    label: asLabel(value),
    count,
  });
  const groups: [name: FilterName, label: string, chips: Chip[]][] = [
    ['concern', 'Concern', (facets?.concerns ?? []).map(named)],
    ['form', 'Form', (facets?.forms ?? []).map(named)],
    ['origin', 'Country of origin', (facets?.origins ?? []).map(named)],
  ];
  return (
    <>
      <div className="sticky -top-4 z-10 -mx-4 flex items-center justify-between bg-paper px-4 py-1 md:hidden">
        <h2 className="text-2xl">Filter</h2>
        <button
          type="button"
          aria-label="Close the filters"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className="grid size-11 place-items-center"
        >
          <X aria-hidden strokeWidth={1.5} className="size-5" />
        </button>
      </div>
      {groups.map(([name, label, chips]) => (
        <ChipGroup
          key={name}
          name={name}
          label={label}
          chips={chips}
          address={address}
          chosen={chosen[name]}
        />
      ))}
    </>
  );
}

type GroupProps = {
  name: string;
  label: string;
  chips: Chip[];
  address: ListAddress;
  chosen: string | undefined;
};

const maxAtFirst = 10;

function ChipGroup({ name, label, chips, address, chosen }: GroupProps) {
  const [all, setAll] = useState(false);
  if (chips.length === 0) return null;
  const shown = all ? chips : chips.filter(({ value }, at) => at < maxAtFirst || value === chosen);
  return (
    <nav aria-label={`Choose by ${label.toLowerCase()}`} className="md:hidden">
      <h3 className="pb-2 font-sans text-sm font-semibold">{label}</h3>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ value, label: text, count }) => {
          const isChosen = chosen === value;
          return (
            <li key={value}>
              <Link
                to={isChosen ? without(address, [name]) : withValue(address, name, value)}
                preventScrollReset
                replace
                aria-current={isChosen || undefined}
                className="inline-flex min-h-11 items-center gap-1 rounded-full border border-edge bg-paper px-4 aria-current:border-forest aria-current:bg-forest aria-current:text-ivory"
              >
                {text}
                {count !== null && <span>({count})</span>}
              </Link>
            </li>
          );
        })}
        {shown.length < chips.length && (
          <li>
            <button type="button" className="link min-h-11 px-2" onClick={() => setAll(true)}>
              {chips.length - shown.length} more
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function withValue(address: ListAddress, name: string, value: string) {
  const next = new URLSearchParams(without(address, [name]).search);
  next.set(name, value);
  return { ...without(address, [name]), search: next.toString() };
}
