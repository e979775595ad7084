import { timesRatio } from '#platform/money.ts';
import type { TaxedGoods } from '#shop/catalog/declarations/tax-finding.ts';
import type { RateRow } from './law-rows.ts';
import { platformFeeSac, rateOf } from './rate-of.ts';
import { type UnitCode, unitOf } from './unit-codes.ts';

export type Sold = TaxedGoods & {
  name: string;
  quantity: number;
  unitPaise: number;
  /** Licence numbers of food (FSSAI), and the batches that the line was packed from. */
  fssai?: string[];
  batches?: string[];
};

export type InvoiceLine = {
  name: string;
  hsn: string;
  quantity: number;
  /** The unit of the quantity, its price with tax, and the discount with tax. Invoices from before November 2026 have none of them. */
  uqc?: UnitCode;
  unitPaise?: number;
  discountPaise?: number;
  fssai?: string[];
  batches?: string[];
  /** The amount paid for the line, after its share of the discount, including tax. */
  paidPaise: number;
  percent: number;
  /** The row of the rate. Invoices from before the rows have none. */
  rateId?: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

type Params = {
  sold: Sold[];
  /** The rates of GST: those of the shop with those of the owner. */
  rows: readonly RateRow[];
  discountPaise: number;
  feePaise: number;
  /** Within the seller's state the tax is halved between centre and state. */
  sameState: boolean;
  /** A composition or unregistered seller charges no tax. Their lines have no rate. */
  isTaxed?: boolean;
  day: string;
};

/** Returns the lines of an invoice, the fee last. Taxable values and taxes add up to the paid amount exactly, in paise. */
export function invoiceLines({
  sold,
  rows,
  discountPaise,
  feePaise,
  sameState,
  isTaxed = true,
  day,
}: Params): InvoiceLine[] {
  const gross = sold.map(({ unitPaise, quantity }) => unitPaise * quantity);
  const shares = shareOut(discountPaise, gross);
  const goods = sold.map((one, at) => {
    const { name, hsn, quantity, unitPaise, fssai = [], batches = [] } = one;
    const priced = { unitPaise, discountPaise: shares[at]!, paidPaise: gross[at]! - shares[at]! };
    const named = { ...(fssai.length > 0 ? { fssai } : {}), ...(batches.length > 0 ? { batches } : {}) };
    return { line: { name, hsn, quantity, uqc: unitOf(hsn), ...priced, ...named }, taxed: one };
  });
  const fee = {
    line: {
      name: 'Platform fee',
      hsn: platformFeeSac,
      quantity: 1,
      uqc: unitOf(platformFeeSac),
      unitPaise: feePaise,
      discountPaise: 0,
      paidPaise: feePaise,
    },
    taxed: { hsn: platformFeeSac },
  };
  return [...goods, ...(feePaise > 0 ? [fee] : [])].map(({ line, taxed }) => {
    if (!isTaxed) return Object.assign(line, taxOf(line.paidPaise, 0, sameState));
    const rate = rateOf(rows, taxed, day);
    return Object.assign(line, { rateId: rate.id }, taxOf(line.paidPaise, rate.percent, sameState));
  });
}

/** Both halves are equal, so an odd paisa stays in the taxable value. */
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

/** Splits an amount in proportion to weights, in whole paise. The largest remainders get the rest. */
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
