import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#shop/accounts/ui/session.ts';
import { fromSaved, oneLine, toWire } from '#shop/addresses/postal-address.ts';
import { addressesQuery } from '#shop/addresses/ui/queries.ts';
import type { Order } from '#shop/orders/contract.ts';
import { ChangeAddressForm, type SavedPlace } from '#shop/orders/ui/order/change-address-form.tsx';

/** The form with the saved addresses of the account. A subscription has an address of its own. */
export default function ChangeAddress({ order, onDone }: { order: Order; onDone: () => void }) {
  const { user } = useSession();
  const { data = [] } = useQuery({ ...addressesQuery(user?.id ?? 0), enabled: user !== null });
  const saved: SavedPlace[] = data.map((address) => {
    const postal = fromSaved(address);
    return { label: `${postal.name}, ${oneLine(postal)}`, address: toWire(postal) };
  });
  const hasPlan = order.items.some(({ subscribe }) => subscribe);
  return (
    <ChangeAddressForm
      orderNumber={order.orderNumber}
      saved={saved}
      onDone={onDone}
      notice={
        hasPlan && (
          <p className="text-sm text-moss">
            This changes this order alone. The next refills go where their plan says, which you change in{' '}
            <Link to="/profile?tab=stuff&part=refills" className="link">
              My Stuff
            </Link>
            .
          </p>
        )
      }
    />
  );
}
