import type { Concept } from '../../dictionary/concept.ts';
import { isHerb, isNeed, isUnsold } from '../../dictionary/concept.ts';
import { isStopWord, rawWords, toWords } from '../../dictionary/words.ts';
import { commonWord, isHinglish } from '../../words/common-words.ts';
import { linkWords, nameJoins, wantsAfterGoods, wantsBeforeGoods } from '../../words/speech.ts';
import { isBaby } from '../match-text.ts';
import { isForm, isGifting, isUnsoldType, type Kind, type KnownPhrase } from '../classify-words.ts';

/** A sentence has this many words, and so many of them are words of speech. */
const fewest = { words: 6, ofSpeech: 3 };

const links = setOf(linkWords);
const [wantsBefore, wantsAfter] = [wantsBeforeGoods, wantsAfterGoods].map(setOf);
/** Words that also join names: `wooden toy for children` is no sentence. */
const joining = new Set([...links, ...setOf(nameJoins)]);

/** Returns whether a text is a sentence, spoken or typed, and not a list of names. */
export function isSentence(text: string): boolean {
  const raws = rawWords(text);
  return raws.length >= fewest.words && raws.filter(isOfSpeech).length >= fewest.ofSpeech;
}

function isOfSpeech(raw: string): boolean {
  if (joining.has(raw)) return false;
  return isStopWord(raw) || toWords(raw).some(({ plain }) => commonWord(plain, raw)?.isObject === false);
}

/**
 * Reads the phrases of a sentence that names goods. Everything else becomes a common word: words of speech that are also names,
 * goods that it does not want, things and other goods that are not its head, and unknown words that do not describe the form.
 */
export function readSentence(text: string, phrases: KnownPhrase[]): KnownPhrase[] {
  const raws = rawWords(text);
  const isForBaby = !phrases.some((phrase) => isTold(phrase) && namesMore(phrase));
  const isSpeech = (phrase: KnownPhrase) =>
    isOnlySpeech(phrase) && !(isForBaby && phrase.concepts.some(isBaby));
  const heard = without(without(phrases, isSpeech), ({ words }) => words.every((word) => word.isUnwanted));
  const told = heard.filter(isTold);
  if (told.length === 0) return heard;
  const forms = told.filter(({ concepts }) => concepts.some(isForm));
  const herbs = told.filter(({ concepts }) => concepts.some(isHerb));
  const isHead = (phrase: KnownPhrase) => {
    if (phrase.words.some(({ isAside }) => isAside)) return false;
    if (told.some((one) => one.concepts.some(isGifting) && isBesideIn(phrases, one, phrase))) return true;
    if (forms.length > 0) return forms.some((form) => isJoined(raws, form, phrase, none));
    if (herbs.some((herb) => isJoined(raws, herb, phrase, links))) return true;
    return herbs.length === 0 && (phrase.concepts.some(isUnsoldType) || isWanted(raws, phrase));
  };
  return heard.map((phrase) => {
    if (phrase.kind === 'unknown') return toKind('speech', phrase);
    const isOther = phrase.kind === 'thing' || phrase.kind === 'unsold';
    return isOther && !isNamedBrand(phrase) && !isHead(phrase) ? toKind('common', phrase) : phrase;
  });
}

/** Makes phrases common words, unless the others tell no goods. */
function without(phrases: KnownPhrase[], isLeftOut: (phrase: KnownPhrase) => boolean): KnownPhrase[] {
  const left = phrases.map((phrase) => (isLeftOut(phrase) ? toKind('common', phrase) : phrase));
  return left.some(isTold) ? left : phrases;
}

const none = new Set<string>();

function setOf(list: string): Set<string> {
  return new Set(list.split(', '));
}

function toKind(kind: Kind, phrase: KnownPhrase): KnownPhrase {
  return { ...phrase, kind };
}

function isTold({ kind, concepts }: KnownPhrase): boolean {
  return (
    kind === 'shop' &&
    concepts.some(
      (concept) => isHerb(concept) || isNeed(concept) || isUnsold(concept) || concept.kind === 'thing',
    )
  );
}

function isNamedBrand({ concepts, words }: KnownPhrase): boolean {
  return concepts.some(({ id }) => id.startsWith('brand')) && !words.some(({ isAside }) => isAside);
}

const besideBaby = new Set(['baby-care', 'body-massage', 'seasonal-change', 'sun-and-heat']);

/** Children are only told of beside a herb or a need that is not theirs: `mere bacche ke baal jhad rahe hain`. */
function namesMore(phrase: KnownPhrase): boolean {
  const isOther = (concept: Concept) => isHerb(concept) || (isNeed(concept) && !besideBaby.has(concept.id));
  return phrase.concepts.some(isOther) && !isOnlySpeech(phrase);
}

/** `honge` is a tree in Kannada, and `they will be` in Hindi. */
function isOnlySpeech({ words, kind, concepts }: KnownPhrase): boolean {
  const [word] = words;
  if (kind === 'common' || words.length > 1 || concepts.some(isForm)) return false;
  return isHinglish(word!.plain) && commonWord(word!.plain, word!.raw)?.isObject === false;
}

/** Returns whether the second phrase follows the first, with nothing between but words of `between`. */
function isJoined(raws: string[], first: KnownPhrase, second: KnownPhrase, between: Set<string>): boolean {
  const from = raws.indexOf(first.words.at(-1)!.raw);
  const to = raws.indexOf(second.words[0]!.raw, from + 1);
  return from >= 0 && to > from && raws.slice(from + 1, to).every((raw) => between.has(raw));
}

function isBesideIn(phrases: KnownPhrase[], one: KnownPhrase, other: KnownPhrase): boolean {
  const [at, place] = [one, other].map(({ words }) => phrases.findIndex((phrase) => phrase.words === words));
  return Math.abs(at! - place!) === 1;
}

function isWanted(raws: string[], { words }: KnownPhrase): boolean {
  const after = raws.slice(raws.indexOf(words.at(-1)!.raw) + 1).find((raw) => !links.has(raw));
  const before = raws
    .slice(0, raws.indexOf(words[0]!.raw))
    .findLast((raw) => !isStopWord(raw) || wantsBefore!.has(raw));
  return (
    (after !== undefined && wantsAfter!.has(after)) || (before !== undefined && wantsBefore!.has(before))
  );
}
