/** Returns an address for a name that is not taken: `neem-comb`, `neem-comb-2`. A name in another script becomes `instead`. */
export function slugOf(name: string, instead: string, taken: ReadonlySet<string>): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const plain = words
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replaceAll(/^-+|-+$/g, '');
  const base = /[a-z]/.test(plain) ? plain : [instead, plain].filter(Boolean).join('-');
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
