import { Badge } from '#platform/ui/page/badge.tsx';
import type { Column } from '#platform/admin/ui/list/list-parts.ts';
import type { WaitingParcel } from '../packing.ts';

/** Name and city of the recipient, and the other orders of the same person, which may leave in one parcel run. */
export const recipientColumn: Column<WaitingParcel> = {
  title: 'Customer',
  cell: ({ customerName, city, sameCustomer }) => (
    <>
      <span className={customerName ? '' : 'text-moss'}>{customerName || 'Erased customer'}</span>
      <span className="block text-sm text-moss">{city}</span>
      {sameCustomer.length > 0 && <Badge>{`Also ${sameCustomer.join(', ')}`}</Badge>}
    </>
  ),
  className: 'min-w-40',
};
