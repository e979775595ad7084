/** `200 ml`, `60 capsules`, `1.5 kg` with the signs before it. */
const quantity =
  /[\s,(–-]{0,5}\d{1,7}(?:\.\d{1,3})?\s?(?:ml|l|litre|g|gm|kg|capsules|tablets|gummies|bags|pieces)\b\)?/giu;

/** Returns a name without its quantity: `Neem oil` of `Neem oil - 200 ml`. */
export function baseName(name: string): string {
  return name.replaceAll(quantity, '').trim() || name;
}
