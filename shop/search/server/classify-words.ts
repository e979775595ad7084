import { plainsOf, rawWords } from '../dictionary/words.ts';
import type { Db } from '#platform/server/db.ts';
import { type Concept, listOf } from '../dictionary/concept.ts';
import { isHerb, isNeed, isUnsold } from '../dictionary/concept.ts';
import { calledAlone, type Phrase } from '../dictionary/find-concepts.ts';
import { unsoldHerbs } from '../dictionary/unsold/herbs.ts';
import { sizeOf } from '../pack-size.ts';
import { tokenOf } from '../read-query.ts';
import { commonWord, frequentStems } from '../words/common-words.ts';
import { audienceWords, qualityWords, rawParts, seasonWords } from '../words/speech.ts';
import { type Carried, readShopTerms } from './shop-terms.ts';

/**
 * The kind of a phrase; the first that fits counts. `shop`: a product carries it. `illness`: a doctor's matter. `unsold`: known in
 * the field and not sold. `thing`: a common word for a thing. `common`: another common word. `unknown`: the rest. `speech`: an unknown word of
 * a sentence that describes no goods.
 */
export type Kind = 'shop' | 'illness' | 'unsold' | 'thing' | 'common' | 'unknown' | 'speech';

/** `isHead`: a word that else says little is the thing that is wished, as the mould of `soap mould`. */
export type KnownPhrase = Phrase & { kind: Kind; isHead?: true };

/** Returns phrases with the kinds that each has by itself. They may come from several texts. */
export async function kindsOf(db: Db, phrases: Phrase[]): Promise<KnownPhrase[]> {
  const terms = await readShopTerms(db, phrases.flatMap(termsOf));
  return phrases.map((phrase, at) => {
    const hasForm = phrases.some((other, place) => place !== at && other.concepts.some(isForm));
    return { ...phrase, kind: kindOf(phrase, terms, hasForm) };
  });
}

function kindOf(phrase: Phrase, terms: Map<string, Carried>, hasForm: boolean): Kind {
  const { concepts, words, size } = phrase;
  const common = concepts.length === 0 ? commonWord(words[0]!.plain, words[0]!.raw) : null;
  const isLoose = common?.isRare === false || concepts.some(isUnsoldType);
  if (size || isCarried(phrase, terms, isLoose && !hasForm)) return 'shop';
  if (concepts.some(isIllness)) return 'illness';
  if (concepts.some((concept) => listOf(concept) === 'shapes')) return 'thing';
  if (concepts.some((concept) => isHerb(concept) || isUnsold(concept))) return 'unsold';
  if (concepts.length > 0) return 'shop';
  if (!common) return 'unknown';
  return common.isObject ? 'thing' : 'common';
}

/**
 * A product carries a herb or need by its token, and other words as they are written. No product carries an illness. An ingredient that
 * is also a thing, as `plant` of `plant glycerine`, counts only beside a form (`isNamed` is false), and many words of unsold goods
 * only as a name.
 */
function isCarried(
  { concepts, words, size }: Phrase,
  terms: Map<string, Carried>,
  isNamed: boolean,
): boolean {
  if (concepts.some(isIllness)) return false;
  const isShort = concepts.length === 0 && words[0]!.plain.length < shortestBegun;
  return termsOf({ concepts, words, size }).some((term) => {
    const carried = terms.get(term);
    if (!carried) return false;
    const isOwn = concepts[0] !== undefined && term === tokenOf(concepts[0]);
    const isUnsoldName = isNamed && !isOwn && (words.length > 1 || concepts.some(isUnsoldType));
    if (isShort || isUnsoldName) return carried.inName;
    return carried.inWords || (carried.inIngredients && !isNamed);
  });
}

/** Returns whether a concept is a herb or classical medicine that the shop may not sell whole. */
function isUnsoldHerb(concept: Concept): boolean {
  return concept.kind === 'unsold' && Object.hasOwn(unsoldHerbs, listOf(concept));
}

export function isUnsoldType(concept: Concept): boolean {
  return isUnsold(concept) && !isUnsoldHerb(concept);
}

/** No product carries `le` or `vo`, and `lic` begins the name of none. */
const shortestCarried = 3;
const shortestBegun = 4;

function termsOf({ concepts, words, size }: Phrase): string[] {
  if (size) return [];
  const known = concepts.filter((concept) => !isUnsold(concept) && !isIllness(concept));
  if (known.length > 0) return known.map(tokenOf);
  const plain = words.map((word) => word.plain).join(' & ');
  const [word] = words;
  // `khus khus` is poppy seed, and products carry `khus`.
  if (words.length > 1 && words.every((other) => other.plain === word!.plain)) return [];
  // Under its other names too: `daadhi ka tel` where a product is called `Beard Oil`.
  if (words.length > 1 || concepts.length > 0) return [plain, ...concepts.filter(isUnsold).map(tokenOf)];
  const { plain: one, raw } = word!;
  if (one.length < shortestCarried) return [];
  const stems = frequentStems(one, raw);
  if (stems) return [...stems, `${one}s`];
  if (commonWord(one, raw)) return [one, `'${one}':*`];
  return word!.normalized.length < shortestCarried ? [plain] : [`'${one}':*`, word!.normalized];
}

export function isIllness({ kind }: { kind: string }): boolean {
  return kind === 'condition' || kind === 'medicine';
}

const ranking = new Set([seasonWords, qualityWords, audienceWords].join(', ').split(', '));

/** Returns whether a phrase says what goods are wished: an ingredient, a form, a need. A season, a quality or an audience says it only alone. */
export function namesGoods(phrase: Phrase): boolean {
  if (phrase.words.every(({ plain }) => ranking.has(plain))) return false;
  return isNamed(phrase) || phrase.concepts.some((concept) => isNeed(concept) || isForm(concept));
}

/** Returns whether a phrase names a herb, or another ingredient by a word that is no common one. */
export function isNamed({ concepts, words, size }: Phrase): boolean {
  if (concepts.length > 0) return concepts.some(isHerb) || concepts.every(isUnsold);
  return !size && commonWord(words[0]!.plain, words[0]!.raw) === null;
}

/** Endings of classical medicines: `kasisadi`, `balarishta`, `lauha bhasma`. The dictionary knows those that are sold. */
const classical = /^.{3,}(?:adi|adya|arishta?m?|arisht|asavam?|bhasma?m?|parpati|lauha?|mandura?|ghritam?)$/;

/** Returns whether an unknown word is built like the name of a classical medicine. */
export function isClassical(plain: string): boolean {
  return classical.test(plain);
}

const classicalForms = new Set('ghrita ghritam ghrit ghritham guggulu guggul'.split(' '));

/** Returns whether a phrase is the last word of a classical medicine, as in `panchatikta ghrita`, and no herb of its own. */
export function isClassicalForm({ words }: Phrase): boolean {
  return words.every(({ plain }) => classicalForms.has(plain));
}

const pureForms = new Set(
  'powder oil juice capsule tablet drops resin essential-oil cold-pressed'.split(' '),
);

/** Returns whether a text asks for one herb itself in a form, as `neem powder`: goods that only contain the herb are none. */
export function asksPure(phrases: Phrase[]): boolean {
  const forms = phrases.flatMap(({ concepts, words }) =>
    concepts.some(isHerb) && words.length > 1
      ? words.flatMap(calledAlone).filter(isForm)
      : concepts.filter(isForm),
  );
  return (
    phrases.filter(isNamed).length === 1 && forms.length > 0 && forms.every(({ id }) => pureForms.has(id))
  );
}

export const notForms = new Set(
  'hair face skin body lips eyes foot hand nails head travel sugar-free cold-pressed'.split(' '),
);

/** Goods that are used and not used up. */
export const tools = ['comb', 'kajal'];

/** Returns whether a concept is a tool. It is one by its own name alone, and not by a category such as `Masks & Combs`. */
export function isTool({ kind, id }: { kind: string; id: string }): boolean {
  return kind === 'thing' && tools.includes(id);
}

const smallParts = new Set(['lips', 'eyes', 'foot', 'hand', 'nails']);

/** Returns whether a phrase names a part of the body for which a form is made: a face cream is no `foot cream`. */
export function isSmallPart({ concepts }: Phrase): boolean {
  return concepts.some(({ kind, id }) => kind === 'thing' && smallParts.has(id));
}

/** Returns whether a concept is a form of goods, such as oil, and not a part of the body. */
export function isForm({ kind, id }: { kind: string; id: string }): boolean {
  return kind === 'thing' && !notForms.has(id);
}

/** Returns whether a concept is the need of a gift. */
export function isGifting({ kind, id }: Concept): boolean {
  return kind === 'concern' && id === 'gifting';
}

/** Packets of goods that contain an ingredient are smaller. */
const bulk = 400;

const freshWords = new Set(
  'fresh taza taaza taazi taji taja plant plants paudha paudhe podha sapling seedling roasted bhuna bhuni'.split(
    ' ',
  ),
);

const growingWords = new Set(
  'sow sowing planting plantation grow growing gardening garden farming kheti bona bone boni ugana ugane lagane बोना बोने उगाना उगाने लगाने खेती'.split(
    ' ',
  ),
);
const seedWords = new Set(
  'seed seeds beej beejon bij biya plant plants paudha paudhe बीज पौधा पौधे'.split(' '),
);

/** Returns whether a text asks for a plant or its seeds to grow: `tulsi seeds for planting`. */
export function asksToGrow(text: string): boolean {
  const words = rawWords(text);
  return words.some((word) => seedWords.has(word)) && words.some((word) => growingWords.has(word));
}

/** Returns whether a text asks for much of one ingredient itself, as `onion 2 kg` does. */
export function asksBulk(phrases: Phrase[]): boolean {
  return isOneIngredient(phrases) && phrases.some(({ size }) => size !== undefined && sizeOf(size) >= bulk);
}

/** Returns whether a text asks for one ingredient as it grows or is cooked, as `fresh amla` and `tulsi plant` do, and no product is called so. */
export function asksFresh(phrases: KnownPhrase[]): boolean {
  return (
    isOneIngredient(phrases) &&
    phrases.some(({ kind, words }) => kind !== 'shop' && words.every(({ plain }) => freshWords.has(plain)))
  );
}

const rawPartWords = plainsOf(rawParts);

/** Returns the words by which a text asks for a part of a plant as it is gathered: `mustard seeds`. None where it names goods. */
export function rawPartsIn(phrases: KnownPhrase[]): KnownPhrase[] {
  const parts = phrases.filter(
    ({ concepts, words }) => concepts.length === 0 && words.every(({ plain }) => rawPartWords.has(plain)),
  );
  return isOneIngredient(phrases) ? parts : [];
}

/** Foods of the kitchen that goods are only made with. */
const staples = new Set('honey milk goat-milk rice potato chickpea raisin cocoa'.split(' '));

/** Returns whether a text asks for a food of the kitchen itself: `shahad`. */
export function asksStaple(phrases: KnownPhrase[]): boolean {
  return (
    isOneIngredient(phrases) && phrases.some(({ concepts }) => concepts.some(({ id }) => staples.has(id)))
  );
}

function isOneIngredient(phrases: Phrase[]): boolean {
  const telling = phrases.filter(({ concepts }) => concepts.length > 0);
  return telling.length === 1 && isNamed(telling[0]!) && !telling[0]!.concepts.some(isForm);
}
