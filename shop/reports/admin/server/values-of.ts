import { toRupees } from '#platform/money.ts';
import type { Measure } from '../measures.ts';

export type Figures = { count: number; part: number; paise: number; returned: number };
export type Values = (number | string | null)[];

export const noFigures: Figures = { count: 0, part: 0, paise: 0, returned: 0 };

/** The values of a row, in the order of the report's columns. */
export const valuesOf: Record<Measure, (figures: Figures, whole?: Figures) => Values> = {
  orders: ({ count, paise }) => [toRupees(paise), count],
  promise: share,
  promise_by_courier: share,
  promise_by_pincode: share,
  failed_by_courier: share,
  failed_by_pincode: share,
  repeat: share,
  cash_wait: ({ count, part, paise }) => [count === 0 ? null : rounded(part / count), count, toRupees(paise)],
  stock_value: ({ count, paise }) => [toRupees(paise), count],
  back_by_state: cameBack,
  back_by_pincode: cameBack,
  back_by_courier: cameBack,
  back_by_product: cameBack,
  back_by_reason: ({ count, returned }, whole) => [
    percent(count + returned, whole ? whole.count + whole.returned : count + returned),
    count,
    returned,
  ],
};

function share({ count, part }: Figures): Values {
  return [percent(part, count), part, count];
}

/** `readCameBack` counts the first column. */
function cameBack({ count, part, returned }: Figures): Values {
  return [0, percent(part, count), percent(returned, count), part, returned, count];
}

/** Puts the parcels that came back in the months into their column. Null: the report has none. */
export function withBack(values: Values, cameBack: number | null): Values {
  return cameBack === null ? values : [cameBack, ...values.slice(1)];
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded((100 * part) / whole);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function added(all: Figures[]): Figures {
  return all.reduce(
    (one, other) => ({
      count: one.count + other.count,
      part: one.part + other.part,
      paise: one.paise + other.paise,
      returned: one.returned + other.returned,
    }),
    noFigures,
  );
}
