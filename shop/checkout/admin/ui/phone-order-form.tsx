import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { StaffForm } from '#platform/admin/ui/form/staff-form.tsx';
import { useStaffForm } from '#platform/admin/ui/form/use-staff-form.ts';
import { formatPaise, toPaise } from '#platform/money.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { type ChannelName, channels } from '#shop/orders/channels.ts';
import { newOrderId } from '#shop/orders/body/order-id.ts';
import * as edit from '../edit.ts';
import type { EditedLine, EditFields } from '../edit.ts';
import { endpoints, type FoundCustomer } from '../phone-order.ts';
import { EditLines } from './edit-lines.tsx';
import { orderPriceQuery } from '#shop/orders/admin/ui/queries.ts';
import { FindCustomer } from './find-customer.tsx';
import { BusinessFields, type PlaceOf, RecipientFields } from './recipient-fields.tsx';

/** `orderId` lies in the draft too, so that a repeat after a reload places no second order. */
type Draft = Omit<EditFields, 'state'> & {
  state: string;
  buyerGstin: string;
  buyerName: string;
  orderId: string;
  customerId: number | null;
  customerName: string;
  email: string;
  known: EditedLine[];
};

const empty = {
  name: '',
  phone: '',
  addressLine: '',
  city: '',
  state: '',
  pincode: '',
  buyerGstin: '',
  buyerName: '',
  lines: [],
  customerId: null,
  customerName: '',
  email: '',
  known: [],
};

type Props = {
  userId: number;
  placeOf: PlaceOf;
  onPlaced: (orderNumber: string) => void;
};

/** Takes an order by phone, at the prices of today. */
export function PhoneOrderForm({ userId, placeOf, onPlaced }: Props) {
  const queries = useQueryClient();
  const [values] = useState<Draft>(() => ({ ...empty, orderId: newOrderId() }));
  const [keeper] = useState(createStateKeeper);
  const form = useStaffForm<Draft>({
    name: 'phone order',
    userId,
    version: 0,
    values,
    save: async ({ known, customerName: _name, ...order }) => {
      const priced = orderPriceQuery(order.lines, { state: order.state || undefined });
      const { total } = await queries.ensureQueryData(priced);
      const state = order.state as EditFields['state'];
      const body = { ...order, ...keeper.keep(order), state, totalAmount: total };
      const { orderNumber } = await callApi(endpoints.place, { body }).catch(async (error: unknown) => {
        keeper.note(error, order);
        if (error instanceof ApiError && error.code === 'total_changed') {
          await queries.invalidateQueries(priced);
          form.form.setValue('known', await Promise.all(known.map(withPriceOfToday)));
        }
        throw error;
      });
      onPlaced(orderNumber);
    },
  });
  const { register, watch, setValue, getValues, formState } = form.form;
  const [lines, known, customerName, email] = watch(['lines', 'known', 'customerName', 'email']);
  const { data: price } = useQuery(orderPriceQuery(lines, { state: watch('state') || undefined }));
  const choose = ({ id, name, address }: FoundCustomer) => {
    setValue('customerId', id);
    setValue('customerName', name, { shouldDirty: true });
    for (const [field, value] of Object.entries(address ?? { name }))
      setValue(field as Path<Draft>, value, { shouldDirty: true });
  };
  return (
    <StaffForm state={form} label="Order" saveLabel="Place order">
      <FindCustomer
        chosen={customerName}
        onChoose={choose}
        onOmit={() => {
          setValue('customerId', null);
          setValue('customerName', '');
        }}
      />
      <RecipientFields
        field={(name) => ({ ...register(name), error: formState.errors[name]?.message })}
        pincodeHint="The order gets the day that this pincode has today."
        placeOf={placeOf}
        onPlace={({ city, state }) => {
          setValue('city', city, { shouldDirty: true });
          setValue('state', state, { shouldDirty: true });
        }}
      />
      {!customerName && (
        <TextField
          label="Email"
          optional
          hint="The customer gets emails about the order there, without an account."
          className="w-full max-w-md"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          {...register('email')}
          error={formState.errors.email?.message}
        />
      )}
      <BusinessFields field={(name) => ({ ...register(name), error: formState.errors[name]?.message })} />
      <EditLines
        lines={lines}
        known={known}
        error={formState.errors.lines?.message}
        onKnown={(line) => setValue('known', [...getValues('known'), line])}
        onChange={(changed) => setValue('lines', changed, { shouldDirty: true })}
      />
      {lines.length > 0 && price && (
        <Due paise={toPaise(price.total)} channel={customerName || email.trim() ? 'email' : 'whatsapp'} />
      )}
    </StaffForm>
  );
}

function Due({ paise, channel }: { paise: number; channel: ChannelName }) {
  return (
    <output className="block">
      <span className="font-semibold">{`${formatPaise(paise)} at the door`}</span>
      <span className="block text-sm text-moss">{channels[channel].label}</span>
    </output>
  );
}

/** A draft may be older than the price of its products. */
async function withPriceOfToday(line: EditedLine): Promise<EditedLine> {
  const found = await callApi(edit.endpoints.offer, { query: { q: line.name } });
  return { ...line, price: found.find(({ sku }) => sku === line.sku)?.price ?? line.price };
}
