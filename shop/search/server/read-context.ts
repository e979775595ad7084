import type { Db } from '#platform/server/db.ts';
import type { Concept } from '../dictionary/concept.ts';
import { isHerb, isNeed } from '../dictionary/concept.ts';
import { type Phrase } from '../dictionary/find-concepts.ts';
import { isAsideSign, plainsOf } from '../dictionary/words.ts';
import { isForm, isGifting, kindsOf, type KnownPhrase, namesGoods, notForms } from './classify-words.ts';
import { isPack } from '../pack-choice.ts';
import { namesAsNoun } from '../words/common-words.ts';
import { emptyWords, makingWords, rawParts } from '../words/speech.ts';
import { isSentence, readSentence } from './spoken/read-sentence.ts';

export async function classifyWords(db: Db, phrases: Phrase[], text: string): Promise<KnownPhrase[]> {
  const kinds = withHeads(await kindsOf(db, phrases));
  return isSentence(text) ? readSentence(text, kinds) : asContext(kinds);
}

const [making, empty, parts] = [makingWords, emptyWords, rawParts].map(plainsOf);

/** In `teddy bear gift`, `soap mould` and `empty cream jar` a word that else says little is the thing that is wished. */
function withHeads(phrases: KnownPhrase[]): KnownPhrase[] {
  const plains = phrases.map(({ words }) => words[0]!.plain);
  const isOf = (at: number, is: (concept: Concept) => boolean) => phrases[at]?.concepts.some(is) === true;
  return phrases.map((phrase, at) => {
    const plain = plains[at]!;
    if (phrase.concepts.length > 0 || phrase.size) return phrase;
    const isPart =
      phrase.kind === 'unknown' && parts!.has(plain) && phrases.some((_, of) => isOf(of, isHerb));
    if (isPart) return { ...phrase, kind: 'common' };
    if (isAside(phrase)) return phrase;
    const isGift = phrase.kind === 'common' && namesAsNoun(plain) && isOf(at + 1, isGifting);
    const isMaking = making!.has(plain) && isOf(at - 1, isForm);
    const isEmpty = empty!.has(plain) && plains.some(isPack);
    return isGift || isMaking || isEmpty ? { ...phrase, kind: 'thing', isHead: true } : phrase;
  });
}

/** Makes a thing that only tells about named goods a common word, and so what the goods are to be without. */
function asContext(phrases: KnownPhrase[]): KnownPhrase[] {
  const goods = phrases.filter(
    (phrase) => phrase.kind === 'shop' && isTold(phrase) && (!isAside(phrase) || namesIntent(phrase)),
  );
  if (goods.length === 0) return phrases;
  const has = (is: (concept: Concept) => boolean) => goods.some(({ concepts }) => concepts.some(is));
  const isOtherForm = ({ words }: Phrase, other: KnownPhrase) =>
    words.every(({ isDenied }) => isDenied) &&
    other.concepts.some(isForm) &&
    !other.words.some(({ isDenied, isUnwanted }) => isDenied || isUnwanted);
  const telling = phrases.filter(({ kind }) => kind !== 'common');
  const isFull = has(isForm) && has((concept) => !isForm(concept));
  return phrases.map((phrase) => {
    const isLast = telling.at(-1) === phrase && telling.at(-2) === goods.at(-1);
    const isGoods = phrase.kind === 'thing';
    const isOther = phrase.kind === 'unsold' || isGoods || phrase.concepts.some(isHerb);
    const isContext =
      phrase.words.every(({ isUnwanted }) => isUnwanted) ||
      (phrase.concepts.some(isForm) && phrases.some((other) => isOtherForm(phrase, other))) ||
      (phrase.words.every(({ isRefused }) => isRefused) && !phrase.concepts.some(isNeed)) ||
      (isAside(phrase) && isOther) ||
      (phrase.words.every(({ isTask }) => isTask) &&
        !phrase.concepts.some(isHerb) &&
        phrase.kind !== 'shop') ||
      (isGoods && isFull && !isLast);
    return isContext && !phrase.isHead ? { ...phrase, kind: 'common' } : phrase;
  });
}

/** Returns what the goods are to be without: an ingredient or a form that a text leaves out beside named goods. */
export function leftOut(phrases: readonly KnownPhrase[]): Phrase[] {
  return phrases.filter(({ kind, concepts, words }) => {
    const isHerbLike = concepts.length === 0 || concepts.some(isHerb);
    const isOut = words.some(
      ({ isUnwanted, isDenied, isRefused }) => isUnwanted || (isHerbLike ? isDenied : isRefused),
    );
    return kind === 'common' && isOut && !concepts.some(isNeed);
  });
}

/** Returns whether a phrase names goods, or the part of the body that they are for. */
function isTold(phrase: KnownPhrase): boolean {
  return namesGoods(phrase) || phrase.concepts.some(({ kind, id }) => kind === 'thing' && notForms.has(id));
}

/** `for gas` is the wish itself. */
function namesIntent({ concepts, words }: Phrase): boolean {
  return concepts.some(isNeed) && !words.some(({ isUnwanted }) => isUnwanted);
}

/** Returns whether a phrase tells for whom, in what or unlike what the goods are. The `after` of `after shave` is of the name. */
function isAside({ words }: Phrase): boolean {
  return words.some((word, at) => word.isAside && !isAsideSign(words[at - 1]?.raw));
}
