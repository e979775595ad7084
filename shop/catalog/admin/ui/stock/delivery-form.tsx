import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../stock.ts';
import { maxDelivered } from '../../stock-change.ts';
import {
  type DeliveredRow,
  deliveryResolver,
  type DeliveryValues,
  emptyDelivery,
  errorsOf,
  type RowErrors,
  rowOf,
  toDelivery,
} from './delivery-values.ts';
import { useKeepLists } from './stock-queries.ts';

/** Receives one delivery of several products. All rows are saved, or none, and the next delivery gets a new form. */
export function DeliveryForm({ userId }: { userId: number }) {
  const [saved, setSaved] = useState(0);
  return <OneDelivery key={saved} userId={userId} onSaved={() => setSaved(saved + 1)} />;
}

function OneDelivery({ userId, onSaved }: { userId: number; onSaved: () => void }) {
  const keep = useKeepLists();
  const state = useStaffForm<DeliveryValues>({
    name: 'delivery',
    userId,
    version: 0,
    values: emptyDelivery,
    resolver: deliveryResolver,
    save: async (typed) => {
      const { rows } = await callApi(endpoints.receive, { body: toDelivery(typed) });
      await keep(rows.map(({ id }) => id));
      const units = typed.rows.reduce((sum, row) => sum + Number(row.units), 0);
      toast.success(
        `Received: ${units} units of ${rows.length === 1 ? '1 product' : `${rows.length} products`}.`,
      );
    },
    onSaved,
  });
  const { form } = state;
  const { errors, isSubmitted } = form.formState;
  const rows = form.watch('rows');
  const set = (next: DeliveredRow[]) =>
    form.setValue('rows', next, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <StaffForm state={state} label="Receive a delivery" saveLabel="Receive all" isLong={rows.length > 0}>
      <ul aria-label="Received products" className="flex flex-col gap-4 empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="rounded-lg border border-line bg-paper p-4">
            <Row
              row={row}
              errors={errors.rows ? errorsOf(row) : {}}
              onChange={(changed) =>
                set(rows.map((one) => (one.id === row.id ? { ...one, ...changed } : one)))
              }
              onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ul>
      {rows.length < maxDelivered && (
        <AddProduct
          error={rows.length === 0 ? errors.rows?.message : undefined}
          onAdd={(product) => set([...rows, rowOf(product)])}
        />
      )}
      <TextField
        label="Note"
        optional
        maxLength={200}
        hint="Such as the number of the supplier's invoice. Write no names or phone numbers."
        {...form.register('note')}
      />
    </StaffForm>
  );
}

type RowProps = {
  row: DeliveredRow;
  errors: RowErrors;
  onChange: (changed: Partial<DeliveredRow>) => void;
  onRemove: () => void;
};

function Row({ row, errors, onChange, onRemove }: RowProps) {
  const field = (name: 'number' | 'units' | 'madeOn' | 'bestBefore') => ({
    value: row[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{row.name}</legend>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{row.name}</p>
        <Button variant="quiet" aria-label={`Remove ${row.name}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label="Batch number" maxLength={40} error={errors.number} {...field('number')} />
        <TextField label="Units" inputMode="numeric" error={errors.units} {...field('units')} />
        <TextField label="Made on" type="date" optional {...field('madeOn')} />
        <TextField label="Best before" type="date" optional {...field('bestBefore')} />
      </div>
    </fieldset>
  );
}

type AddProps = { error: string | undefined; onAdd: (product: { id: number; name: string }) => void };

function AddProduct({ error, onAdd }: AddProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['delivered-search', q],
    queryFn: ({ signal }) => callApi(endpoints.list, { query: { q } }, { signal }),
    enabled: q.length > 1,
  });
  const found = q.length > 1 ? (data?.rows ?? []).slice(0, 8) : [];
  const add = (product: { id: number; name: string }) => {
    onAdd(product);
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Add a product"
        error={error}
        hint="Type part of its name, its SKU or its number. Enter takes the first."
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found[0]) add(found[0]);
        }}
      />
      <ul aria-label="Found products" className="flex flex-col empty:hidden">
        {found.map((row) => (
          <li key={row.id}>
            <Button variant="quiet" className="w-full justify-start!" onClick={() => add(row)}>
              {row.name}
              <span className="text-moss">{` · ${row.stock} for sale`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {q.length > 1 && data && !isFetching && found.length === 0 && (
        <p className="text-moss">No product has these words. Combos have no stock of their own.</p>
      )}
    </div>
  );
}
