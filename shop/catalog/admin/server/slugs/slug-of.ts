import { latinLetters } from '#platform/text/latin-letters.ts';

/**
 * Returns an address for a name that is not taken: `neem-comb`, `neem-comb-2`, `bhringraj-tel`. A name without letters becomes
 * `instead`.
 */
export function slugOf(name: string, instead: string, taken: ReadonlySet<string>): string {
  const base = baseSlugOf(name, instead);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Returns the address of a name as it is when no other product has it. */
export function baseSlugOf(name: string, instead: string): string {
  const plain = latinLetters(name.slice(0, 400))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  return /[a-z]/.test(plain) ? plain : [instead, plain].filter(Boolean).join('-');
}
