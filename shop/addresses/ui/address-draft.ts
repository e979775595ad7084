import { z } from 'zod';
import { deleteDraft, storeDraft, readDraft } from '#platform/ui/stored-draft.ts';
import type { Address, AddressFields } from '../contract.ts';
import type { FormPlace } from './locate.ts';

export type AddressDraft = Record<keyof AddressFields, string>;

const blank: AddressDraft = {
  name: '',
  mobileNumber: '',
  pincode: '',
  locality: '',
  addressLine1: '',
  city: '',
  state: '',
  landmark: '',
  alternatePhone: '',
  addressType: 'Home',
};

/** In the order of the page. */
export const fieldNames = Object.keys(blank) as (keyof AddressDraft)[];

export function draftOf(address: Address | null, known: Partial<AddressDraft> = {}): AddressDraft {
  if (!address) return { ...blank, ...known };
  return forEachField((name) => address[name] ?? '');
}

export function isAddressField(name: string): name is keyof AddressDraft {
  return name in blank;
}

/** `id` is null for a new address. */
type Form = { userId: number; place: FormPlace; id: number | null };

const kept = z.object({
  id: z.number().nullable(),
  fields: z.object(forEachField(() => z.string())),
});

function forEachField<Value>(valueOf: (name: keyof AddressDraft) => Value) {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<
    keyof AddressDraft,
    Value
  >;
}

export function formUnderWay({ userId, place }: Omit<Form, 'id'>) {
  return readDraft(nameOf(place), userId, kept);
}

export function storedAddressDraft(form: Form): { fields: AddressDraft } | null {
  const found = formUnderWay(form);
  return found?.id === form.id ? found : null;
}

export function storeAddressDraft({ userId, place, id }: Form, fields: AddressDraft): void {
  storeDraft(nameOf(place), userId, { id, fields });
}

export function deleteAddressDraft({ userId, place }: Omit<Form, 'id'>): void {
  deleteDraft(nameOf(place), userId);
}

function nameOf(place: FormPlace): string {
  return `address ${place}`;
}
