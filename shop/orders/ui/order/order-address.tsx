import { linesOf } from '#shop/addresses/postal-address.ts';
import type { Order } from '../../contract.ts';

export function OrderAddress({ address }: { address: Order['address'] }) {
  return (
    <address className="not-italic">
      <p className="font-semibold">{address.customerName}</p>
      {linesOf(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-moss">Mobile {address.customerPhone}</p>
    </address>
  );
}
