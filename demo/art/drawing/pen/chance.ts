/** Returns repeatable random numbers in [0, 1): the same seed draws the same picture. */
export type Chance = () => number;

export function chanceFrom(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
