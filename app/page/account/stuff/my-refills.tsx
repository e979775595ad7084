import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '#shop/account/ui/queries.ts';
import { useSession } from '#shop/identity/ui/session.ts';
import { deliveryLineOf } from '#shop/ordering/order-body.ts';
import { RefillList } from '#shop/refills/ui/refill-list.tsx';
import { linePicture } from '../../line-picture.tsx';

/** The refill plans of My Stuff, with the addresses that they may go to. */
export function MyRefills() {
  const { user } = useSession();
  const { data: addresses = [] } = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null });
  const choices = addresses.map((address) => ({
    id: address.id,
    customerName: address.name,
    line: `${deliveryLineOf(address)}, ${address.city} ${address.pincode}`,
  }));
  return <RefillList picture={linePicture} addresses={choices} />;
}
