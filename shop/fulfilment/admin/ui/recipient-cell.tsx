import { Badge } from '#platform/ui/page/badge.tsx';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import type { WaitingParcel } from '../packing.ts';

const maxNamed = 2;

/** `Also AR-100013`, or `Also AR-100013, AR-100026 and 3 more` */
function alsoText(others: readonly string[]): string {
  const more = others.length - maxNamed;
  return `Also ${others.slice(0, maxNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Name and city of the recipient, and the other orders of the same customer that wait, which may leave in one parcel. */
export const recipientColumn: Column<WaitingParcel> = {
  title: 'Customer',
  cell: ({ customerName, city, sameCustomer }) => (
    <>
      <span className={customerName ? '' : 'text-moss'}>{customerName || 'Erased customer'}</span>
      <span className="block text-sm text-moss">{city}</span>
      {sameCustomer.length > 0 && <Badge>{alsoText(sameCustomer)}</Badge>}
    </>
  ),
  className: 'min-w-40',
};
