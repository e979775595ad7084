import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { type StaffFormState, useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { newId } from '#platform/admin/ui/form/new-id.ts';
import { formatDay } from '#platform/india-time.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { endpoints, type ProductStock } from '../../stock.ts';
import { staffReasons } from '../../stock-change.ts';
import {
  emptyForm,
  expectedUnits,
  reasonLabels,
  stockResolver,
  type StockValues,
  toRequest,
} from './stock-form.ts';
import { useKeepStock } from './stock-queries.ts';

type Props = {
  stock: ProductStock;
  userId: number;
  savedId: string | undefined;
  onSaved: (id: string) => void;
  onStale: () => void;
};

/** Changes the stock for a reason. The parent gives a new form after each save. */
export function StockChange({ stock, userId, savedId, onSaved, onStale }: Props) {
  const keep = useKeepStock();
  const [values] = useState(emptyForm);
  const sentId = useRef(values.id);
  const state = useStaffForm<StockValues>({
    name: `stock ${stock.id}`,
    userId,
    version: 0,
    values,
    resolver: stockResolver,
    save: async (typed) => {
      const params = { id: String(stock.id) };
      const saved = await callApi(endpoints.change, { params, body: toRequest(typed) }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 409) onStale();
          throw error;
        },
      );
      sentId.current = typed.id;
      await keep(saved);
      toast.success(`Saved. ${saved.stock} for sale, ${saved.onShelf} on the shelf.`);
    },
    onSaved: () => onSaved(sentId.current),
  });
  const { form } = state;
  // Text typed while the former change was being saved is a change of its own.
  useEffect(() => {
    if (form.getValues('id') === savedId) form.setValue('id', newId());
  }, [form, savedId]);
  const reason = form.watch('reason');
  const options = staffReasons.map((value) => ({ value, label: reasonLabels[value] }));
  return (
    <StaffForm state={state} label="Change the stock">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="What happened" options={options} {...form.register('reason')} />
        {reason === 'received' && <Delivery state={state} />}
        {reason === 'counted' && <Count state={state} stock={stock} />}
        {(reason === 'damaged' || reason === 'given_away' || reason === 'expired') && (
          <>
            <Units state={state} />
            <BatchField state={state} stock={stock} first="First to expire" />
          </>
        )}
        {reason === 'returned' && (
          <>
            <Units state={state} />
            <TextField
              label="Order number"
              placeholder="AR-1000012"
              hint="The units go back to the batch that the order got."
              error={form.formState.errors.orderNumber?.message}
              {...form.register('orderNumber')}
            />
          </>
        )}
        <TextField
          label="Note"
          optional
          maxLength={200}
          hint="Write no names or phone numbers."
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
      </div>
    </StaffForm>
  );
}

type PartProps = { state: StaffFormState<StockValues> };

function Units({ state: { form } }: PartProps) {
  return (
    <TextField
      label="Units"
      inputMode="numeric"
      error={form.formState.errors.units?.message}
      {...form.register('units')}
    />
  );
}

function Delivery({ state }: PartProps) {
  const { form } = state;
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Batch number"
        maxLength={40}
        hint="As on the label. The same number again adds to its batch."
        error={errors.number?.message}
        {...form.register('number')}
      />
      <Units state={state} />
      <TextField
        label="Made on"
        type="date"
        optional
        error={errors.madeOn?.message}
        {...form.register('madeOn')}
      />
      <TextField
        label="Best before"
        type="date"
        optional
        hint="Without it the batch never gets too old."
        error={errors.bestBefore?.message}
        {...form.register('bestBefore')}
      />
    </>
  );
}

function Count({ state, stock }: PartProps & { stock: ProductStock }) {
  const { form } = state;
  const expected = expectedUnits(stock, form.watch('batchId'));
  const inOrders = stock.onShelf - stock.stock;
  const see = () => form.setValue('seen', expected);
  return (
    <>
      <BatchField state={state} stock={stock} first="All batches together" />
      <TextField
        label="Counted units"
        inputMode="numeric"
        hint={`Count everything on the shelf, also the ${inOrders} that orders wait for. Leave out packed parcels. The shop expects ${expected}.`}
        error={form.formState.errors.counted?.message}
        {...form.register('counted', { onChange: see })}
      />
    </>
  );
}

function BatchField({ state: { form }, stock, first }: PartProps & { stock: ProductStock; first: string }) {
  const options = stock.batches.map(({ id, number, bestBefore, units }) => ({
    value: String(id),
    label: `${number || 'Opening stock'}${bestBefore ? `, best before ${formatDay(bestBefore)}` : ''} (${units})`,
  }));
  // A count belongs to the batch it was typed for.
  const clearCount = () => form.setValue('counted', '');
  return (
    <SelectField
      label="Batch"
      placeholder={first}
      options={options}
      {...form.register('batchId', { onChange: clearCount })}
    />
  );
}
