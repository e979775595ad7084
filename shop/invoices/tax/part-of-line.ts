import { timesRatio } from '#platform/money.ts';
import type { InvoiceLine } from './invoice-lines.ts';

/**
 * Returns the units of an invoice line after the first `from`, up to `to`. Each amount is rounded from the start of the line, so
 * the parts of a line add up to it exactly.
 */
export function partOfLine(line: InvoiceLine, { from, to }: { from: number; to: number }): InvoiceLine {
  const part = (paise: number) =>
    timesRatio(paise, to, line.quantity) - timesRatio(paise, from, line.quantity);
  const paidPaise = part(line.paidPaise);
  const cgstPaise = part(line.cgstPaise);
  const igstPaise = part(line.igstPaise);
  const { unitPaise } = line;
  const charges = line.charges?.map(({ name, paise }) => ({ name, paise: part(paise) }));
  const chargedPaise = charges?.reduce((sum, { paise }) => sum + paise, 0) ?? 0;
  return {
    ...line,
    quantity: to - from,
    ...(unitPaise === undefined ? {} : { discountPaise: unitPaise * (to - from) + chargedPaise - paidPaise }),
    ...(charges ? { charges } : {}),
    paidPaise,
    taxablePaise: paidPaise - 2 * cgstPaise - igstPaise,
    cgstPaise,
    sgstPaise: cgstPaise,
    igstPaise,
  };
}
