import { type SQL, sql } from 'drizzle-orm';
import { isHerb, isNeed, type Phrase } from '../dictionary/find-concepts.ts';
import { shortestBeginning, toTsquery } from '../read-query.ts';
import { searchEntries } from './tables.ts';

/** What was typed, as the phrases that count and the condition a product meets. */
export type Wanted = {
  phrases: Phrase[];
  where: SQL;
  /** Met by what comes before all else: the few that are all that was asked for. */
  first?: SQL;
};

/** Products called so: by name, by another name, by what they are or are for. */
export function calledBy(phrases: Phrase[]): Wanted {
  const all = needed(phrases).map(asTyped).join(' & ');
  return { phrases, where: sql`${searchEntries.vector} @@ ${all}::tsquery` };
}

/** The same, or made of it. */
export function madeOf(phrases: Phrase[]): Wanted {
  return { phrases, where: sql.join(needed(phrases).map(hasPhrase), sql` and `) };
}

/** Called by every herb that was named, or made of them, whatever else was named: what comes after the few that are called by all. */
export function withItsHerbs(phrases: Phrase[]): Wanted | null {
  const herbs = herbsOf(phrases);
  return herbs.length === 0 ? null : { phrases, where: madeOf(herbs).where };
}

/**
 * Without the words that mean nothing to us; of the rest every herb must be met, or else any one wish, or when none was named any one
 * thing: an oil is no answer to dengue.
 */
export function looselyOf(phrases: Phrase[]): Wanted[] {
  const known = needed(phrases).filter(({ concepts }) => concepts.length > 0);
  const herbs = herbsOf(known);
  if (known.length === 0 || phrases.length === 1) return [];
  if (herbs.length > 0)
    return [
      { phrases: known, where: calledBy(herbs).where },
      { phrases: known, where: madeOf(herbs).where },
      { phrases: known, where: anyOf(herbs) },
    ];
  const wishlistItems = known.filter(({ concepts }) => concepts.some(isNeed));
  return [{ phrases: known, where: anyOf(wishlistItems.length > 0 ? wishlistItems : known) }];
}

/** What is called by all that was asked for, and after it what meets another wish. */
export function followedBy(called: Wanted, other: Wanted): Wanted {
  return { ...besides(called, other), first: called.where };
}

/** What meets one wish or the other, the better match first. */
export function besides(one: Wanted, other: Wanted): Wanted {
  return { phrases: one.phrases, where: sql`(${one.where} or ${other.where})` };
}

/** How well a product meets a phrase: called so, called by what begins so, known by it, and so on down. A herb weighs more. */
export function matchOf(phrase: Phrase): SQL {
  const exact = toTsquery(phrase);
  const begun = asTyped(phrase);
  if (phrase.size) return sql`(${searchEntries.vector} @@ ${exact}::tsquery)::int`;
  return sql`${phrase.concepts.some(isHerb) ? 3 : 2}::int * case
    when ${searchEntries.nameVector} @@ ${exact}::tsquery then 4
    when ${searchEntries.nameVector} @@ ${begun}::tsquery then 3
    when ${searchEntries.vector} @@ ${exact}::tsquery then 2
    when ${searchEntries.vector} @@ ${begun}::tsquery then 1
    else 0 end`;
}

/** How much is in a pack says which comes first; alone it is what was asked for. */
function needed(phrases: Phrase[]): Phrase[] {
  const telling = phrases.filter(({ size }) => !size);
  return telling.length > 0 ? telling : phrases;
}

function herbsOf(phrases: Phrase[]): Phrase[] {
  return phrases.filter(({ concepts }) => concepts.some(isHerb));
}

function anyOf(phrases: Phrase[]): SQL {
  return sql`(${sql.join(phrases.map(hasPhrase), sql` or `)})`;
}

function hasPhrase(phrase: Phrase): SQL {
  const query = asTyped(phrase);
  return sql`(${searchEntries.vector} @@ ${query}::tsquery or ${searchEntries.containedVector} @@ ${query}::tsquery)`;
}

/** A phrase without a meaning may be the beginning of a word. */
function asTyped(phrase: Phrase): string {
  const unfinished = phrase.concepts.length === 0 && !phrase.size;
  return toTsquery(phrase, { beginning: unfinished ? shortestBeginning.typed : undefined });
}
