import { useState } from 'react';
import { ColumnTargets } from '#platform/admin/ui/csv/column-targets.tsx';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import type { Category } from '../../../contract.ts';
import { productClasses } from '../../../facts.ts';
import type { Mapping } from '../../bulk/bulk-change.ts';
import type { BulkChange } from '../../bulk/contract.ts';
import { targetLabels } from '../../bulk/targets.ts';
import { useBulkControls } from './queries.ts';

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
  const { mutate, isPending } = useBulkControls(change.id);
  const { headers, examples, encoding, delimiter, source } = change.look!;
  const set = (changed: Partial<Mapping>) => setMapping({ ...mapping, ...changed });
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
      <ColumnTargets
        headers={headers}
        examples={examples}
        targets={targetLabels}
        columns={mapping.columns}
        onChange={(columns) => set({ columns })}
      />
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
