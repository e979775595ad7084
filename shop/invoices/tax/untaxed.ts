import { isTaxed, type Seller } from '../seller.ts';
import { nilWords, type Rated, titleOf } from './nil-lines.ts';

type Document = { seller: Pick<Seller, 'taxStatus'>; lines: readonly Rated[] };

/** The name of a seller's document, and its sentences about tax. */
export type TaxWords = {
  title: string;
  /** The word for its number. */
  name: string;
  /** Above everything else. */
  notice?: string;
  ends: string[];
};

/** The words of rule 5(1)(f) of the CGST Rules. */
const compositionNotice = 'Composition taxable person, not eligible to collect tax on supplies';

const withoutTax = 'Amounts in ₹. Quantity × price − discount = amount. No GST is charged.';

/** Returns the words of a document by the status that its seller had (CGST Act, section 31(3)(c) and CGST Rules, rules 5 and 49). */
export function taxWordsOf({ seller, lines }: Document, withTax: string): TaxWords {
  if (isTaxed(seller)) return { title: titleOf(lines), name: 'Invoice', ends: [withTax, ...nilWords(lines)] };
  if (seller.taxStatus === 'composition')
    return { title: 'Bill of Supply', name: 'Bill of supply', notice: compositionNotice, ends: [withoutTax] };
  const unregistered = 'The seller is not registered under GST.';
  return { title: 'Bill', name: 'Bill', ends: [withoutTax, unregistered] };
}
