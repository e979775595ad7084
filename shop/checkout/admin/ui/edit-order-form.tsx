import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { formatPaise, toPaise } from '#platform/money.ts';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import type { EditedLine, EditedOrder, EditFields } from '../edit.ts';
import { EditLines } from './edit-lines.tsx';
import { editQuery, orderPriceQuery, useSaveOrder } from '#shop/orders/admin/ui/queries.ts';
import { BusinessFields, type PlaceOf, RecipientFields } from './recipient-fields.tsx';

type Props = {
  orderNumber: string;
  order: EditedOrder;
  userId: number;
  placeOf: PlaceOf;
  onSaved: () => void;
};

/** Changes recipient and items of an order. */
export function EditOrderForm({ orderNumber, order, userId, placeOf, onSaved }: Props) {
  const queries = useQueryClient();
  const save = useSaveOrder(orderNumber);
  const [known, setKnown] = useState<readonly EditedLine[]>(order.lines);
  const [keeper] = useState(createStateKeeper);
  const state = useStaffForm<EditFields>({
    name: `order ${orderNumber}`,
    userId,
    version: order.version,
    values: {
      ...(order.fields as Omit<EditFields, 'lines'>),
      lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    },
    save: (fields, version) =>
      save({ version, fields, ...keeper.keep(fields) }).catch((error: unknown) => {
        keeper.note(error, fields);
        throw error;
      }),
    reopen: () => void queries.resetQueries(editQuery(orderNumber)),
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
      {!order.mayEditAll && (
        <p>This order is packed. Its GSTIN can change until the invoice is made at the hand-over.</p>
      )}
      {order.mayEditAll && (
        <RecipientFields
          field={field}
          pincodeHint="A new pincode changes the promised day."
          placeOf={placeOf}
          onPlace={({ city, state: found }) => {
            setValue('city', city, { shouldDirty: true });
            setValue('state', found as EditFields['state'], { shouldDirty: true });
          }}
        />
      )}
      <BusinessFields field={field} />
      {order.keepsItems && (
        <p className="text-moss">
          A replacement keeps its items. Cancel it and send another one to change them. The customer gets one
          email about the change.
        </p>
      )}
      {order.mayEditAll && !order.keepsItems && (
        <>
          <EditLines
            lines={lines}
            known={known}
            error={formState.errors.lines?.message}
            onKnown={(line) => setKnown([...known, line])}
            onChange={(changed) => setValue('lines', changed, { shouldDirty: true })}
          />
          <Total lines={lines} orderNumber={orderNumber} before={toPaise(order.totalAmount)} />
        </>
      )}
    </StaffForm>
  );
}

type TotalProps = { lines: EditFields['lines']; orderNumber: string; before: number };

function Total({ lines, orderNumber, before }: TotalProps) {
  const { data } = useQuery(orderPriceQuery(lines, { orderNumber }));
  const payablePaise = data ? toPaise(data.total) : before;
  return (
    <output className="block">
      <span className="font-semibold">{`${formatPaise(payablePaise)} at the door`}</span>
      {payablePaise !== before && <span className="text-moss">{` instead of ${formatPaise(before)}`}</span>}
      {data?.offers?.savings.length === 0 && (
        <span className="block text-clay">
          These items are too few for the offer of this order, so it goes. The email says so.
        </span>
      )}
      <span className="block text-sm text-moss">The customer gets one email about the change.</span>
    </output>
  );
}
