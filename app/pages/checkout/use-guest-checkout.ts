import { useState } from 'react';
import { z } from 'zod';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import { type Address, addressSchema, type AddressFields } from '#shop/addresses/contract.ts';
import { deleteAddressDraft } from '#shop/addresses/ui/address-draft.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import type { useCheckoutAddress } from './use-checkout-address.ts';

/** The drafts of a customer without an account belong to no user. A logout in this tab deletes them. */
const nobody = 0;
const draftName = 'guest';
const typed = z.object({ email: z.string(), address: addressSchema.nullable() });

type Typed = z.infer<typeof typed>;

/** The input of a customer without an account in the checkout, kept in this tab. Null for everybody else. */
export type GuestCheckout = ReturnType<typeof useGuestCheckout>;

/** A subscription needs an account, so its customer is no guest. */
export function useGuestCheckout(items: CartItem[]) {
  const { guests } = useShop();
  const { user, known, ended } = useSession();
  const isGuest = guests && known && user === null && !ended && !items.some(({ subscribe }) => subscribe);
  const [{ email, address }, setTyped] = useState<Typed>({ email: '', address: null });
  const [read, setRead] = useState(false);
  const [isOpen, setOpen] = useState<boolean>();
  if (isGuest && !read) {
    setRead(true);
    setTyped(readDraft(draftName, nobody, typed) ?? { email: '', address: null });
  }
  if (!isGuest) return null;
  const change = (to: Typed) => {
    setTyped(to);
    storeDraft(draftName, nobody, to);
  };
  const closeForm = () => {
    deleteAddressDraft({ userId: nobody, place: 'checkout' });
    setOpen(false);
  };
  const delivery: ReturnType<typeof useCheckoutAddress> = {
    addresses: [],
    selected: address ?? undefined,
    loading: false,
    failed: false,
    reload: () => undefined,
    choose: closeForm,
    form: (isOpen ?? address === null) ? { address } : null,
    add: () => setOpen(true),
    edit: () => setOpen(true),
    closeForm,
  };
  return {
    email,
    setEmail: (to: string) => change({ email: to, address }),
    keep: (fields: AddressFields): Address => {
      const kept = { ...fields, id: nobody, isDefault: true };
      change({ email, address: kept });
      return kept;
    },
    delivery,
    clear: () => deleteDraft(draftName, nobody),
  };
}
