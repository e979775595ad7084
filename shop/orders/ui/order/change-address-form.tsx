import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { ParagraphField, TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import type { WireAddress } from '#shop/addresses/contract.ts';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { stateChoices } from '#shop/pincodes/states.ts';
import { type AddressChange, type AddressOfOrder, endpoints } from '../../body/address-change.ts';
import { orderQuery } from '../queries.ts';

export type SavedPlace = { label: string; address: WireAddress };

type Props = {
  orderNumber: string;
  saved: SavedPlace[];
  notice?: ReactNode;
  onDone: () => void;
};

const addressQuery = (orderNumber: string) => ({
  queryKey: ['orders', orderNumber, 'address'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(endpoints.read, { params: { orderNumber } }, { signal }),
  // A refetch must not replace what the customer is typing.
  staleTime: Infinity,
  gcTime: 0,
});

/** The address of an order as it is now, to change it. */
export function ChangeAddressForm({ orderNumber, ...form }: Props) {
  const { data, error, refetch } = useQuery(addressQuery(orderNumber));
  if (data) return <Fields orderNumber={orderNumber} now={data} {...form} />;
  if (!error) return <Skeleton className="h-96 w-full" />;
  return (
    <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      The address could not be loaded.
    </Notice>
  );
}

type FieldsProps = Props & { now: AddressOfOrder };

function Fields({ orderNumber, now, saved, notice, onDone }: FieldsProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<WireAddress>({
    defaultValues: now.address as WireAddress,
  });
  const { mutateAsync, error } = useChangeAddress(orderNumber);
  const [keeper] = useState(createStateKeeper);
  const save = handleSubmit(async (typed) => {
    const change = { version: now.version, address: typed, ...keeper.keep(typed) };
    await mutateAsync(change).then(onDone, (refused: unknown) => {
      if (!(refused instanceof ApiError)) throw refused;
      keeper.note(refused, typed);
      for (const [path, message] of Object.entries(refused.fields))
        setError(path.replace(/^address\./, '') as keyof WireAddress, { message }, { shouldFocus: true });
    });
  });
  const field = (name: keyof WireAddress) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <form noValidate aria-label="Delivery address" onSubmit={save} className="flex flex-col gap-4">
      {saved.length > 0 && (
        <SelectField
          label="Fill in a saved address"
          placeholder="Please choose"
          options={saved.map(({ label }, at) => ({ value: String(at), label }))}
          onChange={({ target }) => {
            const chosen = saved[Number(target.value)];
            if (target.value !== '' && chosen) reset(chosen.address);
          }}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={120} {...field('customerName')} />
        <TextField
          label="Mobile number"
          inputMode="tel"
          autoComplete="tel-national"
          {...field('customerPhone')}
        />
        <ParagraphField label="Address" maxLength={700} className="sm:col-span-2" {...field('addressLine')} />
        <TextField label="City" autoComplete="address-level2" maxLength={120} {...field('city')} />
        <SelectField label="State" options={stateChoices} {...field('state')} />
        <TextField
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          hint="Another pincode gets a new delivery day."
          {...field('pincode')}
        />
      </div>
      <div className="empty:hidden">{notice}</div>
      {!now.mayChange && !error && (
        <Notice tone="error">The address of this order can no longer be changed here.</Notice>
      )}
      {error && !namesFields(error) && (
        <Notice tone="error">{failureOf(error, 'What you typed is kept. Please save it again.')}</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onDone}>
          Keep the old one
        </Button>
        {now.mayChange && (
          <Button type="submit" busy={formState.isSubmitting}>
            Save address
          </Button>
        )}
      </div>
    </form>
  );
}

function namesFields(error: Error): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}

/** After a refusal the order is read again: the next save is about the order as it is then, with what was typed. */
function useChangeAddress(orderNumber: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressChange) => callApi(endpoints.change, { params: { orderNumber }, body }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(orderNumber).queryKey, order);
      toast.success('Your order goes to the new address. We have sent you an email.');
      return client.invalidateQueries({ queryKey: ['orders'], exact: true });
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? client.invalidateQueries({ queryKey: ['orders', orderNumber] })
        : undefined,
  });
}
