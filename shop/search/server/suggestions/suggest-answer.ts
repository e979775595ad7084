import type { Db } from '#platform/server/db.ts';
import type { GroupedSuggestions } from '../../contract.ts';
import { concerns } from '../../dictionary/concerns.ts';
import { isUnsold } from '../../dictionary/concept.ts';
import { type Phrase } from '../../dictionary/find-concepts.ts';
import { herbs } from '../../dictionary/herbs.ts';
import { productTypes } from '../../dictionary/product-types.ts';
import { wordsOf } from '../../dictionary/words.ts';
import { readOriginWords } from '../../origin-words.ts';
import { readPriceWords } from '../../price-words.ts';
import { readQuery } from '../../read-query.ts';
import { commonWord } from '../../words/common-words.ts';
import { isIllness, type KnownPhrase } from '../classify-words.ts';
import { asksDelivery, findHelp } from '../help/find-help.ts';
import { answerFor } from '../help/in-hindi.ts';
import type { OwnAnswer } from '../help/own-answers.ts';
import { decide } from '../reading-strategies.ts';
import { findFirst, isEmptyShop } from '../search-products.ts';
import { sentencesFor } from '../../sentences.ts';
import { readIllness, refusalOf } from '../read-intent.ts';

/** A shorter text is still being typed. */
const shortest = 4;
const doctorPath = '/learn-ayurveda/herbs/when-not-to';

const nameWords = new Set(
  [herbs, concerns, productTypes]
    .flatMap((lists) => Object.values(lists))
    .flatMap((names) => wordsOf(names).map(({ plain }) => plain)),
);

type Answer = NonNullable<GroupedSuggestions['answer']>;
type AnswerParams = {
  begins: boolean;
  isEmpty: boolean;
  answers: readonly OwnAnswer[];
  within: string | null;
};

/**
 * Returns the answer of the search box to a text that asks no goods of the shop: a question, an illness, goods that are not sold, or
 * words that nobody knows. `begins`: a suggested name begins like the text; `isEmpty`: nothing is suggested. With `isAlone` the box shows only
 * the answer. Most texts ask the database nothing.
 */
export async function suggestAnswer(
  db: Db,
  typed: string,
  { begins, isEmpty, answers, within }: AnswerParams,
): Promise<(Answer & { isAlone: boolean }) | null> {
  const { text } = readOriginWords(readPriceWords(typed).text);
  if (text === '') return null;
  const phrases = readQuery(text).map((phrase) => Object.assign(phrase, { kind: kindInBox(phrase) }));
  const doctor = readIllness(text, phrases);
  const help = findHelp(text, phrases, answers);
  if (help && !doctor) {
    const isAlone = asksDelivery(text, phrases);
    return { text: answerFor(text, help, within), path: help.path, isAlone };
  }
  const mayRefuse = phrases.some(
    ({ kind, concepts, words }) =>
      kind === 'unsold' || (concepts.length === 0 && commonWord(words[0]!.plain, words[0]!.raw)?.isObject),
  );
  const isWhole = mayRefuse || (isEmpty && text.length >= shortest);
  if (!doctor && (begins || !isWhole || beginsName(phrases.at(-1)?.words.at(-1)?.plain ?? ''))) return null;
  const decision = await decide(db, text);
  const refusal = refusalOf(text, decision);
  if (!refusal || (await findFirst(db, decision))) return null;
  if (!decision.doctor && (await isEmptyShop(db)))
    return { text: sentencesFor(text).nothingYet, path: null, isAlone: false };
  return decision.doctor
    ? { text: refusal, path: doctorPath, isAlone: true }
    : { text: refusal, path: null, isAlone: false };
}

function kindInBox({ concepts }: Phrase): KnownPhrase['kind'] {
  if (concepts.some(isIllness)) return 'illness';
  return concepts.some(isUnsold) ? 'unsold' : 'shop';
}

/** Returns whether a word begins a longer word of a herb, a need or a form: `cap` begins capsule. */
function beginsName(word: string): boolean {
  return [...nameWords].some((one) => one.length > word.length && one.startsWith(word));
}
