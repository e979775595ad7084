import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { numberKeyOf } from '#shop/catalog/product-numbers.ts';
import { isNumbered } from '#shop/catalog/server/numbered.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { Phrase } from '../dictionary/find-concepts.ts';
import { helpTopicOf } from '../help-topics.ts';
import { readQuery, textOf } from '../read-query.ts';
import { correctWords } from './correct-words.ts';
import { readSynonym } from './learning/read-synonym.ts';
import { searchEntries } from './tables.ts';
import { besides, calledBy, followedBy, looselyOf, madeOf, type Wanted, withItsHerbs } from './match-text.ts';

/** A typed text. Correcting words costs queries, so the first strategy that needs them caches them. */
export type Query = { text: string; typed: Phrase[]; corrected: () => Promise<Phrase[] | null> };

export type Reading = {
  wanted: Wanted;
  /** Replaces `wanted` when that finds fewer than `minProducts`. */
  widened: Wanted | null;
  /** The matched words, when they differ from the typed words. */
  didYouMean: string | null;
  /** Products match only a part of the text. */
  partly: boolean;
};

export type StrategyName = 'number' | 'exact' | 'synonym' | 'corrected' | 'known' | 'partial' | 'joined';

type Strategy = {
  name: StrategyName;
  /** A question about the shop needs no guess. */
  isGuess: boolean;
  read: (db: Db, query: Query) => Reading[] | Promise<Reading[]>;
};

/** A barcode may stand on several entries of one product. */
const maxNumbered = 20;

/** Below this number a strategy is widened. */
export const minProducts = 5;

/** The readings of a text, in the order in which a search tries them. */
const strategies: Strategy[] = [
  { name: 'number', isGuess: false, read: readByNumber },
  { name: 'exact', isGuess: false, read: (_, { typed }) => readingsOf(typed) },
  { name: 'synonym', isGuess: false, read: readBySynonym },
  { name: 'corrected', isGuess: true, read: readCorrected },
  { name: 'known', isGuess: true, read: readKnownWords },
  { name: 'partial', isGuess: true, read: readPartially },
  { name: 'joined', isGuess: true, read: readAsOneWord },
];

export function strategiesFor({ text, typed }: Query): Strategy[] {
  if (typed.length === 0) return [];
  return helpTopicOf(text) ? strategies.filter(({ isGuess }) => !isGuess) : strategies;
}

export function toQuery(db: Db, text: string): Query {
  const typed = readQuery(text);
  let corrected: Promise<Phrase[] | null> | undefined;
  return { text, typed, corrected: () => (corrected ??= correctWords(db, typed)) };
}

/** The number on a packet: a whole SKU or GTIN with a digit. Other matches of the words follow. */
async function readByNumber(db: Db, { text, typed }: Query): Promise<Reading[]> {
  const key = /\p{Nd}/u.test(text) ? numberKeyOf(text) : null;
  if (key === null) return [];
  const rows = await db.select({ id: products.id }).from(products).where(isNumbered(key)).limit(maxNumbered);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const numbered: Wanted = { phrases: typed, where: inArray(searchEntries.productId, ids) };
  return [
    { wanted: numbered, widened: followedBy(numbered, calledBy(typed)), didYouMean: null, partly: false },
  ];
}

/** The merchant's meaning of the text. */
async function readBySynonym(db: Db, { text }: Query): Promise<Reading[]> {
  const means = await readSynonym(db, text);
  return means ? readingsOf(readQuery(means)) : [];
}

async function readCorrected(_: Db, query: Query): Promise<Reading[]> {
  const corrected = await query.corrected();
  return corrected ? readingsOf(corrected, textOf(corrected)) : [];
}

/** Matches only words with a meaning, of two or more. */
async function readKnownWords(_: Db, query: Query): Promise<Reading[]> {
  const phrases = (await query.corrected()) ?? query.typed;
  const known = phrases.filter(({ concepts }) => concepts.length > 0);
  return known.length > 1 ? readingsOf(known, textOf(known)) : [];
}

/** Matches any word with a meaning, corrected and as typed. */
async function readPartially(_: Db, query: Query): Promise<Reading[]> {
  const phrases = (await query.corrected()) ?? query.typed;
  return [...looselyOf(phrases), ...looselyOf(query.typed)].map((wanted) => {
    const text = textOf(wanted.phrases);
    const didYouMean = text === textOf(query.typed) ? null : text;
    return { wanted, widened: null, didYouMean, partly: true };
  });
}

/** Joins all words to one and corrects it: `sandel wood`. */
async function readAsOneWord(db: Db, { typed }: Query): Promise<Reading[]> {
  if (typed.length < 2) return [];
  const corrected = await correctWords(db, readQuery(textOf(typed).replaceAll(' ', '')));
  return corrected ? readingsOf(corrected, textOf(corrected)) : [];
}

/** Matches by name, or else by ingredient. The named herbs alone widen both. */
function readingsOf(phrases: Phrase[], didYouMean: string | null = null): Reading[] {
  if (phrases.length === 0) return [];
  const herbs = withItsHerbs(phrases);
  const called = calledBy(phrases);
  const made = madeOf(phrases);
  return [
    { wanted: called, widened: herbs && followedBy(called, herbs), didYouMean, partly: false },
    { wanted: made, widened: herbs && besides(made, herbs), didYouMean, partly: false },
  ];
}
