import type { Measure } from './measures.ts';

export type ColumnKind = 'count' | 'rupees' | 'percent' | 'days' | 'day';

export type Report = {
  label: string;
  /** Its contents and its gaps. */
  note: string;
  keyLabel: string;
  columns: readonly { label: string; kind: ColumnKind }[];
  /** The columns of the plots, by their place. */
  plots: readonly number[];
  /** A row for each day, or for each key of the whole period. */
  rows: 'days' | 'keys';
  /** Searches and charges of couriers are counted at once, and the stock is that of now. */
  measure: Measure | 'searches' | 'stock_now' | 'courier_cost';
  group: ReportGroup;
  /** Where a row leads: to its orders by a filter of their list, to the stock of its product, or to the search of the shop. */
  opens?: OpenedBy;
};

export type OpenedBy =
  | 'courier'
  | 'courier that returned'
  | 'pincode'
  | 'region'
  | 'product'
  | 'day'
  | 'day of known'
  | 'stock'
  | 'search';

/** The pages of reports beside that of all. */
export const reportGroups = {
  delivery: 'Delivery',
  stock: 'Stock value',
  search: 'Searches',
} as const;

export type ReportGroup = keyof typeof reportGroups | 'all';
