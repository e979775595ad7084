import { SelectField } from '#platform/ui/select-field.tsx';
import type { Frequency } from '#shop/cart/line-options.ts';
import { frequencies } from '#shop/catalog/contract.ts';
import type { Subscription } from '../contract.ts';
import { useChangeSubscription } from './queries.ts';
import type { AddressChoice } from './subscription-card.tsx';

const rhythms = frequencies.map((days) => ({ value: String(days), label: `Every ${days} days` }));

/** Saves each choice at once. */
export function SubscriptionOptions({
  subscription,
  addresses,
}: {
  subscription: Subscription;
  addresses: AddressChoice[];
}) {
  const { mutate } = useChangeSubscription(subscription);
  const sayAddress = ({ customerName, line }: Omit<AddressChoice, 'id'>) => `${customerName}, ${line}`;
  const present = sayAddress(subscription.address);
  const others = addresses.filter((address) => sayAddress(address) !== present);
  return (
    <div className="grid gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
      <SelectField
        label="How often"
        options={rhythms}
        value={String(subscription.frequencyDays)}
        onChange={({ target }) => mutate({ do: 'change', frequencyDays: Number(target.value) as Frequency })}
      />
      <SelectField
        label="Where to"
        options={[
          { value: '', label: present },
          ...others.map((address) => ({ value: String(address.id), label: sayAddress(address) })),
        ]}
        value=""
        onChange={({ target }) => mutate({ do: 'change', addressId: Number(target.value) })}
      />
    </div>
  );
}
