import type { Db } from '#platform/server/db.ts';
import { isHerb, isNeed, isUnsold, type Phrase } from '../dictionary/find-concepts.ts';
import { tokenOf } from '../read-query.ts';
import { commonWord, frequentStems } from '../words/common-words.ts';
import { type Carried, readShopTerms } from './shop-terms.ts';

/**
 * The kind of a phrase; the first that fits counts. `shop`: a product carries it. `illness`: a doctor's matter. `unsold`: known in
 * the field and not sold. `thing`: a common word for a thing. `common`: another common word. `unknown`: the rest.
 */
export type Kind = 'shop' | 'illness' | 'unsold' | 'thing' | 'common' | 'unknown';

export type KnownPhrase = Phrase & { kind: Kind };

/** Returns the phrases with their kinds. */
export async function classifyWords(db: Db, phrases: Phrase[]): Promise<KnownPhrase[]> {
  const terms = await readShopTerms(db, phrases.flatMap(termsOf));
  return phrases.map((phrase) => ({ ...phrase, kind: kindOf(phrase, terms) }));
}

function kindOf(phrase: Phrase, terms: Map<string, Carried>): Kind {
  if (phrase.size || isCarried(phrase, terms)) return 'shop';
  const { concepts, words } = phrase;
  if (concepts.some(isIllness)) return 'illness';
  if (concepts.some((concept) => isHerb(concept) || isUnsold(concept))) return 'unsold';
  if (concepts.length > 0) return 'shop';
  const common = commonWord(words[0]!.plain, words[0]!.raw);
  if (!common) return 'unknown';
  return common.isObject && !words[0]!.isRecipient ? 'thing' : 'common';
}

/** A product carries a herb or need by its token, and other words as they are written. No product carries an illness. */
function isCarried(phrase: Phrase, terms: Map<string, Carried>): boolean {
  if (phrase.concepts.some(isIllness)) return false;
  const isNamed = phrase.words.length > 1 && phrase.concepts.some(isUnsold);
  return termsOf(phrase).some((term) => {
    const carried = terms.get(term);
    if (!carried) return false;
    if (isNamed) return carried.inName;
    return carried.inWords || carried.inIngredients;
  });
}

function termsOf({ concepts, words, size }: Phrase): string[] {
  if (size) return [];
  const known = concepts.filter((concept) => !isUnsold(concept) && !isIllness(concept));
  if (known.length > 0) return known.map(tokenOf);
  const plain = words.map((word) => word.plain).join(' & ');
  const [word] = words;
  if (words.length > 1 || concepts.length > 0) return [plain];
  const { plain: one, raw } = word!;
  const stems = frequentStems(one, raw);
  if (stems) return [...stems, `${one}s`];
  if (commonWord(one, raw)) return [one, `'${one}':*`];
  return word!.normalized.length < 3 ? [plain] : [`'${one}':*`, word!.normalized];
}

export function isIllness({ kind }: { kind: string }): boolean {
  return kind === 'condition' || kind === 'medicine';
}

const seasons = new Set(
  'summer winter monsoon rainy garmi garmiyon garmiyo sardiyon thand thanda thandi thande barish baarish barsaat barsat mausam'.split(
    ' ',
  ),
);

/** Returns whether a phrase alone says what goods are wished: a herb, a form, a need. A season says it only alone. */
export function namesGoods({ concepts, words }: Phrase): boolean {
  if (words.some(({ plain }) => seasons.has(plain))) return false;
  return concepts.some((concept) => isHerb(concept) || isNeed(concept) || isForm(concept));
}

const notForms = new Set('hair face skin body lips eyes foot head travel sugar-free cold-pressed'.split(' '));

/** Returns whether a concept is a form of goods, such as oil, and not a part of the body. */
export function isForm({ kind, id }: { kind: string; id: string }): boolean {
  return kind === 'thing' && !notForms.has(id);
}
