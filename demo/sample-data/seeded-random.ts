export type Random = {
  between: (low: number, high: number) => number;
  chance: (percent: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

/** Returns a repeatable generator: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
