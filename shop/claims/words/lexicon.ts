import { latinLetters } from '#platform/text/latin-letters.ts';
import type { Words } from '#shop/conditions/law/condition.ts';
import { englishSpelling, indianSpelling } from '../reading/spelling.ts';
import { ownSpelling, scriptOf, type Token } from '../reading/tokens.ts';
import { numberWords } from './number-words.ts';

type Language = 'en' | 'in';
/** English, a language of India in Latin letters, or a script of India. */
type List = Language | number;

export type Span<Meaning> = { first: number; last: number; meaning: Meaning };
/** The entries that go on alike from here, by what the next word must be. */
type Node<Meaning> = {
  ends?: Meaning[];
  next?: Map<number, Node<Meaning>>;
  upper?: Map<number, Node<Meaning>>;
  number?: Node<Meaning>;
  /** Up to `maxGap` words of any kind. */
  gap?: Node<Meaning>;
};

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

/** Entries with a meaning each, found in a text in time that grows with its length alone. */
export class Lexicon<Meaning> {
  readonly #atoms = new Map<List, Map<string, number>>();
  readonly #stems = new Map<List, Map<string, number>>();
  #count = 0;
  readonly #root: Node<Meaning> = {};
  readonly #groups: Record<string, Words>;
  readonly #groupAtoms = new Map<string, number>();
  /** The groups that an atom belongs to. */
  readonly #groupsOf = new Map<number, number[]>();
  /** The readings of words of earlier texts. Most words come again. */
  readonly #known = new Map<string, number[]>();

  constructor(groups: Record<string, Words> = {}) {
    this.#groups = groups;
  }

  add(words: Words, meaning: Meaning): void {
    for (const language of ['en', 'in'] as const) {
      for (const entry of entriesOf(words[language])) this.#addEntry(entry, language, meaning);
    }
  }

  #addEntry(text: string, language: Language, meaning: Meaning): void {
    let nodes = [this.#root];
    text.split(/\s+/).forEach((part, at) => {
      const isFirst = at === 0;
      nodes = nodes.flatMap((node) => this.#nodesBehind(node, part, { language, isFirst }));
    });
    for (const node of nodes) {
      if (!node.ends) node.ends = [meaning];
      else if (!node.ends.includes(meaning)) node.ends.push(meaning);
    }
  }

  #nodesBehind(
    node: Node<Meaning>,
    part: string,
    { language, isFirst }: { language: Language; isFirst: boolean },
  ): Node<Meaning>[] {
    const plain = part.replace(/^\^/, '').replaceAll('’', '');
    if (plain === '..') return [(node.gap ??= {})];
    if (plain === '#') return [(node.number ??= {})];
    const words = plain.endsWith('s?') ? [plain.slice(0, -2), plain.slice(0, -1)] : [plain];
    const children = part.startsWith('^') ? (node.upper ??= new Map()) : (node.next ??= new Map());
    const atoms = new Set(words.flatMap((word) => this.#atomsOf(word, language, isFirst)));
    return Array.from(atoms, (atom) => {
      let child = children.get(atom);
      if (!child) children.set(atom, (child = {}));
      return child;
    });
  }

  #atomsOf(word: string, language: Language, isFirst: boolean): number[] {
    return !word.startsWith('%') || word === '%'
      ? this.#atomsOfWord(word, language, isFirst)
      : [this.#groupAtom(word.slice(1))];
  }

  #groupAtom(name: string): number {
    const known = this.#groupAtoms.get(name);
    if (known !== undefined) return known;
    const group = this.#groups[name];
    if (!group) throw new Error(`There is no group ${name}.`);
    const own = (this.#count += 1);
    this.#groupAtoms.set(name, own);
    for (const language of ['en', 'in'] as const)
      for (const entry of entriesOf(group[language]))
        if (!entry.includes(' '))
          for (const atom of this.#atomsOfWord(entry, language, true))
            this.#groupsOf.set(atom, [...(this.#groupsOf.get(atom) ?? []), own]);
    return own;
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

  find(tokens: readonly Token[]): Span<Meaning>[] {
    if (this.#known.size > maxKnown) this.#known.clear();
    const atoms = tokens.map((token) => this.#atomsOfToken(token));
    const spans: Span<Meaning>[] = [];
    tokens.forEach((_, at) => {
      const ends = new Set<Meaning[]>();
      findFrom(this.#root, at, { tokens, atoms }, (meanings, last) => {
        // Of an entry with a gap the shortest one counts.
        if (ends.has(meanings)) return;
        ends.add(meanings);
        for (const meaning of meanings) spans.push({ first: at, last, meaning });
      });
    });
    return spans;
  }

  #atomsOfToken(token: Token): number[] {
    const key = `${token.script} ${token.own} ${token.word}`;
    let known = this.#known.get(key);
    if (!known) {
      const found = this.#atomsIn(token);
      known = [...new Set([...found, ...found.flatMap((atom) => this.#groupsOf.get(atom) ?? [])])];
      this.#known.set(key, known);
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

const isNumber = ({ word, own }: Token) => /^\d/.test(word) || numberWords.has(own || word);

/** Follows the entries that go on at a token, and tells each that ends. */
function findFrom<Meaning>(
  node: Node<Meaning>,
  at: number,
  read: { tokens: readonly Token[]; atoms: readonly number[][] },
  onEnd: (meanings: Meaning[], last: number) => void,
): void {
  const token = read.tokens[at];
  if (!token) return;
  // No entry goes on in the next sentence.
  const goesOn = read.tokens[at + 1]?.sentence === token.sentence;
  const follow = (child: Node<Meaning> | undefined) => {
    if (!child) return;
    if (child.ends) onEnd(child.ends, at);
    if (!goesOn) return;
    findFrom(child, at + 1, read, onEnd);
    if (!child.gap) return;
    for (let skipped = 0; skipped <= maxGap; skipped += 1) findFrom(child.gap, at + 1 + skipped, read, onEnd);
  };
  for (const atom of read.atoms[at]!) follow(node.next?.get(atom));
  if (token.isUpper && node.upper) for (const atom of read.atoms[at]!) follow(node.upper.get(atom));
  if (node.number && isNumber(token)) follow(node.number);
}
