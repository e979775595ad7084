import { homeCountry, importedGoods } from '#shop/catalog/facts.ts';
import { readPart } from './contract.ts';
import { countryAliases, importedWords, madeBefore, madeBehind, noOrigin } from './words/origin.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));

function readCountries(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const hindi = new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' });
  const known = new Map<string, string>();
  for (const code of codes) {
    const name = english.of(code);
    if (!name) continue;
    for (const called of [name, hindi.of(code) ?? name]) known.set(plainName(called), name);
  }
  for (const [code, names] of Object.entries(countryAliases))
    for (const alias of listOf(names)) known.set(alias, english.of(code)!);
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

/** Behind `made` they begin its own place: `oil for us made in India`. */
const places = new Set('in at by from of with'.split(' '));
const [before, behind, imported] = [madeBefore, madeBehind, importedWords].map(listOf);
const notGoods = new Set(noOrigin.split(' '));
const maxWords = 24;
const maxCountryWords = 4;

/** Reads where goods are made in a search text: `incense made in Nepal`, `imported`. Returns the country and the text without it. */
export function readOriginWords(text: string): { text: string; origin?: string } {
  const words = readPart(text).split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return { text };
  const plain = words.map((word) => word.toLowerCase().replaceAll(signs, ''));
  if (plain.some((word) => notGoods.has(word))) return { text };
  const without = (first: number, last: number) => [...words.slice(0, first), ...words.slice(last)].join(' ');
  const endOf = (sayings: string[], first: number) =>
    sayings
      .map((saying) => ({ saying, end: first + saying.split(' ').length }))
      .find(({ saying, end }) => plain.slice(first, end).join(' ') === saying)?.end;
  for (let at = 0; at < plain.length; at += 1) {
    const start = endOf(before!, at);
    const made = start === undefined ? null : countryAt(plain, start);
    if (made) return { text: without(at, made.last), origin: made.name };
    const country = countryAt(plain, at);
    const end = country ? endOf(behind!, country.last) : undefined;
    if (end !== undefined && !places.has(plain[end] ?? ''))
      return { text: without(at, end), origin: country!.name };
  }
  const at = plain.findIndex((_, first) => endOf(imported!, first) !== undefined);
  return at < 0 ? { text } : { text: without(at, endOf(imported!, at)!), origin: importedGoods };
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

function listOf(list: string): string[] {
  return list.split(',').map((one) => one.trim());
}
