/** A reference has at least so many signs, since fewer are a part of too many. */
export const minSigns = 4;

const maxTerms = 8;

/** Words of a question that name nothing. */
const fillers = new Set(
  (
    'a add an and are at by can change customers do does edit end find for from get go has have how i in is it me my of on or our ' +
    'page please see set show shop that the their them there this to turn up us was we what when where which who why will with you your'
  ).split(' '),
);

/** Words for what staff look for by the name of a customer: `parcel of Priya Raman`. */
const soughtKinds = new Set(
  'address buyer complaint customer invoice invoices money order orders parcel parcels phone refund return waybill'.split(
    ' ',
  ),
);

/** Returns the words of a text that name something, in lower case: `Where is my logo?` → `logo`. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const terms = words.filter((word) => !fillers.has(word));
  return (terms.length > 0 ? terms : words).slice(0, maxTerms);
}

/**
 * Returns the part of a text that names an order or a person: an email, a number with its blanks, or else its words. `where is parcel 8512…` is `8512`.
 */
export function namedIn(text: string): string {
  const parts = text.trim().split(/\s+/);
  const email = parts.find((part) => part.includes('@'));
  if (email) return trimmed(email);
  const hasDigit = (part: string) => /\d/.test(part);
  if (!parts.some(hasDigit)) {
    const terms = termsOf(text);
    const names = terms.filter((term) => !soughtKinds.has(term));
    return (names.length > 0 ? names : terms).join(' ');
  }
  const isNumber = (part: string) => hasDigit(part) || !/[a-z]{5}/i.test(part);
  const rest = parts.slice(parts.findIndex(hasDigit));
  const end = rest.findIndex((part) => !isNumber(part));
  return trimmed((end === -1 ? rest : rest.slice(0, end)).join(' '));
}

function trimmed(part: string): string {
  return part.replace(/[.,;:!?…]{1,5}$/u, '');
}

/** Returns letters and digits of a number of four signs or more, or null: `AR-1000 123` → `AR1000123`. */
export function signsOf(named: string): string | null {
  const signs = named.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  const isOne = /\d/.test(signs) && signs.length >= minSigns && !named.includes('@');
  return isOne ? signs : null;
}

export type Entry = {
  title: string;
  /** Other words for it. */
  words?: string;
  /** Sentences about it. */
  text?: string;
};

/** A shorter term begins too many words to count alone. */
const minAlone = 3;
/** A shorter term is a whole word, unless it is the last one, which may still be typed. */
const minBeginning = 4;

/**
 * Returns the entries that a text names, the best first. An entry with all terms at the beginning of its words comes first. Without
 * one, entries count that hold half of the terms or more. A title counts more than the words beside it.
 */
export function bestOf<One extends Entry>(
  entries: readonly One[],
  text: string,
  max: number,
): (One & { isWhole: boolean })[] {
  const terms = termsOf(text).map(singular);
  const ranked = entries
    .map((entry) => ({ entry, ...rankOf(entry, terms) }))
    .filter(({ held, counts }) => held === terms.length || (counts && held * 2 >= terms.length))
    .toSorted((one, other) => other.held - one.held || other.weight - one.weight);
  const most = ranked[0]?.held ?? 0;
  const least = most > 2 ? most - 1 : most;
  return ranked
    .filter(({ held }) => held >= least)
    .slice(0, max)
    .map(({ entry, isWhole }) => Object.assign({}, entry, { isWhole }));
}

/** A whole word says more than one that only begins so: `cod` is not `code`. */
const exactBonus = 1.5;

function rankOf({ title, words = '', text = '' }: Entry, terms: readonly string[]) {
  const places = [title, words, text].map(
    (place) => ` ${place.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `,
  );
  const held = terms.map((term, nth) => {
    const isWord = term.length < minBeginning && nth < terms.length - 1;
    const at = places.findIndex((place) => place.includes(isWord ? ` ${term} ` : ` ${term}`));
    if (at === -1) return { place: 0, bonus: 0 };
    const isExact = places[at]!.includes(` ${term} `) || places[at]!.includes(` ${term}s `);
    return { place: places.length - at, bonus: isExact ? exactBonus : 0 };
  });
  return {
    held: held.filter(({ place }) => place > 0).length,
    // Sentences hold many words by chance.
    isWhole: held.every(({ place }) => place > 1),
    counts: terms.some((term, at) => term.length >= minAlone && held[at]!.place > 0),
    weight: held.reduce((sum, { place, bonus }) => sum + place + bonus, 0),
  };
}

/** `charges` → `charge`, which also begins the plural. */
function singular(term: string): string {
  return term.length > 3 && term.endsWith('s') && !term.endsWith('ss') ? term.slice(0, -1) : term;
}
