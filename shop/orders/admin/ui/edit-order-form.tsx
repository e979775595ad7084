import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { formatPaise, toPaise } from '#platform/money.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { totalsOf } from '#shop/cart/totals.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import type { EditedLine, EditedOrder, EditFields } from '../edit.ts';
import { EditLines } from './edit-lines.tsx';
import { useSaveOrder } from './queries.ts';

type Props = { orderNumber: string; order: EditedOrder; userId: number; onSaved: () => void };

/** Changes recipient and items of an order. */
export function EditOrderForm({ orderNumber, order, userId, onSaved }: Props) {
  const save = useSaveOrder(orderNumber);
  const [known, setKnown] = useState<readonly EditedLine[]>(order.lines);
  const state = useStaffForm<EditFields>({
    name: `order ${orderNumber}`,
    userId,
    version: order.version,
    values: {
      ...(order.fields as Omit<EditFields, 'lines'>),
      lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    },
    save: (fields, version) => save({ version, fields }),
    onSaved,
  });
  const { register, watch, setValue, formState } = state.form;
  const lines = watch('lines');
  const field = (name: Path<EditFields>) => ({
    ...register(name),
    error: formState.errors[name as keyof EditFields]?.message,
  });
  return (
    <StaffForm state={state} label="Order">
      <fieldset className="grid gap-4 rounded-lg border border-line bg-paper p-4 sm:grid-cols-2">
        <legend className="sr-only">Recipient</legend>
        <TextField label="Name" maxLength={120} {...field('name')} />
        <TextField label="Phone" inputMode="numeric" maxLength={10} {...field('phone')} />
        <TextAreaField
          label="Address"
          rows={3}
          maxLength={700}
          className="sm:col-span-2"
          {...field('addressLine')}
        />
        <TextField label="City" maxLength={120} {...field('city')} />
        <SelectField label="State" options={stateChoices} {...field('state')} />
        <TextField
          label="Pincode"
          inputMode="numeric"
          maxLength={6}
          hint="A new pincode changes the promised day."
          {...field('pincode')}
        />
      </fieldset>
      <EditLines
        lines={lines}
        known={known}
        error={formState.errors.lines?.message}
        onKnown={(line) => setKnown([...known, line])}
        onChange={(changed) => setValue('lines', changed, { shouldDirty: true })}
      />
      <Total lines={lines} known={known} before={order.totalAmount} />
    </StaffForm>
  );
}

type TotalProps = { lines: EditFields['lines']; known: readonly EditedLine[]; before: number };

function Total({ lines, known, before }: TotalProps) {
  const priced = lines.map(({ sku, quantity }) => ({
    quantity,
    unitPaise: toPaise(known.find((line) => line.sku === sku)?.price ?? 0),
  }));
  const { payablePaise } = totalsOf(priced);
  return (
    <output className="block">
      <span className="font-semibold">{formatPaise(payablePaise)} at the door</span>
      {payablePaise !== toPaise(before) && (
        <span className="text-moss"> instead of {formatPaise(toPaise(before))}</span>
      )}
      <span className="block text-sm text-moss">The customer gets one email about the change.</span>
    </output>
  );
}
