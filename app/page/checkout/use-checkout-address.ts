import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '#platform/ui/toast.tsx';
import { type Address, addressWords } from '#shop/account/contract.ts';
import { addressesQuery } from '#shop/account/ui/queries.ts';

/** The checkout's address: the first saved one until another is chosen, and the form where one is added or edited. */
export function useCheckoutAddress(userId: number | undefined) {
  const signedIn = userId !== undefined;
  const { data, isPending, isError, refetch } = useQuery({
    ...addressesQuery(userId ?? 0),
    enabled: signedIn,
  });
  const [chosenId, choose] = useState<number | null>(null);
  const [form, setForm] = useState<{ address: Address | null } | null>(null);
  const addresses = data ?? [];
  const noneYet = data?.length === 0;

  useEffect(() => {
    if (isError) toast.error(addressWords.loadFailed);
  }, [isError]);

  return {
    addresses,
    selected: signedIn ? (addresses.find(({ id }) => id === chosenId) ?? addresses[0]) : undefined,
    loading: signedIn && isPending,
    failed: isError && !data,
    reload: () => void refetch(),
    choose: (id: number) => {
      choose(id);
      setForm(null);
    },
    form: form ?? (noneYet ? { address: null } : null),
    mayCloseForm: !noneYet,
    add: () => setForm({ address: null }),
    edit: (address: Address) => setForm({ address }),
    closeForm: () => setForm(null),
  };
}
