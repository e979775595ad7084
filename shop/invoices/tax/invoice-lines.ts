import { timesRatio } from '#platform/money.ts';
import { platformFeeSac, rateOf } from './rate-of.ts';

export type Sold = { name: string; hsn: string; quantity: number; unitPaise: number };

export type InvoiceLine = {
  name: string;
  hsn: string;
  quantity: number;
  /** What is paid for the line, its share of the discount taken off, tax included. */
  paidPaise: number;
  percent: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

type Given = {
  sold: Sold[];
  discountPaise: number;
  feePaise: number;
  /** Within the seller's state the tax is halved between centre and state, elsewhere it is one. */
  sameState: boolean;
  day: string;
};

/** The lines of an invoice, the fee as the last: taxable value and taxes add up to what is paid, to the paisa. */
export function invoiceLines({ sold, discountPaise, feePaise, sameState, day }: Given): InvoiceLine[] {
  const gross = sold.map(({ unitPaise, quantity }) => unitPaise * quantity);
  const shares = shareOut(discountPaise, gross);
  const goods = sold.map(({ name, hsn, quantity }, at) => ({
    name,
    hsn,
    quantity,
    paidPaise: gross[at]! - shares[at]!,
  }));
  const fee = { name: 'Platform fee', hsn: platformFeeSac, quantity: 1, paidPaise: feePaise };
  return [...goods, fee].map((line) =>
    Object.assign(line, taxOf(line.paidPaise, rateOf(line.hsn, day), sameState)),
  );
}

/** Both halves are equal, so the odd paisa stays with the taxable value. */
function taxOf(paidPaise: number, percent: number, sameState: boolean) {
  const half = sameState ? timesRatio(paidPaise, percent, 2 * (100 + percent)) : 0;
  const igstPaise = sameState ? 0 : timesRatio(paidPaise, percent, 100 + percent);
  return {
    percent,
    taxablePaise: paidPaise - 2 * half - igstPaise,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise,
  };
}

/** An amount shared in proportion to weights, in whole paise; the largest remainders get what is left over. */
function shareOut(paise: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((paise * weight) / sum));
  const left = paise - shares.reduce((total, share) => total + share, 0);
  const order = weights
    .map((weight, at) => ({ at, rest: (paise * weight) % sum }))
    .toSorted((one, other) => other.rest - one.rest);
  for (const { at } of order.slice(0, left)) shares[at]! += 1;
  return shares;
}
