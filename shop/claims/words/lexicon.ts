import { latinLetters } from '#platform/text/latin-letters.ts';
import type { Words } from '#shop/conditions/law/condition.ts';
import { englishSpelling, indianSpelling } from '../reading/spelling.ts';
import { ownSpelling, scriptOf, type Token } from '../reading/tokens.ts';
import { numberWords } from './number-words.ts';

type Language = 'en' | 'in';
/** English, a language of India in Latin letters, or a script of India. */
type List = Language | number;

/** A set of one number takes five times the memory of a list. */
type Atoms = readonly number[] | ReadonlySet<number>;
type Element = { atoms: Atoms; isGap: boolean; isUpper: boolean; isNumber: boolean };
type Entry<Meaning> = { elements: Element[]; meaning: Meaning };
/** A word with its atoms, and the entries that begin with it. */
type KnownText<Meaning> = { atoms: number[]; entries: Entry<Meaning>[] };
export type Span<Meaning> = { first: number; last: number; meaning: Meaning };

const maxGap = 3;
/** A shorter stem would begin too many words. */
const minStem = 5;
/** A later word of an entry is bound by the first. */
const minLaterStem = 3;
const minOwnStem = 3;
/** Shorter words of a script of India are not known in Latin letters, where they would be other words. */
const minShared = 6;
const maxStem = 24;
const maxKnown = 20_000;
const maxListed = 8;

/** Entries with a meaning each, found in a text in time that grows with its length alone. */
export class Lexicon<Meaning> {
  readonly #atoms = new Map<List, Map<string, number>>();
  readonly #stems = new Map<List, Map<string, number>>();
  #count = 0;
  readonly #byFirst = new Map<number, Entry<Meaning>[]>();
  /** By the atoms of their second word; 0 when it is a gap or a number. */
  readonly #startingWithNumber = new Map<number, Entry<Meaning>[]>();
  readonly #groups: Record<string, Words>;
  /** Entries share the atoms of a word or group. */
  readonly #elements = new Map<string, Element>();
  /** The readings of words of earlier texts. Most words come again. */
  readonly #known = new Map<string, KnownText<Meaning>>();

  constructor(groups: Record<string, Words> = {}) {
    this.#groups = groups;
  }

  add(words: Words, meaning: Meaning): void {
    for (const language of ['en', 'in'] as const) {
      for (const entry of entriesOf(words[language])) this.#addEntry(entry, language, meaning);
    }
  }

  #addEntry(text: string, language: Language, meaning: Meaning): void {
    const elements = text.split(/\s+/).map((part, at) => this.#sharedElement(part, language, at === 0));
    const entry = { elements, meaning };
    const [first, second] = elements;
    if (first!.isNumber) {
      const atoms = second && !second.isGap && !second.isNumber ? second.atoms : [0];
      for (const atom of atoms) {
        const known = this.#startingWithNumber.get(atom);
        if (known) known.push(entry);
        else this.#startingWithNumber.set(atom, [entry]);
      }
    }
    for (const atom of elements[0]!.atoms) {
      const known = this.#byFirst.get(atom);
      if (known) known.push(entry);
      else this.#byFirst.set(atom, [entry]);
    }
  }

  #sharedElement(part: string, language: Language, isFirst: boolean): Element {
    const key = `${language}${isFirst ? ' first ' : ' '}${part}`;
    const known = this.#elements.get(key) ?? this.#elementOf(part, language, isFirst);
    this.#elements.set(key, known);
    return known;
  }

  #elementOf(part: string, language: Language, isFirst: boolean): Element {
    const plain = part.replace(/^\^/, '').replaceAll('’', '');
    const words = plain.endsWith('s?') ? [plain.slice(0, -2), plain.slice(0, -1)] : [plain];
    const isWord = plain !== '..' && plain !== '#';
    const atoms = new Set(isWord ? words.flatMap((word) => this.#atomsOf(word, language, isFirst)) : []);
    return {
      atoms: atoms.size > maxListed ? atoms : [...atoms],
      isGap: plain === '..',
      isUpper: part.startsWith('^'),
      isNumber: plain === '#',
    };
  }

  #atomsOf(word: string, language: Language, isFirst: boolean): number[] {
    if (!word.startsWith('%') || word === '%') return this.#atomsOfWord(word, language, isFirst);
    const group = this.#groups[word.slice(1)];
    if (!group) throw new Error(`There is no group ${word}.`);
    return (['en', 'in'] as const).flatMap((each) =>
      entriesOf(group[each]).flatMap((entry) =>
        entry.includes(' ') ? [] : this.#atomsOfWord(entry, each, isFirst),
      ),
    );
  }

  #atomsOfWord(word: string, language: Language, isFirst: boolean): number[] {
    const plain = word.replace(/\*$/, '');
    const spelling = spelled(plain, language);
    const isStem = word.endsWith('*');
    if (!/[^\0-\u007f]/.test(plain))
      return this.#latinAtoms(
        plain,
        language,
        isStem && (language === 'en' || spelling.length >= (isFirst ? minStem : minLaterStem)),
      );
    const own = this.#atom(scriptOf(plain), ownSpelling(plain), isStem && plain.length >= minOwnStem);
    return spelling.length < minShared ? [own] : [own, this.#atom('in', spelling, isStem)];
  }

  #latinAtoms(word: string, language: Language, isStem: boolean): number[] {
    const atom = this.#atom(language, spelled(word, language), isStem);
    // The end of a stem is no end of a word: `kuray*` begins `kurayum`.
    const begun = spelled(`${word}*`, language).slice(0, -1);
    return isStem ? [atom, this.#atom(language, begun, isStem)] : [atom];
  }

  #atom(list: List, spelling: string, isStem: boolean): number {
    const lists = isStem ? this.#stems : this.#atoms;
    let words = lists.get(list);
    if (!words) lists.set(list, (words = new Map()));
    let atom = words.get(spelling);
    if (atom === undefined) words.set(spelling, (atom = this.#count += 1));
    return atom;
  }

  /** Returns every entry found among the tokens. */
  find(tokens: readonly Token[]): Span<Meaning>[] {
    if (this.#known.size > maxKnown) this.#known.clear();
    const known = tokens.map((token) => this.#wordOf(token));
    const atoms = known.map((word) => word.atoms);
    const spans: Span<Meaning>[] = [];
    const tried = (entry: Entry<Meaning>, at: number) => {
      const last = lastOf(entry.elements, 0, at, tokens, atoms);
      if (last >= 0) spans.push({ first: at, last, meaning: entry.meaning });
    };
    tokens.forEach((token, at) => {
      for (const entry of known[at]!.entries) tried(entry, at);
      if (!isNumber(token)) return;
      for (const atom of [0, ...(atoms[at + 1] ?? [])])
        for (const entry of this.#startingWithNumber.get(atom) ?? []) tried(entry, at);
    });
    return spans;
  }

  #wordOf(token: Token): KnownText<Meaning> {
    const key = `${token.script} ${token.own} ${token.word}`;
    let known = this.#known.get(key);
    if (!known) {
      const atoms = this.#atomsIn(token);
      const entries = [...new Set(atoms.flatMap((atom) => this.#byFirst.get(atom) ?? []))];
      this.#known.set(key, (known = { atoms, entries }));
    }
    return known;
  }

  #atomsIn({ english, indian, script, own }: Token): number[] {
    const found: number[] = [];
    const read = (list: List, spelling: string) => {
      const atom = this.#atoms.get(list)?.get(spelling);
      if (atom !== undefined) found.push(atom);
      const stems = this.#stems.get(list);
      if (!stems) return;
      for (let length = 2; length <= Math.min(spelling.length, maxStem); length += 1) {
        const stem = stems.get(spelling.slice(0, length));
        if (stem !== undefined) found.push(stem);
      }
    };
    for (const spelling of english) read('en', spelling);
    for (const spelling of indian) if (!script || spelling.length >= minShared) read('in', spelling);
    if (script) read(script, own);
    return found;
  }
}

export function entriesOf(list = ''): string[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function spelled(word: string, language: Language): string {
  const latin = /[^\0-\u007f]/.test(word) ? latinLetters(word).replaceAll(' ', '') : word.toLowerCase();
  return language === 'en' ? englishSpelling(latin) : indianSpelling(latin);
}

function isAmong(atoms: Atoms, atom: number): boolean {
  return 'has' in atoms ? atoms.has(atom) : atoms.includes(atom);
}

const isNumber = ({ word, own }: Token) => /^\d/.test(word) || numberWords.has(own || word);

/** Returns the last token of an entry that begins at a token, or -1. */
function lastOf(
  elements: readonly Element[],
  index: number,
  at: number,
  tokens: readonly Token[],
  atoms: readonly number[][],
): number {
  const element = elements[index];
  if (!element) return at - 1;
  if (element.isGap) {
    for (let skipped = 0; skipped <= maxGap; skipped += 1) {
      const last = lastOf(elements, index + 1, at + skipped, tokens, atoms);
      if (last >= 0) return last;
    }
    return -1;
  }
  const token = tokens[at];
  const fits =
    token !== undefined &&
    (element.isNumber ? isNumber(token) : atoms[at]!.some((atom) => isAmong(element.atoms, atom))) &&
    (!element.isUpper || token.isUpper);
  if (!fits) return -1;
  // No entry goes on in the next sentence.
  const isCut = index + 1 < elements.length && tokens[at + 1]?.sentence !== token.sentence;
  return isCut ? -1 : lastOf(elements, index + 1, at + 1, tokens, atoms);
}
