import type { ColumnKind } from '../report.ts';

type FigureRecord = { label: string; kind: ColumnKind; says: string };

/** One definition of each figure of sales, in the sequence of the columns. The page and `docs/reports.md` say these words. */
export const salesFigures = {
  orders: {
    label: 'Orders',
    kind: 'count',
    says: 'Orders on the day on which they were placed, without cancelled orders and replacements. An order that waits counts.',
  },
  units: {
    label: 'Packs',
    kind: 'count',
    says: 'Packs in these orders. A supply of 120 days is two packs.',
  },
  gross: {
    label: 'Gross sales',
    kind: 'rupees',
    says: 'What customers pay for these orders, with GST: after savings, with delivery charge, fee and round-off.',
  },
  cameBack: {
    label: 'Came back',
    kind: 'rupees',
    says: 'The part of gross sales that was lost or came back undelivered, and the refunds of returned goods, on the day of the order.',
  },
  net: { label: 'Net sales', kind: 'rupees', says: 'Gross sales less what came back, with GST.' },
  arrived: {
    label: 'Delivered',
    kind: 'rupees',
    says: 'The part of gross sales that arrived, with GST, before refunds of returned goods.',
  },
  tax: {
    label: 'GST',
    kind: 'rupees',
    says: 'GST on the invoices of these orders less that on their credit notes. An order without an invoice has none yet.',
  },
  withoutTax: {
    label: 'Net without GST',
    kind: 'rupees',
    says: 'Net sales less GST. Orders without an invoice still hold theirs.',
  },
} as const satisfies Record<string, FigureRecord>;

export type SalesFigure = keyof typeof salesFigures;

export const salesFigureNames = Object.keys(salesFigures) as [SalesFigure, ...SalesFigure[]];

/** How a report of sales is split into rows. */
export const salesSplits = {
  product: 'Product',
  category: 'Category',
  state: 'State',
  courier: 'Courier',
  customer: 'Customers',
  payment: 'Way to pay',
} as const;

export type SalesSplit = keyof typeof salesSplits;

export const salesSplitNames = Object.keys(salesSplits) as [SalesSplit, ...SalesSplit[]];

/** The stored splits: the sum of each day, and its parts. */
export type StoredSplit = SalesSplit | 'all';

/** The keys of customers. An erased customer has the empty one. */
export const customerKeys = { new: 'First order', known: 'Ordered before', '': 'Not known' } as const;
