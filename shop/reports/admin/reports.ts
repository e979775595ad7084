import type { Measure } from './measures.ts';

export type ColumnKind = 'count' | 'rupees' | 'percent' | 'days' | 'day';

type Report = {
  label: string;
  /** Its contents and its gaps. */
  note: string;
  keyLabel: string;
  columns: readonly { label: string; kind: ColumnKind }[];
  /** The columns of the plots, by their place. */
  plots: readonly number[];
  /** A row for each day, or for each key of the whole period. */
  rows: 'days' | 'keys';
  /** Null for searches, which the shop counts at once. */
  measure: Measure | null;
};

const cameBack = {
  rows: 'keys',
  columns: [
    { label: 'Came back undelivered', kind: 'percent' },
    { label: 'Returned after delivery', kind: 'percent' },
    { label: 'Undelivered parcels', kind: 'count' },
    { label: 'Parcels with a return', kind: 'count' },
    { label: 'Parcels that arrived or came back', kind: 'count' },
  ],
  plots: [0, 1],
} as const;

const byOrderMonth =
  'Orders of these months whose parcel arrived or came back. A return counts once you have inspected it and owe a refund. Most that came back first.';

export const reports = {
  orders: {
    label: 'Orders and money by day',
    note: 'Orders on the day on which they were placed, without cancelled ones, with their totals: after savings, with delivery charge, fee and round-off.',
    keyLabel: 'Day',
    columns: [
      { label: 'Amount', kind: 'rupees' },
      { label: 'Orders', kind: 'count' },
    ],
    plots: [0, 1],
    rows: 'days',
    measure: 'orders',
  },
  'returned-by-state': {
    ...cameBack,
    label: 'Returned by state',
    note: byOrderMonth,
    keyLabel: 'State',
    measure: 'back_by_state',
  },
  'returned-by-pincode': {
    ...cameBack,
    label: 'Returned by pincode',
    note: byOrderMonth,
    keyLabel: 'Pincode',
    measure: 'back_by_pincode',
  },
  'returned-by-courier': {
    ...cameBack,
    label: 'Returned by courier',
    note: byOrderMonth,
    keyLabel: 'Courier',
    measure: 'back_by_courier',
  },
  'returned-by-product': {
    ...cameBack,
    label: 'Returned by product',
    note: `${byOrderMonth} A parcel counts for each product in it, a return for the products you took back.`,
    keyLabel: 'Product',
    measure: 'back_by_product',
  },
  'returned-by-reason': {
    label: 'Returned by reason',
    note: 'What the courier said of the last failed delivery of parcels that came back, and what customers said of their returns after delivery. A return counts once you have inspected it and owe a refund.',
    keyLabel: 'Reason',
    columns: [
      { label: 'Of all that came back', kind: 'percent' },
      { label: 'Came back undelivered', kind: 'count' },
      { label: 'Returned after delivery', kind: 'count' },
    ],
    plots: [1, 2],
    rows: 'keys',
    measure: 'back_by_reason',
  },
  'promise-kept': {
    label: 'Promise kept',
    note: 'Orders delivered by the promised day, by the day of the order. Lost parcels and parcels that are late count as broken. Parcels that came back do not count.',
    keyLabel: 'Day of the order',
    columns: [
      { label: 'Kept', kind: 'percent' },
      { label: 'Delivered by the promised day', kind: 'count' },
      { label: 'Orders', kind: 'count' },
    ],
    plots: [0],
    rows: 'days',
    measure: 'promise',
  },
  'promise-by-courier': {
    label: 'Promise kept by courier',
    note: 'Orders of these months delivered by the promised day. Lost parcels and parcels that are late count as broken. Parcels that came back do not count.',
    keyLabel: 'Courier',
    columns: [
      { label: 'Kept', kind: 'percent' },
      { label: 'Delivered by the promised day', kind: 'count' },
      { label: 'Orders', kind: 'count' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'promise_by_courier',
  },
  'days-to-cash': {
    label: 'Days to cash',
    note: 'How long couriers kept the cash, from the delivery to the payment, by the day on which nothing of an order was open. Charges and write-offs are no cash.',
    keyLabel: 'Day of the payment',
    columns: [
      { label: 'Days from delivery to payment', kind: 'days' },
      { label: 'Orders', kind: 'count' },
      { label: 'Paid by couriers', kind: 'rupees' },
    ],
    plots: [0],
    rows: 'days',
    measure: 'cash_wait',
  },
  'repeat-customers': {
    label: 'Repeat customers',
    note: 'Orders by customers who had ordered before. A customer is an account, or the phone number of an order by phone.',
    keyLabel: 'Day',
    columns: [
      { label: 'By repeat customers', kind: 'percent' },
      { label: 'Orders by repeat customers', kind: 'count' },
      { label: 'Orders', kind: 'count' },
    ],
    plots: [0],
    rows: 'days',
    measure: 'repeat',
  },
  'stock-value': {
    label: 'Stock value by day',
    note: 'Units on the shelf at their selling price of the day. The shop does not know what they cost you.',
    keyLabel: 'Day',
    columns: [
      { label: 'Value at the selling price', kind: 'rupees' },
      { label: 'Units', kind: 'count' },
    ],
    plots: [0],
    rows: 'days',
    measure: 'stock_value',
  },
  'stock-by-category': {
    label: 'Stock value by category',
    note: 'Units on the shelf at their selling price, on the last counted day of these months. The shop does not know what they cost you.',
    keyLabel: 'Category',
    columns: [
      { label: 'Value at the selling price', kind: 'rupees' },
      { label: 'Units', kind: 'count' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'stock_value',
  },
  'zero-result-searches': {
    label: 'Zero-result searches',
    note: 'What customers searched for in these months and did not find, without who searched. Rare texts are dropped after four weeks, all after half a year.',
    keyLabel: 'Search',
    columns: [
      { label: 'Times', kind: 'count' },
      { label: 'Last on', kind: 'day' },
    ],
    plots: [0],
    rows: 'keys',
    measure: null,
  },
} as const satisfies Record<string, Report>;

export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

export const reportOf = (name: ReportName): Report => reports[name];
