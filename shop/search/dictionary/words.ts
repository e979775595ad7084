import { lazily } from '#platform/text/lazily.ts';
import { normalize, plainWords, romanSpellings } from '../normalize.ts';
import { leftOutAfter, leftOutBefore, taskEnds, taskWords } from '../words/speech.ts';
import { stopWords } from './stop-words.ts';

/**
 * A word in lower-case Latin letters, as typed and normalized, with its own script. `isAside`: it tells for whom, in what or unlike
 * what the goods are, as `paani` in `paani me` does, and not which goods. `isUnwanted`: the goods are to be without it. `isDenied`: as
 * `tablet` in `not tablet`, and `isRefused` by a word before it alone, since `tablet nahi hai` may ask. `isTask`: a thing that they are for. `isChoice`: it follows `or`.
 */
export type Word = {
  plain: string;
  normalized: string;
  raw: string;
  isAside?: boolean;
  isUnwanted?: boolean;
  isDenied?: boolean;
  isRefused?: boolean;
  isTask?: boolean;
  isChoice?: boolean;
};

/** `shilajit20g` has its size glued on; `b12` is a name. */
const gluedNumber = /(?<=\p{L}{5})(?=\d)/gu;

/** Returns the lower-case words of a text in their own script. */
export function rawWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(gluedNumber, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const maxRemembered = 10_000;
const remembered = new Map<string, Word[]>();

/** Returns a raw word in Latin letters: none, one or several words. Remembers results, since texts repeat words. */
export function toWords(raw: string): Word[] {
  const known = remembered.get(raw);
  if (known) return known;
  const words = plainWords(raw).map((plain) => ({ plain, normalized: normalize(plain), raw }));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(raw, words);
  return words;
}

/** Returns the words of a list as a text has them, in Latin letters. */
export function plainsOf(list: string): Set<string> {
  return new Set(list.split(', ').flatMap((raw) => toWords(raw).map(({ plain }) => plain)));
}

const stops = new Set(rawWords(stopWords));
const inDevanagari = /^[\u0900-\u097f]{1,40}$/;
const choices = new Set(['or', 'ya', 'या']);

/** A Hindi word counts in both scripts: `nahi` and `नहीं`. */
export function isStopWord(raw: string): boolean {
  if (stops.has(raw) || !inDevanagari.test(raw)) return stops.has(raw);
  return toWords(raw).some(({ plain }) => romanSpellings(plain).some((spelling) => stops.has(spelling)));
}

/** Words before or after a word that put it aside, and those that say what the goods are to be without. */
const asides = {
  before: /^(?:for|no|not|in|into|like|unlike|before|after|during)$/,
  after:
    /^(?:rich|type|style|(?:ke|k|के) (?:liye|lie|lye|sath|saath|लिए|लिये|साथ)|mein|me|में|मे|(?:\p{L}{1,20} )?(?:jaisa|jaisi|jaise|जैसा|जैसी|जैसे)(?: .*)?|(?:bhi |भी )?(?:nahi|nahin|नहीं|नही)(?: .*)?)$/u,
};
const unwanted = {
  before: /^(?:without|instead|dont|avoid|allergic|bina|बिना)$/,
  after: /^(?:free|(?:ke|k|के) (?:bina|badle|बिना|बदले)|(?:ki|की) (?:jagah|jagha|jagaha|जगह))$/,
};

/** Returns whether a word puts the next one aside. */
export function isAsideSign(raw = ''): boolean {
  return asides.before.test(raw);
}

const denied = { before: /^(?:no|not)$/, after: /^(?:nahi|nahin|नहीं|नही)$/ };

const [leftOutNext, leftOutLast] = [leftOutAfter, leftOutBefore].map(
  (list) => new Set(list.split(', ').map((words) => rawWords(words).join(' '))),
);

/** Returns whether words beside a word leave it out: `except neem`, `neem ke alava`. */
function isLeftOut(all: string[], at: number): boolean {
  const [before = '', stop = ''] = all.slice(Math.max(at - 2, 0), at).toReversed();
  const [after = '', second = ''] = all.slice(at + 1, at + 3);
  const isNext = leftOutNext!.has(before) || leftOutNext!.has(`${stop} ${before}`);
  return isNext || leftOutLast!.has(after) || leftOutLast!.has(`${after} ${second}`);
}

const [tasks, afterTasks] = [taskWords, taskEnds].map((list) => new Set(rawWords(list)));

const agents = /^[wv]al[aei]$|^वाल[ाीे]$/;

let namesToKeep: () => string[] = () => [];

const wholeNames = lazily(() => {
  const whole = new Map<string, string[][]>();
  for (const raws of namesToKeep().map(rawWords)) {
    const stopped = raws.filter(isStopWord);
    if (raws.length - stopped.length > 1 || stopped.every((raw) => agents.test(raw))) continue;
    whole.set(raws[0]!, [...(whole.get(raws[0]!) ?? []), raws]);
  }
  return whole;
});

/** Keeps the stop words of names that have one other word at most, as `organic india` has. `malish wala tel` names no masseur. */
export function keepWhole(names: () => string[]): void {
  namesToKeep = names;
}

function endOfWhole(all: string[], at: number): number {
  const whole = wholeNames()
    .get(all[at]!)
    ?.find((raws) => raws.every((raw, next) => all[at + next] === raw));
  return whole ? at + whole.length : 0;
}

/** Returns the words of a text without stop words, unless there are no others. */
export function wordsOf(text: string): Word[] {
  const all = rawWords(text);
  let end = 0;
  const telling = all.flatMap((raw, at) => {
    end = Math.max(end, endOfWhole(all, at));
    return at >= end && isStopWord(raw) ? [] : wordsAt(all, at);
  });
  return telling.length > 0 ? telling : all.flatMap(toWords);
}

function wordsAt(all: string[], at: number): Word[] {
  const isUnwanted = isBeside(all, at, unwanted) || isLeftOut(all, at);
  const isAside = isUnwanted || isBeside(all, at, asides);
  const isTask = tasks!.has(all[at + 1] ?? '') && afterTasks!.has(all[at + 2] ?? '');
  const isChoice = choices.has(all[at - 1] ?? '');
  const words = toWords(all[at]!);
  if (!isAside && !isTask && !isChoice) return words;
  const isRefused = isBehind(all, at, denied);
  const isDenied = isRefused || isBeside(all, at, denied);
  const signs = { isAside, isUnwanted, isDenied, isRefused, isTask, isChoice };
  return words.map((word) => Object.assign({}, word, signs));
}

/** In `neem ke bina sabun` the word `bina` belongs to the word before it. */
const postpositions = new Set(['ke', 'k', 'के']);

function isBehind(all: string[], at: number, { before }: typeof asides): boolean {
  const place = isStopWord(all[at - 1] ?? '') && !before.test(all[at - 1]!) ? at - 2 : at - 1;
  return before.test(all[place] ?? '') && !postpositions.has(all[place - 1] ?? '');
}

function isBeside(all: string[], at: number, signs: typeof asides): boolean {
  const [after = '', second = ''] = all.slice(at + 1, at + 3);
  return isBehind(all, at, signs) || signs.after.test(after) || signs.after.test(`${after} ${second}`);
}
