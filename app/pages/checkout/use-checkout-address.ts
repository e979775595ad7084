import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '#platform/ui/toast.tsx';
import { type Address, addressMessages } from '#shop/addresses/contract.ts';
import { deleteAddressDraft, formUnderWay } from '#shop/addresses/ui/address-draft.ts';
import { addressesQuery } from '#shop/addresses/ui/queries.ts';

/** The address of the checkout, the first saved one by default, and the form that adds or edits one. */
export function useCheckoutAddress(userId: number | undefined) {
  const signedIn = userId !== undefined;
  const { data, isPending, isError, refetch } = useQuery({
    ...addressesQuery(userId ?? 0),
    enabled: signedIn,
  });
  const [chosenId, choose] = useState<number | null>(null);
  const underWay = useMemo(() => (userId ? formUnderWay({ userId, place: 'checkout' }) : null), [userId]);
  const [opened, setForm] = useState<{ id: number | null } | null>();
  const addresses = data ?? [];
  const first = data?.length === 0 ? { id: null } : null;
  const form = opened === undefined ? (underWay ?? first) : opened;
  const edited = addresses.find(({ id }) => id === form?.id);
  const editing = edited && { address: edited };
  const closeForm = () => {
    if (signedIn) deleteAddressDraft({ userId, place: 'checkout' });
    setForm(null);
  };

  useEffect(() => {
    if (isError) toast.error(addressMessages.loadFailed);
  }, [isError]);

  return {
    addresses,
    selected: signedIn ? (addresses.find(({ id }) => id === chosenId) ?? addresses[0]) : undefined,
    loading: signedIn && isPending,
    failed: isError && !data,
    reload: () => void refetch(),
    choose: (id: number) => {
      choose(id);
      closeForm();
    },
    form: editing ?? (form?.id === null ? { address: null } : null),
    add: () => setForm({ id: null }),
    edit: ({ id }: Address) => setForm({ id }),
    closeForm,
  };
}
