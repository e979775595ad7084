import type { Phrase } from './dictionary/find-concepts.ts';

/** Words of units, with the unit and how many of it they are. */
const units = tableOf(
  `ml ml 1, mls ml 1, l ml 1000, ltr ml 1000, litre ml 1000, litres ml 1000, liter ml 1000,
   g g 1, gm g 1, gms g 1, gram g 1, grams g 1, kg g 1000, kgs g 1000, kilo g 1000, kilogram g 1000,
   milii ml 1, emel ml 1, liitar ml 1000, graam g 1, kejii g 1000, kilograam g 1000`,
);
/** Returns the search tokens of a pack size: `200 ml`, and 200 of any unit. */
export function sizeTokens({ quantity, unit }: { quantity: number; unit: string }): string[] {
  return [...new Set([sizeToken(quantity), sizeToken(quantity, unit)])];
}

/** Marks numbers and sizes among phrases: `200 ml`, `200ml`, `60`. They rank a matching pack first and filter nothing. */
export function readSizes(phrases: Phrase[]): Phrase[] {
  const read: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const [, number = '', unit = ''] = /^(\d{1,5})([a-z]*)$/.exec(onlyWord(phrases[at])) ?? [];
    const next = onlyWord(phrases[at + 1]);
    if (number === '' || (unit !== '' && !units.has(unit))) read.push(phrases[at]!);
    else if (unit !== '' || !units.has(next)) read.push(sized([phrases[at]!], number, unit));
    else read.push(sized([phrases[at]!, phrases[(at += 1)]!], number, next));
  }
  return read;
}

/** Returns the unit that a word names, and how many of it the word means: `kg` is 1,000 g. */
export function unitOf(word: string): { name: string; times: number } | null {
  const [name, times] = units.get(word) ?? [];
  return name ? { name, times: Number(times) } : null;
}

function sized(phrases: Phrase[], number: string, unit: string): Phrase {
  const [name, times] = units.get(unit) ?? ['', '1'];
  const size = sizeToken(Number(number) * Number(times), name);
  return { words: phrases.flatMap(({ words }) => words), concepts: [], size };
}

function onlyWord(phrase: Phrase | undefined): string {
  return phrase && phrase.concepts.length === 0 && phrase.words.length === 1 ? phrase.words[0]!.plain : '';
}

function sizeToken(quantity: number, unit = ''): string {
  return `p0${quantity}${unit.replaceAll(/[^a-z]/g, '')}`;
}

/** Returns the grams or millilitres of a size, and 0 of another. */
export function sizeOf(token: string): number {
  return token.endsWith('g') || token.endsWith('ml') ? Number.parseInt(token.slice('p0'.length), 10) : 0;
}

function tableOf(list: string): Map<string, string[]> {
  return new Map(
    list
      .split(',')
      .map((row) => row.trim().split(' '))
      .map(([word = '', ...cells]) => [word, cells]),
  );
}
