import { formatPaise } from '#platform/money.ts';
import { type AmountCode, amountCodes, amounts, type Charges } from './amounts.ts';
import type { Delivery } from './delivery.ts';

type Announced = {
  /** `₹40.00` */
  amount: string;
  /** The charges of its zones and its threshold: `₹90.00 to North-East (Assam, Manipur)`, `free from ₹499.00`. */
  beside?: readonly string[];
};

/** The charge in words for the product page and the policies. Savings have none, and a charge that the shop does not take. */
const announcements: Record<AmountCode, ((charges: Charges) => Announced | null) | null> = {
  discount: null,
  prepaid_saving: null,
  delivery: ({ delivery }) =>
    delivery ? { amount: formatPaise(delivery.paise), beside: besideOf(delivery) } : null,
  platform_fee: ({ feePaise }) => (feePaise > 0 ? { amount: formatPaise(feePaise) } : null),
  round_off: null,
};

function besideOf({ zones = [], free, freeCategories = [] }: Delivery): string[] {
  const ofZones = zones.map(
    ({ name, states, paise }) => `${formatPaise(paise)} to ${name} (${states.join(', ')})`,
  );
  return [
    ...ofZones,
    ...(free ? [`free ${free.isIncluded ? 'from' : 'above'} ${formatPaise(free.paise)}`] : []),
    ...(freeCategories.length > 0 ? [`free for ${freeCategories.join(' and ')} alone`] : []),
  ];
}

/** Returns each charge that an order may have. */
export function announcedCharges(charges: Charges): ({ name: string } & Announced)[] {
  return amountCodes.flatMap((code) => {
    const found = announcements[code]?.(charges);
    return found ? [{ name: amounts[code].name, ...found }] : [];
  });
}
