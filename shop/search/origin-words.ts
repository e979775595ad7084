import { readCountry } from '#platform/reading/read-country.ts';
import { importedGoods } from '#shop/catalog/facts.ts';
import { readPart } from './contract.ts';
import { importedWords, madeBefore, madeBehind, noOrigin } from './words/origin.ts';

/** Behind `made` they begin its own place: `oil for us made in India`. */
const places = new Set('in at by from of with'.split(' '));
const [before, behind, imported] = [madeBefore, madeBehind, importedWords].map((list) =>
  list.split(',').map((one) => one.trim().split(' ')),
);
const notGoods = new Set(noOrigin.split(' '));
const maxWords = 24;
const maxCountryWords = 4;

/** Reads where goods are made in a search text: `incense made in Nepal`, `imported`. Returns the country and the text without it. */
export function readOriginWords(text: string): { text: string; origin?: string } {
  const words = readPart(text).split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return { text };
  const plain = words.map((word) => word.toLowerCase().replaceAll(/[.,?!"'’()]/g, ''));
  if (plain.some((word) => notGoods.has(word))) return { text };
  const without = (first: number, last: number) => [...words.slice(0, first), ...words.slice(last)].join(' ');
  const endOf = (sayings: string[][], first: number) => {
    const said = sayings.find((saying) => saying.every((word, at) => plain[first + at] === word));
    return said && first + said.length;
  };
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
  const start = words[first] === 'the' ? first + 1 : first;
  for (let last = Math.min(words.length, start + maxCountryWords); last > start; last -= 1) {
    const name = readCountry(words.slice(start, last).join(' '));
    if (name) return { name, last };
  }
  return null;
}
