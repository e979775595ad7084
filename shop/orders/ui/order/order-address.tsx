import { withoutPictures } from '#platform/text/pictures.ts';
import { formatRupees } from '#platform/money.ts';
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

/** Cash on delivery is on the label, since the courier collects it. */
export function OrderGift({ gift, due }: { gift: NonNullable<Order['gift']>; due: number }) {
  const message = withoutPictures(gift.message).trim();
  return (
    <div className="mt-3 border-t border-line pt-3 wrap-anywhere">
      <p className="font-semibold">This is a gift</p>
      <p className="text-moss">
        The slip in the parcel shows no prices.
        {due > 0 && (
          <span>{` The label outside shows ${formatRupees(due)}, which the courier collects.`}</span>
        )}
      </p>
      {message && <blockquote className="pt-2">“{message}”</blockquote>}
    </div>
  );
}

export function OrderBusiness({ business: { gstin, name } }: { business: NonNullable<Order['business']> }) {
  return (
    <p className="mt-3 border-t border-line pt-3 wrap-anywhere">
      <span className="text-moss">Invoice to </span>
      <span className="font-semibold">{name}</span>
      <br />
      <span className="text-moss">GSTIN {gstin}</span>
    </p>
  );
}
