import { plainCell } from '#shop/shipping/courier-file/plain-cell.ts';

const sums = new Set(['total', 'totals', 'subtotal', 'sum', 'balance', 'कुल', 'योग', 'जोड़']);
/** Words that may stand beside them. */
const beside = new Set(
  'grand closing opening carried brought forward sub net gross overall page final of for the in all amount amounts value cod cash remitted remittance remitted payable paid payout settlement settled collected orders order shipments shipment parcels parcel awb awbs articles rows records transactions count no number rs inr'.split(
    ' ',
  ),
);

/** Returns whether a cell names a sum, such as `Grand Total:` or `Total (5 orders)`. A product's or a customer's name is none. */
export function isNamedSum(cell: string): boolean {
  if (cell.length > 80) return false;
  const words = plainCell(cell)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return (
    words.some((word) => sums.has(word.normalize('NFC'))) &&
    words.every((word) => sums.has(word) || beside.has(word) || /^\d+$/.test(word))
  );
}
