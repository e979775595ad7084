import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, inputLook } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choice, Filter, ListQuery } from './list-parts.ts';
import { usePhoneWidth } from './use-phone-width.ts';

type Props = {
  search: string | undefined;
  filters: readonly Filter[];
  sorts: readonly Choice[];
  query: ListQuery;
  onChange: (changed: ListQuery) => void;
  onClear: () => void;
};

/** Search, filters and sort order. On a phone the filters fold away. */
export function ListToolbar({ search, filters, sorts, query, onChange, onClear }: Props) {
  const isPhone = usePhoneWidth();
  const used = filters.filter((filter) => query[filter.name] && !isView(filter)).length;
  const fields = (
    <div className="grid items-end gap-3 sm:grid-cols-3 md:grid-cols-5">
      {filters.filter(isShown).map((filter) => (
        <FilterField key={filter.name} filter={filter} query={query} onChange={onChange} />
      ))}
      {sorts.length > 1 && (
        <SelectField
          label="Sort by"
          options={sorts}
          value={query.sort ?? sorts[0]!.value}
          onChange={({ target }) => onChange({ sort: target.value === sorts[0]!.value ? '' : target.value })}
        />
      )}
      {Object.keys(query).length > 0 && (
        <Button variant="quiet" onClick={onClear}>
          <X aria-hidden className="size-4" strokeWidth={1.5} /> Clear
        </Button>
      )}
    </div>
  );
  return (
    <search>
      <form className="flex flex-col gap-3" onSubmit={(event) => event.preventDefault()}>
        {search && <SearchField label={search} value={query.q ?? ''} onChange={(q) => onChange({ q })} />}
        {isPhone && filters.length > 0 ? (
          <details open={used > 0} className="rounded-lg border border-line bg-paper px-3">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
              <SlidersHorizontal aria-hidden className="size-5" strokeWidth={1.5} />
              <span>{used > 0 ? `Filters (${used})` : 'Filters'}</span>
            </summary>
            <div className="pb-3">{fields}</div>
          </details>
        ) : (
          fields
        )}
      </form>
    </search>
  );
}

function isShown(filter: Filter): boolean {
  return !('type' in filter) || filter.type === 'date';
}

/** Tabs choose a view, so it counts as no filter. */
function isView(filter: Filter): boolean {
  return 'type' in filter && filter.type === 'view';
}

type FieldProps = { filter: Filter; query: ListQuery; onChange: Props['onChange'] };

function FilterField({ filter, query, onChange }: FieldProps) {
  const { name, label } = filter;
  const value = query[name] ?? '';
  const set = ({ target }: { target: { value: string } }) => onChange({ [name]: target.value });
  if ('options' in filter)
    return (
      <SelectField
        label={label}
        placeholder={filter.usual ?? 'All'}
        options={filter.options}
        value={value}
        onChange={set}
      />
    );
  return (
    <Field label={label}>
      {(field) => <input {...field} type="date" className={inputLook} value={value} onChange={set} />}
    </Field>
  );
}

const searchAfterMs = 250;

/** Searches when the typing rests, and at once on Enter or when the field is left: Back then finds the search. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (q: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Searches on their way into the address, which takes a moment. */
  const [pending, setPending] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = pending.indexOf(value);
    setPending(pending.slice(at + 1));
    // Back, a saved view or Clear has changed the address.
    if (at === -1) setTyped(value);
  }
  const send = () => {
    const text = typed.trim();
    if (text === (pending.at(-1) ?? value)) return;
    setPending([...pending, text]);
    onChange(text);
  };
  useEffect(() => {
    const timer = setTimeout(send, searchAfterMs);
    return () => clearTimeout(timer);
  });
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-moss" strokeWidth={1.5} />
      <input
        type="search"
        placeholder={label}
        className={`${inputLook} pl-10`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
        // The letter keys of the list work outside the field.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}
