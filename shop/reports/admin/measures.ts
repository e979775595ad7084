type MeasureRecord = {
  /** A monthly measure is split by a key with many values. A day of it would hold about a row for each order. */
  by: 'day' | 'month';
  count: string;
  part?: string;
  paise?: string;
};

/** What the daily figures hold. Orders count on the day of the order, also when a later scan ends them. */
export const measures = {
  orders: { by: 'day', count: 'orders without cancelled ones', paise: 'their totals' },
  promise: {
    by: 'day',
    count: 'orders that arrived, were lost, or are open after the promised day',
    part: 'of them, delivered by the promised day',
  },
  repeat: {
    by: 'day',
    count: 'orders of known customers',
    part: 'of them, by customers who had ordered before',
  },
  cash_wait: {
    by: 'day',
    count: 'orders whose cash was settled on the day',
    part: 'the days that the courier kept it, added up',
    paise: 'the cash',
  },
  stock_value: {
    by: 'day',
    count: 'units on the shelf, by category',
    paise: 'their value at the selling price',
  },
  back_by_state: { by: 'month', count: 'parcels that arrived or came back', part: 'came back' },
  back_by_pincode: { by: 'month', count: 'parcels that arrived or came back', part: 'came back' },
  back_by_product: { by: 'month', count: 'orders of it that arrived or came back', part: 'came back' },
  back_by_reason: { by: 'month', count: 'parcels that came back' },
} as const satisfies Record<string, MeasureRecord>;

export type Measure = keyof typeof measures;
