/** Money inside the shop is whole paise. The wire carries rupees with at most two decimals. */

const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** 12999900 → `₹1,29,999.00` */
export function formatPaise(paise: number): string {
  return rupeeFormat.format(paise / 100);
}

/** -1000 → `− ₹10.00` */
export function formatSigned(paise: number): string {
  return paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise);
}

export function formatRupees(rupees: number): string {
  return formatPaise(toPaise(rupees));
}

export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

export function toRupees(paise: number): number {
  return paise / 100;
}

/** Returns `paise × numerator / denominator`, rounded half up, once. */
export function timesRatio(paise: number, numerator: number, denominator: number): number {
  return Math.floor((2 * paise * numerator + denominator) / (2 * denominator));
}
