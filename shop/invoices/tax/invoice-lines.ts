import { timesRatio } from '#platform/money.ts';
import type { TaxedGoods } from '#shop/catalog/declarations/tax-finding.ts';
import { amountOf } from '#shop/pricing/amounts.ts';
import { type PriceLine, sumsOf } from '#shop/pricing/price-of.ts';
import type { RateRow } from './law-rows.ts';
import { rateOf } from './rate-of.ts';
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
  /** The shares of charges that belong to the goods, with tax, such as that of the delivery charge. */
  charges?: { name: string; paise: number }[];
  fssai?: string[];
  batches?: string[];
  /** The amount paid for the line, after its shares of discounts and charges, including tax. */
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
  /** The amounts of the order beside its lines. */
  amounts: readonly PriceLine[];
  /** Within the seller's state the tax is halved between centre and state. */
  sameState: boolean;
  /** A composition or unregistered seller charges no tax. Their lines have no rate. */
  isTaxed?: boolean;
  day: string;
};

/**
 * Returns the lines of an invoice: the goods with their shares of the order's amounts, then each service with a code of its own. Taxable
 * values and taxes add up to the paid amount exactly, in paise.
 */
export function invoiceLines({ sold, rows, amounts, sameState, isTaxed = true, day }: Params): InvoiceLine[] {
  const ofGoods = amounts.filter(({ code }) => !amountOf(code)?.sac && !amountOf(code)?.isAfterTax);
  const goods = sold.map((one, at) => {
    const { name, hsn, quantity, unitPaise, fssai = [], batches = [] } = one;
    const shares = ofGoods.map(({ name: of, shares: each }) => ({ name: of, paise: each[at]! }));
    const charges = shares.filter(({ paise }) => paise > 0);
    const { savedPaise: discountPaise, chargedPaise } = sumsOf(shares);
    const priced = {
      unitPaise,
      discountPaise,
      paidPaise: unitPaise * quantity - discountPaise + chargedPaise,
    };
    const named = {
      ...(charges.length > 0 ? { charges } : {}),
      ...(fssai.length > 0 ? { fssai } : {}),
      ...(batches.length > 0 ? { batches } : {}),
    };
    return { line: { name, hsn, quantity, uqc: unitOf(hsn), ...priced, ...named }, taxed: one };
  });
  const services = amounts.flatMap(({ code, name, paise }) => {
    const sac = amountOf(code)?.sac;
    return sac === undefined ? [] : [serviceLine({ name, sac, paise })];
  });
  return [...goods, ...services].map(({ line, taxed }) => {
    if (!isTaxed) return Object.assign(line, taxOf(line.paidPaise, 0, sameState));
    const rate = rateOf(rows, taxed, day);
    return Object.assign(line, { rateId: rate.id }, taxOf(line.paidPaise, rate.percent, sameState));
  });
}

/** Returns the amounts of an order after the tax, or nothing, for its invoice. */
export function roundOffOf(amounts: readonly PriceLine[]): { roundOffPaise?: number } {
  const roundOffPaise = amounts
    .filter(({ code }) => amountOf(code)?.isAfterTax)
    .reduce((sum, { paise }) => sum + paise, 0);
  return roundOffPaise === 0 ? {} : { roundOffPaise };
}

function serviceLine({ name, sac, paise }: { name: string; sac: string; paise: number }) {
  const priced = { unitPaise: paise, discountPaise: 0, paidPaise: paise };
  return { line: { name, hsn: sac, quantity: 1, uqc: unitOf(sac), ...priced }, taxed: { hsn: sac } };
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
