import { readWordLists } from '#platform/server/word-lists.ts';
import type { Token } from './tokens.ts';

const lists = readWordLists('shop/claims/reading/measured.txt');
const listed = (name: string) => new Set(lists[name]!.split(', '));

/** Words that say that a number measures a patient and no goods. */
const patients = listed('patients');
/** A sentence with one of these speaks of a price or a workshop. */
const prices = listed('prices');
/** Words between both values. */
const changes = listed('changes');
/** Units of goods, prices and places. */
const units = listed('units');
const maxApart = 5;
const maxNumber = 9;

type Value = { first: number; last: number; value: number; isPair: boolean };

/** Returns values of a person that fall (`was 9.2, now 6.1`, `180/110 to 120/80`), whose name the text leaves out. */
export function measuredChanges(
  text: string,
  tokens: readonly Token[],
  firstToken: number,
  lastToken: number,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let before: Value | null = null;
  let isPersonal: boolean | null = null;
  for (let at = firstToken; at <= lastToken; at += 1) {
    const value = valueAt(text, tokens, at, lastToken);
    if (!value) continue;
    at = value.last;
    const [from, unit] = [before, tokens[value.last + 1]?.word ?? ''];
    before = value;
    if (!from || value.first - from.last - 1 > maxApart || units.has(unit)) continue;
    if (value.value >= from.value || value.isPair !== from.isPair || !isChange(text, tokens, from, value))
      continue;
    isPersonal ??= isOfPatient(tokens.slice(firstToken, lastToken + 1));
    if (value.isPair || isPersonal) {
      found.push({ first: from.first, last: value.last });
      before = null;
    }
  }
  return found;
}

function isOfPatient(sentence: readonly Token[]): boolean {
  const words = sentence.map(({ word, own }) => own || word);
  return words.some((word) => patients.has(word)) && !words.some((word) => prices.has(word));
}

function valueAt(text: string, tokens: readonly Token[], at: number, lastToken: number): Value | null {
  const isDigits = (token: Token | undefined) =>
    token !== undefined && token.word.length <= maxNumber && /^\d+$/.test(token.word);
  if (!isDigits(tokens[at])) return null;
  const sign = '₹$€'.includes(text.charAt(tokens[at]!.start - 1) || ' ');
  const between = at < lastToken ? text.slice(tokens[at]!.end, tokens[at + 1]!.start) : '';
  const hasMore = isDigits(tokens[at + 1]) && (between === '.' || between === '/');
  const last = hasMore ? at + 1 : at;
  if (sign || (at > 0 && units.has(tokens[at - 1]!.word) && tokens[at - 1]!.word.startsWith('r')))
    return null;
  const written = hasMore && between === '.' ? `${tokens[at]!.word}.${tokens[last]!.word}` : tokens[at]!.word;
  return { first: at, last, value: Number(written), isPair: between === '/' && hasMore };
}

function isChange(text: string, tokens: readonly Token[], from: Value, to: Value): boolean {
  const between = text.slice(tokens[from.last]!.end, tokens[to.first]!.start);
  if (between.length < 60 && /→|->|=>|➡|⇒|»|–>/.test(between)) return true;
  const words = tokens.slice(from.last + 1, to.first);
  return words.length > 0 && words.every(({ word, own }) => changes.has(own || word));
}
