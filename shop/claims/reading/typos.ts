/** Names of seven letters and more, found with one wrong, missing, further or swapped letter. */
export class TypoIndex {
  readonly #names = new Set<string>();
  readonly #byPart = new Map<string, string[]>();
  readonly #bySound = new Map<string, string>();

  constructor(names: Iterable<string>, notTypos: Iterable<string>) {
    this.#notTypos = new Set(notTypos);
    for (const name of names) {
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
    const alike = this.#bySound.get(soundOf(word));
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
}

/** Letters that are written for one another: `paralisys`, `kolesterol`. */
const soundOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/[ck]+/g, 'k')
    .replaceAll(/[yi]+/g, 'i')
    .replaceAll('z', 's')
    .replaceAll(/[ao]?e/g, 'e');

const minLetters = 7;
const maxLetters = 24;

function partsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
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
