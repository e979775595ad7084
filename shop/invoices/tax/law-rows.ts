import table from './rates.json' with { type: 'json' };

/** A rate of GST by law. Rows of a heading that differ by goods have one row for the rest. */
export type RateRow = {
  /** Invoice lines keep it. It never changes its meaning. */
  id: string;
  hsn: string;
  goods?: string;
  rest?: boolean;
  percent: number;
  from: string;
  /** The first day without this row. */
  until?: string;
  /** Notifications of Central Tax (Rate). */
  law: string;
};

export const lawRows: readonly RateRow[] = table.rows;
