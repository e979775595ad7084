/** The GST of a product, in words for staff. */
export type TaxFinding = {
  /** Such as `18 %` or `nil`; empty for a heading without a row. */
  rate: string;
  /** What the rate rests on. */
  why: string;
  /** The goods among which the description decides. */
  choices: string[];
  problem: {
    field: 'hsn' | 'gstGoods';
    kind: 'missing' | 'wrong';
    message: string;
  } | null;
};
