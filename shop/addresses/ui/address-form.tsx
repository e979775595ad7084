import { zodResolver } from '@hookform/resolvers/zod';
import { LocateFixed } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { ApiError } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type Address, addressForm, type AddressFields as Fields, addressMessages } from '../contract.ts';
import {
  type AddressDraft,
  draftOf,
  deleteAddressDraft,
  fieldNames,
  isAddressField,
  storeAddressDraft,
  storedAddressDraft,
} from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { addressAt, type Lookups } from './find-place.ts';
import { type FormPlace, locate, LocationError, locationMessages } from './locate.ts';
import { useSaveAddress } from './queries.ts';
import { usePincode } from './use-pincode.ts';

type Props = {
  userId: number;
  address: Address | null;
  /** What the shop knows already; a new address begins with it. */
  known?: Partial<Pick<AddressDraft, 'name' | 'pincode'>>;
  place: FormPlace;
  /** Keeps the address of a customer without an account, in place of the server. */
  keep?: (fields: Fields) => Address;
  lookups: Lookups;
  onSaved: (address: Address) => void;
  onCancel: () => void;
};

/** Adds or edits an address. City and state follow the pincode; the location can fill the rest. */
export function AddressForm({ userId, address, known, place, keep, lookups, onSaved, onCancel }: Props) {
  const draft = useMemo(() => ({ userId, place, id: address?.id ?? null }), [userId, place, address?.id]);
  const form = useForm<AddressDraft, unknown, Fields>({
    resolver: zodResolver(addressForm) as unknown as Resolver<AddressDraft, unknown, Fields>,
    defaultValues: useState(() => storedAddressDraft(draft)?.fields ?? draftOf(address, known))[0],
  });
  const { mutateAsync: save } = useSaveAddress(userId);
  const { subscribe, register } = form;
  // The first registered of the wrong fields takes the focus. Locality and state would register after all others.
  for (const name of fieldNames) register(name);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => storeAddressDraft(draft, values) }),
    [subscribe, draft],
  );
  const [locating, setLocating] = useState(false);
  const pincode = usePincode(lookups, place, form);

  const submit = form.handleSubmit(async (fields) => {
    try {
      const saved = keep ? keep(fields) : await save({ id: address?.id ?? null, fields });
      deleteAddressDraft(draft);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message || addressMessages.saveFailed);
      const refused = Object.entries(error.fields).filter(([name]) => isAddressField(name));
      for (const [index, [name, message]] of refused.entries())
        form.setError(name as keyof AddressDraft, { message }, { shouldFocus: index === 0 });
    }
  });

  const fillFromLocation = async () => {
    setLocating(true);
    try {
      const found = Object.entries(await addressAt(lookups, await locate(place)));
      if (found.length === 0) throw new LocationError(locationMessages(place, 0));
      for (const [name, text] of found)
        form.setValue(name as keyof AddressDraft, text, { shouldDirty: true, shouldValidate: true });
      pincode.look();
    } catch (error) {
      toast.error(error instanceof LocationError ? error.message : locationMessages(place, 0));
    } finally {
      setLocating(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Button
        variant="secondary"
        busy={locating}
        onClick={() => void fillFromLocation()}
        className="self-start"
      >
        <LocateFixed aria-hidden className="size-5" strokeWidth={1.5} /> Use My Current Location
      </Button>
      <AddressFields
        place={place}
        form={form}
        known={pincode.known}
        onPincode={(text) => void pincode.typed(text)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting}>
          Save
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            deleteAddressDraft(draft);
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
