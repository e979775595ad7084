import { type SQL, sql } from 'drizzle-orm';
import type { Concept } from '../dictionary/concept.ts';
import { isHerb, isNeed } from '../dictionary/concept.ts';
import { type Phrase } from '../dictionary/find-concepts.ts';
import { plainsOf } from '../dictionary/words.ts';
import { shortestBeginning, tokenOf, toTsquery } from '../read-query.ts';
import {
  asksBulk,
  asksPure,
  isForm,
  isNamed,
  isSmallPart,
  isTool,
  isUnsoldType,
  tools,
} from './classify-words.ts';
import type { PackChoice } from '../pack-choice.ts';
import { searchEntries } from './tables.ts';

export type TextMatch = {
  phrases: Phrase[];
  where: SQL;
  first?: SQL;
  /** The wish is without these. Goods that are named after one of them come last. */
  leftOut?: readonly Phrase[];
  /** Among goods that match alike these come first. */
  pack?: PackChoice | null;
};

/** Matches products by name, other name, product type or concern. */
export function matchByName(phrases: Phrase[]): TextMatch {
  const all = needed(phrases).map(asTyped).join(' & ');
  return { phrases, where: sql`${searchEntries.vector} @@ ${all}::tsquery` };
}

function namedBy(phrases: Phrase[]): SQL {
  return sql`${searchEntries.nameVector} @@ ${phrases.map(asTyped).join(' & ')}::tsquery`;
}

/** Tells of a product whether it is named after one of the phrases. */
export function isNamedAfter(phrases: readonly Phrase[]): SQL {
  const query = phrases.map((phrase) => toTsquery(phrase)).join(' | ');
  return sql`${searchEntries.nameVector} @@ ${query}::tsquery`;
}

export function matchByIngredient(phrases: Phrase[]): TextMatch {
  return { phrases, where: sql.join(needed(phrases).map(hasPhrase), sql` and `) };
}

/** Matches products with every named herb, whatever else the text names. */
export function withItsHerbs(phrases: Phrase[]): TextMatch | null {
  const herbs = herbsOf(phrases);
  if (herbs.length === 0) return null;
  const goods = matchByIngredient(herbs).where;
  const ofUse = usesOf(phrases);
  return { phrases, where: ofUse ? sql`(${goods} and ${ofUse})` : goods };
}

/** Matches goods that are such a part of a plant: named after it, or dry goods of a herb whose part is no seed. */
export function matchRaw(phrases: Phrase[], parts: Phrase[]): TextMatch {
  const herbs = phrases.filter((phrase) => !parts.includes(phrase) && isNamed(phrase));
  const isSeed = parts.some(({ words }) => words.some(({ plain }) => seeds.has(plain)));
  const whole = namedBy([...herbs, ...parts]);
  const dry = sql`${namedBy(herbs)} and ${hasForm(['powder', 'tea'])}`;
  return {
    phrases,
    where: isSeed ? sql`(${whole} and not ${hasForm(['oil'])})` : sql`((${whole}) or (${dry}))`,
  };
}

const seeds = plainsOf('seed, seeds, beej, beejon, bij, biya, dana, dane, बीज, बीजों, दाना, दाने, બીજ, বীজ');

/** Forms that are eaten or drunk, and forms for the skin and the hair. Oils and powders may be both. */
const eaten = 'capsule tablet gummies juice drops tea kadha jam murabba latte'.split(' ');
const applied =
  'soap shampoo conditioner cream gel serum face-wash face-pack mask scrub butter mist lip-balm kajal'.split(
    ' ',
  );
/** A powder or oil is no tool. */
const isNoTool = sql`not ${searchEntries.nameVector} @@ ${tokensOf(tools)}::tsquery`;

export type Part = { wanted: TextMatch; served: Phrase[] };

/**
 * Returns what meets a part of the phrases: products with every herb in their name, in a form of the same use, or else with any
 * of the needs. A herb itself, as in `neem powder`, is met by goods named after it alone. `hasRest`: the text has more words. A
 * form alone serves only a text that names nothing else.
 */
export function partialMatches(phrases: Phrase[], { hasRest }: { hasRest: boolean }): Part[] {
  const known = needed(phrases).filter((phrase) => phrase.concepts.length > 0 || isNamed(phrase));
  const herbs = known.filter(isNamed);
  const ofUse = usesOf(known);
  const isBulk = asksBulk(phrases);
  const part = (served: Phrase[], goods: SQL): Part => ({
    served,
    wanted: { phrases: isBulk ? phrases : known, where: ofUse ? sql`(${goods} and ${ofUse})` : goods },
  });
  if (known.length === 0 || known.some(({ concepts }) => concepts.some(isUnsoldType))) return [];
  if (asksForBaby(known)) return [];
  const told = known.filter((phrase) => !isAudience(phrase));
  const needs = told.filter(({ concepts }) => concepts.some(isNeed));
  if (herbs.length > 0) {
    const alone = herbs.length > 1 ? [] : [part(herbs, sql`${namedBy(herbs)} and ${herbsInName} < 2`)];
    if (isBulk) return alone;
    if (asksPure(known)) {
      const oils = known.filter(isOil);
      const cooked = sql`${matchByIngredient(known).where} and ${namedBy(oils)}`;
      return oils.length > 0 ? [...alone, part(known, cooked)] : alone;
    }
    const isWhole = herbs.length === known.length && !hasRest;
    const parts = isWhole ? [] : [...alone, part(herbs, matchByName(herbs).where)];
    if (herbs.length > 1) parts.push(...herbs.map((herb) => part([herb], matchByName([herb]).where)));
    return parts;
  }
  const ofBody = told.filter(isSmallPart);
  const ofTool = told.filter(({ concepts }) => concepts.some(isTool));
  const served = [ofBody, ofTool, needs, told, known].find((phrases) => phrases.length > 0)!;
  return [part(served, anyOf(served))];
}

const audiences = new Set(['mens-wellness', 'womens-wellness', 'baby-care']);

/** Returns whether a phrase says only for whom goods are: `for men` alone does not serve `face wash for men`. */
function isAudience({ concepts }: Phrase): boolean {
  return concepts.length > 0 && concepts.every(({ id }) => audiences.has(id));
}

/** A form that is not made for babies: soap and cream of the others are no goods for them. */
export function asksForBaby(phrases: Phrase[]): boolean {
  const concepts = phrases.flatMap((phrase) => phrase.concepts);
  return concepts.some(isBaby) && concepts.some(({ id }) => applied.includes(id));
}

export function isBaby({ id }: Concept): boolean {
  return id === baby;
}

/** An oil holds the herbs that it was cooked with; other forms are their herb. */
function isOil({ concepts }: Phrase): boolean {
  return concepts.some(({ id }) => id === 'oil');
}

/** Matches products that may be used as the form of the phrases is: a powder for the skin too, and no tool beside a substance. */
function usesOf(phrases: Phrase[]): SQL | null {
  const ids = new Set(phrases.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const isOf = (use: string[]) => use.some((id) => ids.has(id));
  const isForms = phrases.some(({ concepts }) => concepts.some(isForm));
  if (!isForms || isOf(tools)) return null;
  if (isOf(eaten)) return sql`(${hasForm([...eaten, 'powder'])} and not ${hasForm(applied)})`;
  return isOf(applied) ? sql`((${hasForm(applied)} or not ${hasForm(eaten)}) and ${isNoTool})` : isNoTool;
}

function hasForm(ids: string[]): SQL {
  return sql`${searchEntries.vector} @@ ${tokensOf(ids)}::tsquery`;
}

function tokensOf(ids: string[]): string {
  return ids.map((id) => tokenOf({ kind: 'thing', id })).join(' | ');
}

export function followedBy(called: TextMatch, other: TextMatch): TextMatch {
  return { ...unionOf(called, other), first: called.where };
}

export function unionOf(one: TextMatch, other: TextMatch): TextMatch {
  return { phrases: one.phrases, where: sql`(${one.where} or ${other.where})` };
}

/** Ranks a product for a phrase: exact name, beginning of a name, other name, and so on down. A herb weighs more. */
export function matchOf(phrase: Phrase): SQL {
  const exact = toTsquery(phrase);
  const begun = asTyped(phrase);
  if (phrase.size) return sql`(${searchEntries.vector} @@ ${exact}::tsquery)::int`;
  return sql`(${phrase.concepts.some(isHerb) ? 3 : 2}::int * case
    when ${searchEntries.nameVector} @@ ${exact}::tsquery then 4
    when ${searchEntries.nameVector} @@ ${begun}::tsquery then 3
    when ${searchEntries.vector} @@ ${exact}::tsquery then 2
    when ${searchEntries.vector} @@ ${begun}::tsquery then 1
    else 0 end${hasAllWords(phrase)})`;
}

/** All words of a form put a product in front of others of the form: `shampoo bar`, `night cream`. */
function hasAllWords({ concepts, words }: Phrase): SQL {
  if (words.length < 2 || !concepts.some(isForm)) return sql``;
  const written = words.map(({ plain }) => `'${plain}'`).join(' & ');
  return sql` + (${searchEntries.nameVector} @@ ${written}::tsquery)::int`;
}

/** Counts the herbs in a product's name: the pure thing comes before a blend. */
export const herbsInName: SQL = sql`length(replace(${searchEntries.nameVector}::text, 'c0herb', 'c0herb+')) - length(${searchEntries.nameVector}::text)`;

/** A set of several goods is not the nearest to one thing. */
export const isNoCombo: SQL = sql`not ${hasForm(['combo'])}`;

const baby = 'baby-care';
export const isForBabies: SQL = sql`${searchEntries.nameVector} @@ ${tokenOf({ kind: 'concern', id: baby })}::tsquery`;

/** Returns whether a text names needs alone, and none of a baby: goods for babies are not its first. */
export function isOfNeeds(phrases: Phrase[]): boolean {
  const concepts = phrases.flatMap((phrase) => phrase.concepts);
  return concepts.length > 0 && concepts.every((concept) => isNeed(concept) && !isBaby(concept));
}

/** A pack size only ranks results, unless it is the whole text. */
export function needed(phrases: Phrase[]): Phrase[] {
  const telling = phrases.filter(({ size }) => !size);
  return telling.length > 0 ? telling : phrases;
}

function herbsOf(phrases: Phrase[]): Phrase[] {
  return phrases.filter(({ concepts }) => concepts.some(isHerb));
}

export function anyOf(phrases: Phrase[]): SQL {
  return sql`(${sql.join(phrases.map(hasPhrase), sql` or `)})`;
}

/** A form is of the goods themselves: what holds soapnut is no soap. */
function hasPhrase(phrase: Phrase): SQL {
  const query = asTyped(phrase);
  const called = sql`${searchEntries.vector} @@ ${query}::tsquery`;
  return phrase.concepts.length > 0 && phrase.concepts.every(isForm)
    ? called
    : sql`(${called} or ${searchEntries.containedVector} @@ ${query}::tsquery)`;
}

/** A phrase without a meaning may be the beginning of a word. */
function asTyped(phrase: Phrase): string {
  const unfinished = phrase.concepts.length === 0 && !phrase.size;
  return toTsquery(phrase, { beginning: unfinished ? shortestBeginning.typed : undefined });
}
