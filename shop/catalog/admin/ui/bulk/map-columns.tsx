import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select, SelectField } from '#platform/ui/select-field.tsx';
import type { Category } from '../../../contract.ts';
import { productClasses } from '../../../facts.ts';
import type { Mapping } from '../../bulk/bulk-change.ts';
import type { BulkChange } from '../../bulk/contract.ts';
import { targetLabels } from '../../bulk/targets.ts';
import { useSteer } from './queries.ts';

const fields = Object.entries(targetLabels).map(([value, label]) => ({ value, label }));
const classes = Object.entries(productClasses).map(([value, label]) => ({ value, label }));

const sources = {
  own: 'an export of this shop',
  shopify: 'an export of Shopify',
  woocommerce: 'an export of WooCommerce',
};
const delimiters: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

type Props = { change: BulkChange; categories: Category[] };

/** Asks which field each column holds, and shows an example of each. */
export function MapColumns({ change, categories }: Props) {
  const [mapping, setMapping] = useState<Mapping>(change.mapping!);
  const { mutate, isPending } = useSteer(change.id);
  const { headers, examples, encoding, delimiter, source } = change.look!;
  const set = (changed: Partial<Mapping>) => setMapping({ ...mapping, ...changed });
  const choose = (at: number, field: string) =>
    set({ columns: mapping.columns.map((old, column) => (column === at ? field || null : old)) });
  return (
    <form
      aria-label="Columns"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(mapping);
      }}
    >
      <p>
        {change.name} looks like {source ? sources[source] : 'a file of another program'}, in{' '}
        {encoding.toUpperCase()}, separated by {delimiters[delimiter] ?? delimiter}. Choose what each column
        holds.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {withNumbers(headers).map(({ header, at }) => (
          <li key={`${at} ${header}`} className="min-w-0 rounded-md border border-line p-3">
            <Field label={header || `Column ${at + 1}`} hint={exampleOf(examples[at])}>
              {(field) => (
                <Select
                  {...field}
                  value={mapping.columns[at] ?? ''}
                  onChange={({ target }) => choose(at, target.value)}
                >
                  <option value="">Leave out</option>
                  {fields.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category of new products that name none"
          placeholder="Refuse such rows"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={mapping.categoryId === null ? '' : String(mapping.categoryId)}
          onChange={({ target }) => set({ categoryId: target.value === '' ? null : Number(target.value) })}
        />
        <SelectField
          label="Class of new products that name none"
          placeholder="None yet"
          options={classes}
          value={mapping.productClass}
          onChange={({ target }) => set({ productClass: target.value })}
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={mapping.emptyClears}
          onChange={({ target }) => set({ emptyClears: target.checked })}
        />
        An empty cell clears the field of a product
      </label>
      <Button type="submit" className="self-start" busy={isPending}>
        Check every row
      </Button>
    </form>
  );
}

const withNumbers = (headers: readonly string[]) => headers.map((header, at) => ({ header, at }));

function exampleOf(example: string | undefined) {
  return (
    <span className="block truncate">{example ? `Such as: ${example}` : 'Empty in the first rows'}</span>
  );
}
