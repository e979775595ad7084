import { seededRandom } from '../seeded-random.ts';

export type Decks = {
  /** Draws the next matching line. All lines appear before one repeats. */
  draw: (lines: string[], passes: (line: string) => boolean) => string | undefined;
};

/** Creates one shuffled deck per list, shared by the whole shop, so that repeats lie far apart. */
export function shuffledDecks(): Decks {
  const random = seededRandom(2026);
  const decks = new Map<string[], string[]>();

  return {
    draw: (lines, passes) => {
      const left = decks.get(lines) ?? [];
      const found = left.find(passes);
      if (found === undefined && !lines.some(passes)) return undefined;
      const deck = found === undefined ? [...left, ...random.shuffle(lines)] : left;
      const line = found ?? deck.find(passes);
      const place = line === undefined ? -1 : deck.indexOf(line);
      decks.set(lines, deck.toSpliced(place, 1));
      return line;
    },
  };
}
