import { useQuery } from '@tanstack/react-query';
import { fromSaved, oneLine } from '#shop/addresses/postal-address.ts';
import { addressesQuery } from '#shop/addresses/ui/queries.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { SubscriptionList } from '#shop/subscriptions/ui/subscription-list.tsx';
import { linePicture } from '../../../page-kit/line-picture.tsx';

export function MySubscriptions() {
  const { user } = useSession();
  const { data: addresses = [] } = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null });
  const choices = addresses.map((address) => ({
    id: address.id,
    customerName: address.name,
    line: oneLine(fromSaved(address)),
  }));
  return <SubscriptionList picture={linePicture} addresses={choices} />;
}
