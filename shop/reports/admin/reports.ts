import { deliveryReports } from './delivery-reports.ts';
import type { Report, ReportGroup } from './report.ts';

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
    group: 'all',
    opens: 'day',
  },
  ...deliveryReports,
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
    group: 'all',
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
    group: 'all',
    opens: 'day of known',
  },
  'stock-value': {
    label: 'Stock value by day',
    note: 'Units on the shelf at their selling price of the day.',
    keyLabel: 'Day',
    columns: [
      { label: 'Value at the selling price', kind: 'rupees' },
      { label: 'Units', kind: 'count' },
    ],
    plots: [0],
    rows: 'days',
    measure: 'stock_value',
    group: 'stock',
  },
  'stock-by-category': {
    label: 'Stock value by category',
    note: 'Units on the shelf at their selling price, on the last counted day of these months.',
    keyLabel: 'Category',
    columns: [
      { label: 'Value at the selling price', kind: 'rupees' },
      { label: 'Units', kind: 'count' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'stock_value',
    group: 'stock',
  },
  'stock-by-product': {
    label: 'Stock by product, now',
    note: 'Units on the shelf now. The days left are those at the pace of the last 30 days, also as parts of combos. A product without a cost price has no value at cost.',
    keyLabel: 'Product',
    columns: [
      { label: 'Value at the selling price', kind: 'rupees' },
      { label: 'Value at the cost price', kind: 'rupees' },
      { label: 'Units', kind: 'count' },
      { label: 'Days left', kind: 'days' },
      { label: 'First expiry', kind: 'day' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'stock_now',
    group: 'stock',
    opens: 'stock',
  },
  'zero-result-searches': {
    label: 'Searched for and not found',
    note: 'What customers searched for in these months and did not find, without who searched. Rare texts are dropped after four weeks, all after half a year.',
    keyLabel: 'Search',
    columns: [
      { label: 'Times', kind: 'count' },
      { label: 'Last on', kind: 'day' },
    ],
    plots: [0],
    rows: 'keys',
    measure: 'searches',
    group: 'search',
    opens: 'search',
  },
} as const satisfies Record<string, Report>;

export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** Returns the reports of a page. That of all reports has each of them. */
export const reportsOf = (group: ReportGroup): ReportName[] =>
  reportNames.filter((name) => group === 'all' || reportOf(name).group === group);

export const reportOf = (name: ReportName): Report => reports[name];
