/** Names of countries that the list of Unicode lacks. */
const aliases: Record<string, string> = {
  IN: 'bharat, hindustan, भारत',
  US: 'america, usa, us, अमेरिका',
  GB: 'uk, england, britain',
  AE: 'uae, dubai',
  KR: 'korea',
  NL: 'holland',
  TR: 'turkey',
  LK: 'srilanka, lanka',
  RU: 'russia',
};

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const signs = /[.,?!"'’()]/g;

let known: Map<string, string> | undefined;

/** Returns the English name of a country as people write it in English or Hindi: `USA` → `United States`; null for other texts. */
export function readCountry(written: string): string | null {
  known ??= readNames();
  return known.get(plainName(written.trim())) ?? null;
}

function readNames(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const hindi = new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' });
  const names = new Map<string, string>();
  for (const code of codes) {
    const name = english.of(code);
    if (!name) continue;
    for (const called of [name, hindi.of(code) ?? name]) names.set(plainName(called), name);
    for (const alias of aliases[code]?.split(', ') ?? []) names.set(alias, name);
  }
  return names;
}

/** `Myanmar (Burma)` is written as Myanmar, and `Hong Kong SAR China` as Hong Kong. */
function plainName(name: string): string {
  const [short = ''] = name.split(' (')[0]!.split(' SAR ');
  return short.replaceAll(signs, '').toLowerCase();
}
