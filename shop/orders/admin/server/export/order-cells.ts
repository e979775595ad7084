import { toIndianTime } from '#platform/india-time.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import type { orders } from '../../../server/tables.ts';
import { staffLabelOf } from '../../staff-labels.ts';

export type RowOfFile = { order: typeof orders.$inferSelect; waybill: string | null; items: string[] };

type Cell = { title: string; of: (row: RowOfFile) => string };

/** The columns of a file of orders. */
export const orderCells: readonly Cell[] = [
  { title: 'Order', of: ({ order }) => order.orderNumber },
  {
    title: 'Placed (Indian time)',
    of: ({ order }) => toIndianTime(order.placedAt).slice(0, 16).replace('T', ' '),
  },
  { title: 'State', of: ({ order }) => staffLabelOf(order.state) },
  { title: 'Total (rupees)', of: ({ order }) => (order.totalPaise / 100).toFixed(2) },
  { title: 'Items', of: ({ items }) => items.join('; ') },
  { title: 'Customer', of: ({ order }) => order.address.name },
  { title: 'Phone', of: ({ order }) => order.address.phone },
  { title: 'Address', of: ({ order }) => order.address.addressLine },
  { title: 'City', of: ({ order }) => order.address.city },
  { title: 'State of India', of: ({ order }) => order.address.state },
  { title: 'Pincode', of: ({ order }) => order.address.pincode },
  { title: 'Waybill', of: ({ waybill }) => courierWaybill(waybill) ?? '' },
];
