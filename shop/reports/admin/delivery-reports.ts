import type { Report } from './report.ts';

const cameBack = {
  rows: 'keys',
  columns: [
    { label: 'Came back in these months', kind: 'count' },
    { label: 'Came back undelivered', kind: 'percent' },
    { label: 'Returned after delivery', kind: 'percent' },
    { label: 'Undelivered parcels', kind: 'count' },
    { label: 'Parcels with a return', kind: 'count' },
    { label: 'Parcels that arrived or came back', kind: 'count' },
  ],
  plots: [0, 1],
} as const;

const promise = {
  note: 'Orders of these months delivered by the promised day. Lost parcels and parcels that are late count as broken. Parcels that came back do not count.',
  columns: [
    { label: 'Kept', kind: 'percent' },
    { label: 'Delivered by the promised day', kind: 'count' },
    { label: 'Orders', kind: 'count' },
  ],
  plots: [0],
  rows: 'keys',
  group: 'delivery',
} as const;

const failed = {
  note: 'Orders of these months whose parcel arrived, came back or was lost, and those of them that the courier could not deliver at the first try.',
  columns: [
    { label: 'With a failed try', kind: 'percent' },
    { label: 'Parcels with a failed try', kind: 'count' },
    { label: 'Parcels', kind: 'count' },
  ],
  plots: [0, 1],
  rows: 'keys',
  group: 'delivery',
} as const;

const byOrderMonth =
  'The first column counts parcels on the day on which they came back, whenever they were ordered, the most first. The other columns count ' +
  'the orders of these months whose parcel arrived or came back since. A return counts once you have inspected it and owe a refund.';

/** On time, failed and back, by courier, place and product. */
export const deliveryReports = {
  'promise-by-courier': {
    ...promise,
    label: 'Promise kept by courier',
    keyLabel: 'Courier',
    measure: 'promise_by_courier',
    opens: 'courier',
  },
  'returned-by-state': {
    ...cameBack,
    label: 'Returned by state',
    note: byOrderMonth,
    keyLabel: 'State',
    measure: 'back_by_state',
    group: 'delivery',
    opens: 'region',
  },
  'returned-by-pincode': {
    ...cameBack,
    label: 'Returned by pincode',
    note: byOrderMonth,
    keyLabel: 'Pincode',
    measure: 'back_by_pincode',
    group: 'delivery',
    opens: 'pincode',
  },
  'returned-by-courier': {
    ...cameBack,
    label: 'Returned by courier',
    note: byOrderMonth,
    keyLabel: 'Courier',
    measure: 'back_by_courier',
    group: 'delivery',
    opens: 'courier',
  },
  'cost-by-courier': {
    label: 'Charges by courier',
    note:
      'What couriers charged, by the month of the file or invoice: charges in their files of cash, those that you entered at an order, and ' +
      'what you enter below from their invoices. A charge in a file is for a return when its parcel came back undelivered. Parcels count ' +
      'on the day on which they came back.',
    keyLabel: 'Courier',
    columns: [
      { label: 'Charged for returns', kind: 'rupees' },
      { label: 'For each parcel that came back', kind: 'rupees' },
      { label: 'Came back undelivered', kind: 'count' },
      { label: 'Charged for deliveries', kind: 'rupees' },
      { label: 'All charges', kind: 'rupees' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'courier_cost',
    group: 'delivery',
    opens: 'courier that returned',
  },
  'returned-by-product': {
    ...cameBack,
    label: 'Returned by product',
    note: `${byOrderMonth} A parcel counts for each product in it, a return for the products you took back.`,
    keyLabel: 'Product',
    measure: 'back_by_product',
    group: 'delivery',
    opens: 'product',
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
    group: 'delivery',
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
    group: 'delivery',
    opens: 'day',
  },
  'promise-by-pincode': {
    ...promise,
    label: 'Promise kept by pincode',
    keyLabel: 'Pincode',
    measure: 'promise_by_pincode',
    opens: 'pincode',
  },
  'failed-by-courier': {
    ...failed,
    label: 'Failed deliveries by courier',
    keyLabel: 'Courier',
    measure: 'failed_by_courier',
    opens: 'courier',
  },
  'failed-by-pincode': {
    ...failed,
    label: 'Failed deliveries by pincode',
    keyLabel: 'Pincode',
    measure: 'failed_by_pincode',
    opens: 'pincode',
  },
} as const satisfies Record<string, Report>;
