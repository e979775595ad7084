type MeasureRecord = {
  /** A monthly measure is split by a key with many values. A day of it would hold about a row for each order. */
  by: 'day' | 'month';
  count: string;
  part?: string;
  paise?: string;
  returned?: string;
};

/** The contents of the daily figures. Orders count on the day of the order, also when a later scan ends them. */
export const measures = {
  orders: {
    by: 'day',
    count: 'orders without cancelled ones',
    paise: 'their totals, after savings, with delivery charge, fee and round-off',
  },
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
    paise: 'what the courier paid for them',
  },
  stock_value: {
    by: 'day',
    count: 'units on the shelf, by category',
    paise: 'their value at the selling price',
  },
  back_by_state: {
    by: 'month',
    count: 'parcels that arrived or came back',
    part: 'came back undelivered',
    returned: 'of them, staff took something back after the delivery',
  },
  back_by_pincode: {
    by: 'month',
    count: 'parcels that arrived or came back',
    part: 'came back undelivered',
    returned: 'of them, staff took something back after the delivery',
  },
  back_by_courier: {
    by: 'month',
    count: 'parcels that arrived or came back',
    part: 'came back undelivered',
    returned: 'of them, staff took something back after the delivery',
  },
  promise_by_courier: {
    by: 'month',
    count: 'orders that arrived, were lost, or are open after the promised day',
    part: 'of them, delivered by the promised day',
  },
  promise_by_pincode: {
    by: 'month',
    count: 'orders that arrived, were lost, or are open after the promised day',
    part: 'of them, delivered by the promised day',
  },
  failed_by_courier: {
    by: 'month',
    count: 'parcels that arrived, came back or were lost',
    part: 'of them, the courier tried at least once in vain',
  },
  failed_by_pincode: {
    by: 'month',
    count: 'parcels that arrived, came back or were lost',
    part: 'of them, the courier tried at least once in vain',
  },
  back_by_product: {
    by: 'month',
    count: 'orders of it that arrived or came back',
    part: 'came back undelivered',
    returned: 'of them, staff took some of it back after the delivery',
  },
  back_by_reason: {
    by: 'month',
    count: 'parcels that came back undelivered, by the words of the courier',
    returned: 'returns after the delivery that staff took back, by the reason of the customer',
  },
} as const satisfies Record<string, MeasureRecord>;

export type Measure = keyof typeof measures;

/** The key of a reason that a customer chose, apart from the words of couriers. */
export const returnKey = (reason: string) => `return:${reason}`;
