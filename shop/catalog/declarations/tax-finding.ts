import type { Facts } from './fact-names.ts';

/** Goods as the GST rates read them. */
export type TaxedGoods = { hsn: string } & Pick<Facts, 'gstGoods' | 'reference'>;

/** A product with the goods in it; a product that is no combo has none. */
export type TaxedProduct = TaxedGoods &
  Pick<Facts, 'gstSupply'> & { parts: (TaxedGoods & { name: string })[] };

/** The GST of a product, in words for staff. */
export type TaxFinding = {
  /** Such as `18 %` or `nil`; empty for a heading without a row. */
  rate: string;
  /** The source of the rate. */
  why: string;
  /** The goods among which the description decides. */
  choices: string[];
  /** The next day with another rate, and that rate. Null while none is known. */
  coming: { day: string; rate: string; choices: string[] } | null;
  /** A code that the customs tariff lacks, in words; empty for a known one. It stops nothing. */
  warning: string;
  problem: {
    field: 'hsn' | 'gstGoods' | 'gstSupply' | 'parts';
    kind: 'missing' | 'wrong';
    message: string;
  } | null;
};
