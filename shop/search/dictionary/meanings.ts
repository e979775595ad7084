import { lazily } from '#platform/text/lazily.ts';
import { medicines } from '#shop/conditions/list/medicines.ts';
import { normalize, soundOf } from '../normalize.ts';
import { type Concept, isHerb, isOffered, isUnsold, type Names, namesIn, listedIn } from './concept.ts';
import { concerns } from './concerns.ts';
import { herbs } from './herbs.ts';
import { illnesses } from './illnesses.ts';
import { pairNames } from './pairs.ts';
import { regionalConcerns, regionalHerbs, regionalTypes } from './regional.ts';
import { productTypes } from './product-types.ts';
import { unsoldBrands } from './unsold/brands.ts';
import { unsoldHerbs } from './unsold/herbs.ts';
import { unsoldTypes } from './unsold/goods.ts';
import { keepWhole, rawWords, type Word, wordsOf } from './words.ts';

/** A map and sets would take four times the memory, since most names have one meaning and one spelling. */
type Spelled = { concept: Concept; spellings: string[] };
export type Meaning = { name: string; spelled: Spelled[] };

const dictionaries = [
  ['herb', herbs],
  ['concern', concerns],
  ['thing', productTypes],
  ['condition', illnesses],
  ['medicine', medicines],
  ['unsold', unsoldTypes],
  ['unsold', unsoldHerbs],
  ['unsold', unsoldBrands],
] as const;
keepWhole(() => namesIn([illnesses, medicines, unsoldTypes, unsoldHerbs, unsoldBrands]));

type Meanings = Map<string, Meaning>;

/** The dictionaries as the search reads them. */
export const dictionary = lazily(() => {
  const meanings: Meanings = new Map();
  const learn = learner(meanings);
  for (const [kind, names] of dictionaries) learn(kind, names);
  const knownNames = listNames(meanings);
  for (const { kind, id, names: list } of pairNames()) learn(kind, { [id]: list });
  learn('herb', regionalHerbs);
  learn('concern', regionalConcerns);
  learn('thing', regionalTypes);

  const keys = [...meanings.keys()].toSorted();
  const terms = [...meanings.values()]
    .flatMap(({ spelled }) => spelled.filter(({ concept }) => isOffered(concept)))
    .flatMap(({ concept, spellings }) => spellings.map((one) => ({ concept, one })));
  const termsWritten = Map.groupBy(terms, ({ one }) => one);
  return {
    meanings,
    knownNames,
    keys,
    alike: Map.groupBy(keys, bonesOf),
    termsWritten,
    written: [...termsWritten.keys()].toSorted(),
    // The dictionary lists frequent concepts first.
    rank: new Map([...new Set(terms.map(({ concept }) => concept))].map((concept, at) => [concept, at])),
  };
});

/** Returns the listed names. Typos are compared with them only, not with every pair of words. */
export function knownNames() {
  return dictionary().knownNames;
}

function listNames(meanings: Meanings) {
  return [...meanings.values()].map(({ name, spelled }) => {
    const plain = plainOf(wordsOf(name));
    const meant = spelled.map(({ concept }) => concept);
    return {
      name,
      plain,
      sound: soundOf(plain),
      isHerb: meant.every(isHerb),
      isGoods: meant.every(({ kind }) => kind === 'herb' || kind === 'thing'),
      isUnsold: meant.every(isUnsold),
    };
  });
}

/** Returns what adds names of a kind to the meanings. */
function learner(meanings: Meanings): (kind: Concept['kind'], names: Names) => void {
  const concepts = new Map<string, Concept>();
  const listedAlone = new Set(
    namesIn(dictionaries.map(([, names]) => names))
      .filter((name) => rawWords(name).length === 1)
      .map((name) => plainOf(wordsOf(name))),
  );
  return (kind, names) => {
    for (const { id, names: called } of listedIn(names)) {
      const concept = concepts.get(`${kind} ${id}`) ?? { id, kind };
      concepts.set(`${kind} ${id}`, concept);
      for (const name of called) {
        const words = wordsOf(name);
        const isSafe = ['herb', 'concern', 'thing'].includes(kind) && !listedAlone.has(plainOf(words));
        if (!isSafe && isOnlyBesideStops(name, words)) continue;
        for (const key of keysOf(words))
          addMeaning(meanings, key, { name, one: { concept, spellings: [plainOf(words)] } });
      }
    }
  };
}

function addMeaning(meanings: Meanings, key: string, { name, one }: { name: string; one: Spelled }): void {
  const spelled = meanings.get(key)?.spelled;
  const known = spelled?.find(({ concept }) => concept === one.concept)?.spellings;
  if (!spelled) meanings.set(key, { name, spelled: [one] });
  else if (known) known.push(...one.spellings.filter((spelling) => !known.includes(spelling)));
  else spelled.push(one);
}

/** Without its stop words `pet kam karna` is only the belly, and no illness, and `eye care` the eye alone. */
function isOnlyBesideStops(name: string, words: Word[]): boolean {
  return words.length === 1 && rawWords(name).length > 1;
}

/** Finds words written together and apart: `gulabjal` is `gulab jal`. */
export function keysOf(words: Word[]): string[] {
  const apart = words.map(({ normalized }) => normalized).join('');
  return [...new Set([normalize(plainOf(words)), apart])];
}

export function plainOf(words: Word[]): string {
  return words.map(({ plain }) => plain).join('');
}

export function bonesOf(key: string): string {
  return key.slice(0, 1) + key.slice(1).replaceAll(/[aeiou]/g, '');
}
