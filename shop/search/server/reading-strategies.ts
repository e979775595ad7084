import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { numberKeyOf } from '#shop/catalog/product-numbers.ts';
import { isNumbered } from '#shop/catalog/server/numbered.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type Concept, listOf } from '../dictionary/concept.ts';
import { asksRemedy } from '../dictionary/illnesses.ts';
import { isHerb, isNeed } from '../dictionary/concept.ts';
import { calledAlone, conceptsIn, type Phrase } from '../dictionary/find-concepts.ts';
import { rawWords } from '../dictionary/words.ts';
import { commonWord, isGreeting } from '../words/common-words.ts';
import { readQuery, shownText, textOf, wordsAsTyped } from '../read-query.ts';
import {
  asksBulk,
  asksFresh,
  asksToGrow,
  isClassicalForm,
  isForm,
  isUnsoldType,
  namesGoods,
  type KnownPhrase,
} from './classify-words.ts';
import { correctWords } from './correct-words.ts';
import { readSynonym } from './learning/read-synonym.ts';
import {
  asksForBaby,
  isBaby,
  matchByName,
  followedBy,
  partialMatches,
  type TextMatch,
} from './match-text.ts';
import { classifyWords } from './read-context.ts';
import { rawReading, type Reading, readingsOf } from './readings.ts';
import { searchEntries } from './tables.ts';
import { carriedOf, readIllness } from './read-intent.ts';
import { isSentence } from './spoken/read-sentence.ts';
import { spokenReadings } from './spoken/spoken-readings.ts';

/**
 * The decision about a text. `readings` are tried in this order until one finds a product. Without one the text asks for an
 * illness (`doctor`), for goods that the shop does not sell (`notSold`), or holds words that nobody understood (`unknown`).
 */
export type Decision = {
  phrases: KnownPhrase[];
  readings: Reading[];
  doctor: { about: string; isMedicine: boolean } | null;
  notSold: { asked: string; nearest: TextMatch | null } | null;
  unknown: string[];
};

/** A barcode may stand on several entries of one product. */
const maxNumbered = 20;

/** Decides how to answer a text. The order of the decisions is the order of this function; `docs/search.md` explains it. */
export async function decide(db: Db, text: string): Promise<Decision> {
  if (isCode(text)) return { phrases: [], readings: [], doctor: null, notSold: null, unknown: [text.trim()] };
  const typed = await classifyWords(db, readQuery(text), text);
  const numbered = await readByNumber(db, text, typed);
  const decision: Decision = { phrases: typed, readings: numbered, doctor: null, notSold: null, unknown: [] };
  const doctor = readIllness(text, typed);
  if (doctor || typed.length === 0) return { ...decision, doctor };
  if (isGreeting(rawWords(text)) && !namesAnyGoods(rawWords(text).slice(2)))
    return { ...decision, unknown: typed.flatMap(wordsAsTyped) };

  const asked = { asked: typed.flatMap(wordsAsTyped).join(' '), nearest: null };
  if (asksToGrow(text)) return { ...decision, notSold: asked };
  const asTyped = carriedOf(typed);
  const isUnderstood = typed.every(({ kind }) => kind === 'shop' || kind === 'common');
  const isTypo = isUnderstood && typed.some(isRare) && (await correctWords(db, typed)) !== null;
  if (asTyped.length > 0 && isUnderstood && !isTypo) {
    const synonym = await readBySynonym(db, text);
    if (isSentence(text))
      return { ...decision, readings: [...numbered, ...spokenReadings(asTyped), ...synonym] };
    if (asksRemedyAlone(text, asTyped)) return { ...decision, notSold: asked };
    if (asksFresh(typed)) return { ...decision, readings: synonym, notSold: asked };
    const raw = rawReading(typed);
    if (raw) return { ...decision, readings: [...numbered, raw, ...synonym], notSold: asked };
    const partial = readPartially(asTyped, [], null);
    const isBulk = asksBulk(asTyped);
    const readings = [...numbered, ...(isBulk ? [] : readingsOf('exact', asTyped)), ...synonym];
    if (isBulk) partial.notSold ??= asked;
    return { ...decision, readings: [...readings, ...partial.readings], notSold: partial.notSold };
  }
  decision.readings.push(...(await readBySynonym(db, text)));
  return decideUnknown(db, text, decision);
}

/** Signs of markup and of programs. Their words mean no goods. */
const code =
  /<[a-z!/?]|['"\d]\s?=|=\s?['"\d]|['"]\s?;|\{\{|\$\{|\.\.[\\/]|&(?:lt|gt|#\d{1,6});|%(?:00|3c|27)/i;

function isCode(text: string): boolean {
  return code.test(text.slice(0, maxCode));
}

const maxCode = 200;

/** A medicine for which the text names no herb, no need and no form: `bachche ki dawa`. */
function asksRemedyAlone(text: string, carried: KnownPhrase[]): boolean {
  const isTold = ({ concepts }: KnownPhrase) =>
    concepts.some((one) => !isBaby(one) && (isHerb(one) || isNeed(one) || isForm(one)));
  return asksRemedy(text) && !carried.some(isTold);
}

/** `good morning, something for cracked lips` is more than a greeting. */
function namesAnyGoods(words: string[]): boolean {
  return conceptsIn(words.join(' ')).some((one) => isHerb(one) || isNeed(one) || isForm(one));
}

/** A rare word of a language may be a slip of a name: `eucalyptis`. */
function isRare({ kind, words }: KnownPhrase): boolean {
  return kind === 'common' && words.some(({ plain, raw }) => commonWord(plain, raw)?.isRare);
}

/** Decides about a text with words that no product carries: corrects them, and else says so. */
async function decideUnknown(db: Db, text: string, decision: Decision): Promise<Decision> {
  const typed = decision.phrases;
  const isSaid = isSentence(text);
  const corrected = await correctWords(db, typed);
  const mended = corrected ? await classifyWords(db, corrected, isSaid ? text : '') : typed;
  const own = new Set(typed.map((phrase) => textOf([phrase])));
  const isBent = (phrase: KnownPhrase) => phrase.concepts.some(isNeed) && !own.has(textOf([phrase]));
  const phrases = asksRemedy(text) && mended.some(isBent) ? typed : mended;
  const doctor = readIllness('', phrases);
  if (doctor) return { ...decision, phrases, doctor };
  const carried = carriedOf(phrases);
  const notSold = readNotSold(phrases);
  if (notSold) return { ...decision, phrases, notSold };
  const unknown = phrases.filter(({ kind }) => kind === 'unknown');
  const shown = shownText(carried, typed);
  const didYouMean = shown === shownText(carriedOf(typed), typed) ? null : shown;
  const readings = [...decision.readings];
  if (isSaid && unknown.length === 0) readings.push(...spokenReadings(carried));
  else if (unknown.length === 0) readings.push(...readingsOf('corrected', carried, didYouMean));
  const words = unknown.flatMap(wordsAsTyped);
  const isGuided = carried.some(
    (phrase) =>
      !isClassicalForm(phrase) && phrase.concepts.some((concept) => isHerb(concept) || isNeed(concept)),
  );
  if (unknown.length > 0 && carried.length > 1 && isGuided)
    readings.push(...readingsOf('known', carried, didYouMean, words));
  const partial = unknown.length === 0 || isGuided ? readPartially(carried, words, didYouMean) : null;
  return {
    ...decision,
    phrases,
    readings: [...readings, ...(partial?.readings ?? []), ...(await readAsOneWord(db, typed))],
    notSold: partial?.notSold ?? null,
    unknown: carried.length === 0 && unknown.length === 0 ? phrases.flatMap(wordsAsTyped) : words,
  };
}

/** The text asks for goods that are known and not sold. Goods with the rest of the text, a herb or a need, stand nearest. */
function readNotSold(phrases: KnownPhrase[]): Decision['notSold'] {
  const isUnsold = ({ kind }: KnownPhrase) => kind === 'unsold' || kind === 'thing';
  const first = phrases.findIndex(isUnsold);
  if (first < 0) return null;
  const last = phrases.findLastIndex(isUnsold);
  const end = phrases.findIndex((phrase, at) => at > last && !(phrase.kind === 'shop' && namesGoods(phrase)));
  const asked = phrases.slice(first, end < 0 ? undefined : end).flatMap(wordsAsTyped);
  const brands = phrases.filter(({ concepts }) => concepts.some(isBrand));
  const inBrand = brands.flatMap(({ words }) => words.flatMap(calledAlone).filter(isHerb)).map(phraseOf);
  const forms = carriedOf(phrases).filter(({ concepts }) => concepts.some(isForm));
  const named = carriedOf(phrases).filter(({ concepts }) => concepts.some(isHerb));
  const needs = brands.flatMap(({ concepts }) => concepts.flatMap(needOfBrand));
  const itsForm = needs.filter(({ concepts }) => concepts.some(isForm));
  const herbs = [...inBrand, ...named, ...(forms.length > 0 || inBrand.length > 0 ? forms : itsForm)];
  const joined = herbs.some(({ concepts }) => concepts.some(isHerb))
    ? herbs
    : needs.length > 0
      ? needs.concat(forms)
      : [];
  const isKnown = brands.length > 0 && phrases.every(({ kind }) => kind !== 'unknown');
  return { asked: asked.join(' '), nearest: isKnown && joined.length > 0 ? matchByName(joined) : null };
}

function isBrand({ id }: Concept): boolean {
  return id.startsWith('brand');
}

function phraseOf(concept: Concept): Phrase {
  return { words: [], concepts: [concept] };
}

/** The need of a brand's goods, and their form and herb where all have one. */
function needOfBrand(concept: Concept): Phrase[] {
  const [, need, form, herb] = /^brand (\S+) ?(\S+)? ?(\S+)?$/.exec(listOf(concept)) ?? [];
  const concepts: Concept[] = need ? [{ kind: 'concern', id: need }] : [];
  if (form) concepts.push({ kind: 'thing', id: form });
  if (herb) concepts.push({ kind: 'herb', id: herb });
  return concepts.map(phraseOf);
}

/** The number on a packet: a whole SKU or GTIN with a digit. Other matches of the words follow. */
async function readByNumber(db: Db, text: string, phrases: Phrase[]): Promise<Reading[]> {
  const key = /\p{Nd}/u.test(text) ? numberKeyOf(text) : null;
  if (key === null) return [];
  const rows = await db.select({ id: products.id }).from(products).where(isNumbered(key)).limit(maxNumbered);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const numbered: TextMatch = { phrases, where: inArray(searchEntries.productId, ids) };
  const widened = phrases.length > 0 ? followedBy(numbered, matchByName(phrases)) : null;
  return [{ strategy: 'number', wanted: numbered, widened, didYouMean: null, without: [] }];
}

async function readBySynonym(db: Db, text: string): Promise<Reading[]> {
  const means = await readSynonym(db, text);
  return means ? readingsOf('synonym', readQuery(means)) : [];
}

/** Joins all words to one and corrects it: `sandel wood`. */
async function readAsOneWord(db: Db, typed: KnownPhrase[]): Promise<Reading[]> {
  if (typed.length < 2 || !typed.some(({ kind }) => kind === 'unknown')) return [];
  const corrected = await correctWords(db, readQuery(textOf(typed).replaceAll(' ', '')));
  if (!corrected) return [];
  const phrases = await classifyWords(db, corrected, '');
  return phrases.every(({ kind }) => kind === 'shop')
    ? readingsOf('joined', phrases, shownText(phrases, []))
    : [];
}

/** Matches the herbs alone, or else any need, or else any form, and names the words that they do not serve. */
function readPartially(
  phrases: KnownPhrase[],
  unknown: string[],
  didYouMean: string | null,
): { readings: Reading[]; notSold: Decision['notSold'] } {
  const parts = partialMatches(phrases, { hasRest: unknown.length > 0 });
  const isBulk = asksBulk(phrases);
  const readings = parts.map(({ wanted, served }): Reading => {
    const without = phrases.filter((phrase) => namesGoods(phrase) && !served.includes(phrase));
    return {
      strategy: 'partial',
      wanted,
      widened: isBulk ? followedBy(wanted, matchByName(served)) : null,
      didYouMean,
      without: [...without.flatMap(wordsAsTyped), ...unknown],
    };
  });
  const asked = phrases.flatMap(wordsAsTyped).join(' ');
  const isKnown =
    parts.length > 0 || asksForBaby(phrases) || phrases.some(({ concepts }) => concepts.some(isUnsoldType));
  return { readings, notSold: isKnown ? { asked, nearest: null } : null };
}
