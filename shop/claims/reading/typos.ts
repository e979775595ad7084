/** Names of seven letters and more, found with one wrong, missing, further or swapped letter. Of six letters, two may be swapped. */
export class TypoIndex {
  readonly #names = new Set<string>();
  readonly #byPart = new Map<string, string[]>();
  readonly #bySound = new Map<string, string>();
  readonly #masked = new Set<string>();
  readonly #byConsonants = new Map<string, string>();
  readonly #bySwap = new Map<string, string>();
  readonly #byStar = new Map<string, string>();

  constructor(names: Iterable<string>, notTypos: Iterable<string>) {
    this.#notTypos = new Set(notTypos);
    for (const name of names) {
      if (name.length >= minMasked) {
        this.#masked.add(name);
        this.#byConsonants.set(consonantsOf(name), name);
        for (const swapped of swapsOf(name)) this.#bySwap.set(swapped, name);
        for (const part of partsOf(name)) this.#byStar.set(part, name);
      }
      if (name.length < minLetters || this.#names.has(name)) continue;
      this.#names.add(name);
      this.#bySound.set(soundOf(name), name);
      for (const part of partsOf(name)) {
        const known = this.#byPart.get(part);
        if (known) known.push(name);
        else this.#byPart.set(part, [name]);
      }
    }
  }

  readonly #notTypos: Set<string>;

  /** Returns the name that a word is, or is a typo of. */
  find(word: string): string | null {
    if (word.length < minLetters - 1 || word.length > maxLetters || this.#notTypos.has(word)) return null;
    if (this.#names.has(word)) return word;
    const alike = this.#bySwap.get(word) ?? this.#bySound.get(soundOf(word));
    if (alike) return alike;
    for (const part of [word, ...partsOf(word)]) {
      if (this.#names.has(part) && part.charAt(0) === word.charAt(0)) return part;
      for (const name of this.#byPart.get(part) ?? []) if (isTypo(word, name)) return name;
    }
    return null;
  }

  has(word: string): boolean {
    return this.#names.has(word);
  }

  /** Returns the name that a word is, written from its end, perhaps upside down. */
  findReversed(word: string): string | null {
    if (word.length < minMasked || word.length > maxLetters) return null;
    const reversed = Array.from(word).toReversed().join('');
    const turned = Array.from(reversed, (letter) => turnedLetters[letter] ?? letter).join('');
    return [reversed, turned].find((name) => this.#masked.has(name)) ?? null;
  }

  /** Returns the name of a word without the letters that stars stand for: vowels, or one letter. */
  findStarred(word: string): string | null {
    return this.#byConsonants.get(consonantsOf(word)) ?? this.#byStar.get(word) ?? null;
  }

  /** Returns the name that is glued to an act: `curesdiabetes`. */
  findGlued(word: string, isAct: (rest: string) => boolean): string | null {
    if (word.length < minMasked + 2 || word.length > 2 * maxLetters) return null;
    for (let at = 2; at <= word.length - 2; at += 1) {
      const [first, rest] = [word.slice(0, at), word.slice(at)];
      if (this.#masked.has(rest) && isAct(first)) return rest;
      if (this.#masked.has(first) && isAct(rest)) return first;
    }
    return null;
  }
}

/** Letters that are one another upside down. */
const turnedLetters: Record<string, string> = {
  p: 'd',
  d: 'p',
  b: 'q',
  q: 'b',
  u: 'n',
  n: 'u',
  w: 'm',
  m: 'w',
};

const consonantsOf = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]+/g, '');

/** Letters that are written for one another: `paralisys`, `kolesterol`. */
const soundOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/[ck]+/g, 'k')
    .replaceAll(/[yi]+/g, 'i')
    .replaceAll('z', 's')
    .replaceAll(/[ao]?e/g, 'e');

const minLetters = 7;
/** A name behind a mask is whole, so that a shorter one is sure. */
const minMasked = 6;
const maxLetters = 24;

function partsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function swapsOf(name: string): string[] {
  const swaps = Array.from(
    { length: name.length - 1 },
    (_, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  );
  return swaps.filter((swapped) => swapped !== name);
}

function isTypo(word: string, name: string): boolean {
  if (word.charAt(0) !== name.charAt(0)) return false;
  if (word.length < name.length) return true;
  const at = Array.from(word).findIndex((letter, place) => letter !== name.charAt(place));
  const [rest, restOfName] = [word.slice(at), name.slice(at)];
  if (rest.slice(1) === restOfName.slice(1)) return true;
  return (
    rest.slice(2) === restOfName.slice(2) &&
    rest.charAt(0) === restOfName.charAt(1) &&
    rest.charAt(1) === restOfName.charAt(0)
  );
}
