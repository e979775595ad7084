import { formatPaise, timesRatio, toPaise } from '#platform/money.ts';
import type { Product } from './contract.ts';

const singulars: Record<string, string> = {
  capsules: 'capsule',
  tablets: 'tablet',
  gummies: 'gummy',
  bags: 'bag',
  pieces: 'piece',
};

/** Returns the content of a pack: `200 ml`, `60 capsules`, `1 piece`. */
export function packSize({
  typeQuantity,
  measurementUnit,
}: Pick<Product, 'typeQuantity' | 'measurementUnit'>) {
  const unit = typeQuantity === 1 ? (singulars[measurementUnit] ?? measurementUnit) : measurementUnit;
  return `${typeQuantity} ${unit}`;
}

const litresAndKilograms: Record<string, string> = { g: 'kg', ml: 'litre' };

/**
 * Returns the price of one unit (rule 6(11) of the Legal Metrology rules): `₹2.55 per ml`, `₹950.00 per kg` from 1 kg or 1 litre,
 * `₹8.49 per capsule`. Null for a single piece or a kit.
 */
export function unitPriceText(
  rupees: number,
  { typeQuantity, measurementUnit }: Pick<Product, 'typeQuantity' | 'measurementUnit'>,
): string | null {
  const large = litresAndKilograms[measurementUnit];
  const isLarge = large !== undefined && typeQuantity >= 1000;
  const unit = isLarge ? large : large ? measurementUnit : singulars[measurementUnit];
  if (!unit || typeQuantity <= 1) return null;
  return `${formatPaise(timesRatio(toPaise(rupees), isLarge ? 1000 : 1, typeQuantity))} per ${unit}`;
}
