/** What a word or sign is read as, kept for the next one: most come again, and a mask repeats one thousands of times. */
export class KnownReadings<Reading> {
  readonly #known = new Map<string, Reading>();
  readonly #readNew: (word: string) => Reading;

  constructor(readNew: (word: string) => Reading) {
    this.#readNew = readNew;
  }

  read(word: string): Reading {
    let known = this.#known.get(word);
    if (known === undefined) {
      if (this.#known.size >= maxKnown) this.#known.clear();
      this.#known.set(word, (known = this.#readNew(word)));
    }
    return known;
  }
}

const maxKnown = 20_000;
