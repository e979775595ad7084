import type { Delivery } from './delivery.ts';

/** Returns the rules of an order to a state. Without a state the charge outside all zones holds. */
export function chargesTo<T extends { delivery?: Delivery }>(
  charges: T,
  state: string | null | undefined,
): T {
  if (!charges.delivery?.zones || !state) return charges;
  const { zones, ...delivery } = charges.delivery;
  const zone = zones.find(({ states }) => states.includes(state));
  return { ...charges, delivery: { ...delivery, paise: zone?.paise ?? delivery.paise } };
}
