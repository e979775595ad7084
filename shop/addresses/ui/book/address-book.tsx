import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { type Address, addressMessages } from '../../contract.ts';
import { formUnderWay } from '../address-draft.ts';
import { AddressForm } from '../address-form.tsx';
import type { Lookups } from '../find-place.ts';
import { addressesQuery } from '../queries.ts';
import { AddressCard } from './address-card.tsx';

type Props = { userId: number; lookups: Lookups };

export function AddressBook({ userId, lookups }: Props) {
  const { data, isError, refetch } = useQuery(addressesQuery(userId));
  /** The id of the address in the form; 'new' adds one. */
  const [chosen, setOpen] = useState<number | 'new' | null>(() => {
    const underWay = formUnderWay({ userId, place: 'account' });
    return underWay && (underWay.id ?? 'new');
  });
  const open = chosen === 'new' || data?.some(({ id }) => id === chosen) ? chosen : null;
  const close = () => setOpen(null);
  const form = (address: Address | null) => (
    <AddressForm
      userId={userId}
      address={address}
      place="account"
      lookups={lookups}
      onSaved={close}
      onCancel={close}
    />
  );

  if (isError && !data)
    return (
      <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {addressMessages.loadFailed}
      </Notice>
    );
  if (!data) return <Skeleton className="h-48" />;
  return (
    <div className="flex flex-col gap-6 pt-6">
      {open === 'new' && <FormFrame title="Add a new address">{form(null)}</FormFrame>}
      {open !== 'new' && data.length > 0 && <AddButton onClick={() => setOpen('new')} />}
      {data.length === 0 && open === null && (
        <EmptyState
          picture={<MapPin strokeWidth={1.25} />}
          title="No saved addresses yet"
          action={<AddButton onClick={() => setOpen('new')} />}
        />
      )}
      <ul className="flex flex-col gap-4">
        {data.map((address) => (
          <li key={address.id}>
            {open === address.id ? (
              <FormFrame title="Edit the address">{form(address)}</FormFrame>
            ) : (
              <AddressCard userId={userId} address={address} onEdit={() => setOpen(address.id)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" className="self-start" onClick={onClick}>
      <Plus aria-hidden className="size-5" strokeWidth={1.5} />
      Add a new address
    </Button>
  );
}

function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-paper p-4 md:p-5">
      <h3 className="pb-4 text-xl">{title}</h3>
      {children}
    </section>
  );
}
