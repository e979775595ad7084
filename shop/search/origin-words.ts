import { homeCountry, importedGoods } from '#shop/catalog/facts.ts';
import { readPart } from './contract.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** Names beside those that Unicode lists. */
const aliases: Record<string, string> = {
  bharat: 'IN',
  hindustan: 'IN',
  भारत: 'IN',
  america: 'US',
  usa: 'US',
  us: 'US',
  अमेरिका: 'US',
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  uae: 'AE',
  dubai: 'AE',
  korea: 'KR',
  holland: 'NL',
  turkey: 'TR',
  srilanka: 'LK',
  lanka: 'LK',
  russia: 'RU',
};

function readCountries(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const hindi = new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' });
  const known = new Map<string, string>();
  for (const code of codes) {
    const name = english.of(code);
    if (!name) continue;
    for (const called of [name, hindi.of(code) ?? name]) known.set(plainName(called), name);
  }
  for (const [alias, code] of Object.entries(aliases)) known.set(alias, english.of(code)!);
  return known.set('india', homeCountry);
}

/** `Myanmar (Burma)` is typed as Myanmar, and `Hong Kong SAR China` as Hong Kong. */
function plainName(name: string): string {
  const [short = ''] = name.split(' (')[0]!.split(' SAR ');
  return short.replaceAll(signs, '').toLowerCase();
}

const signs = /[.,?!"'’()]/g;

let countries: Map<string, string> | undefined;

/** Returns the English name of a country that a merchant may have written otherwise; the text itself when unknown. */
export function countryOf(text: string): string {
  countries ??= readCountries();
  return countries.get(plainName(text.trim())) ?? text;
}

/** Words before a country, and behind one in Hindi. */
const before = [
  'made in',
  'made at',
  'imported from',
  'import from',
  'product of',
  'products of',
  'products from',
  'origin',
  'country of origin',
  'manufactured in',
  'produced in',
  'grown in',
];
const behind = [
  'made',
  'me bana',
  'me bane',
  'me bani',
  'mein bana',
  'mein bane',
  'mein bani',
  'में बना',
  'में बने',
  'में बनी',
  'origin',
];
const imported = ['imported', 'import', 'foreign made', 'videshi', 'विदेशी', 'आयातित', 'इम्पोर्टेड', 'इंपोर्टेड'];
/** `not imported` asks for the contrary. */
const negations = new Set('no not non without bina bagair nahi nahin na mat नहीं बिना मत न'.split(' '));
/** Behind `made` they begin its own place: `oil for us made in India`. */
const places = new Set('in at by from of with'.split(' '));
/** A question about the shop itself asks for no goods. */
const questions = new Set(
  'is are was were do does where who how why kya kahan kaun kaise क्या कहाँ कहां कौन कैसे'.split(' '),
);
const maxWords = 24;
const maxCountryWords = 4;

/** Reads where goods are made in a search text: `incense made in Nepal`, `imported`. Returns the country and the text without it. */
export function readOriginWords(text: string): { text: string; origin?: string } {
  const words = readPart(text).split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return { text };
  const plain = words.map((word) => word.toLowerCase().replaceAll(signs, ''));
  if (plain.some((word) => questions.has(word) || negations.has(word))) return { text };
  const without = (first: number, last: number) => [...words.slice(0, first), ...words.slice(last)].join(' ');
  for (let at = 0; at < plain.length; at += 1) {
    for (const saying of before) {
      const start = at + saying.split(' ').length;
      if (plain.slice(at, start).join(' ') !== saying) continue;
      const country = countryAt(plain, start);
      if (country) return { text: without(at, country.last), origin: country.name };
    }
    const country = countryAt(plain, at);
    for (const saying of country ? behind : []) {
      const end = country!.last + saying.split(' ').length;
      if (plain.slice(country!.last, end).join(' ') === saying && !places.has(plain[end] ?? ''))
        return { text: without(at, end), origin: country!.name };
    }
  }
  const at = plain.findIndex((_, first) =>
    imported.some((saying) => plain.slice(first, first + saying.split(' ').length).join(' ') === saying),
  );
  if (at < 0) return { text };
  const isForeignMade = plain[at] === 'foreign';
  return { text: without(at, at + (isForeignMade ? 2 : 1)), origin: importedGoods };
}

function countryAt(words: string[], first: number): { name: string; last: number } | null {
  countries ??= readCountries();
  const start = words[first] === 'the' ? first + 1 : first;
  for (let last = Math.min(words.length, start + maxCountryWords); last > start; last -= 1) {
    const name = countries.get(words.slice(start, last).join(' '));
    if (name) return { name, last };
  }
  return null;
}
