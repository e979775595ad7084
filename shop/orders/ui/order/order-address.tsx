import type { Order } from '../../contract.ts';

/** Where the parcel goes, as it was written when the order was placed. */
export function OrderAddress({ address }: { address: Order['address'] }) {
  return (
    <address className="not-italic">
      <p className="font-semibold">{address.customerName}</p>
      <p>{address.addressLine}</p>
      <p>
        {address.city}, {address.state} {address.pincode}
      </p>
      <p className="text-moss">Mobile {address.customerPhone}</p>
    </address>
  );
}
