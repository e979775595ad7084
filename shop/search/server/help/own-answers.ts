import type { Phrase } from '../../dictionary/find-concepts.ts';
import { isStopWord, rawWords, toWords } from '../../dictionary/words.ts';
import type { HelpTopic } from './help-topics.ts';
import { wordSets, wordsOfQuestions, wordsToShop } from './question-words.ts';

/** A question that the merchant has answered, the address of its place, and the first sentence of the answer. */
export type OwnAnswer = { question: string; path: string; sentence: () => string };

/** Of the words that tell what a text asks, this share is in the question. */
const leastShare = 0.5;
const shortestBeginning = 5;

const asking = new Set(rawWords(`${wordsOfQuestions} ${wordsToShop}`));

/** Words of one meaning, as `bhejte` and `deliver`, by the name of their set. */
const meanings = new Map(
  Object.entries(wordSets).flatMap(([name, list]) =>
    list.split(',').flatMap((one) => {
      const [word, second] = rawWords(one);
      return word && !second ? toWords(word).map(({ plain }) => [plain, `<${name}>`] as const) : [];
    }),
  ),
);

/**
 * Returns the merchant's answer whose question has most of the telling words of a text, or null. Words that name goods are no question
 * alone.
 */
export function findOwnAnswer(
  text: string,
  goods: readonly Phrase[],
  answers: readonly OwnAnswer[],
): HelpTopic | null {
  if (answers.length === 0) return null;
  const typed = tellingIn(text);
  const named = new Set(
    goods
      .filter(({ concepts }) => concepts.length > 0)
      .flatMap(({ words }) => words.map(({ plain }) => plain)),
  );
  const asks = rawWords(text).some((raw) => asking.has(raw)) || typed.some((word) => !named.has(word));
  if (!asks) return null;
  let best: { answer: OwnAnswer; shared: number } | null = null;
  for (const answer of answers) {
    const asked = tellingIn(answer.question);
    const shared = typed.filter((word) => asked.some((other) => isSame(word, other))).length;
    const isAnswered = shared >= Math.min(2, asked.length) && shared >= typed.length * leastShare;
    if (isAnswered && shared > (best?.shared ?? 0)) best = { answer, shared };
  }
  if (!best) return null;
  const { path, sentence } = best.answer;
  return { id: 'own', sentence: sentence(), name: 'Questions and answers', path };
}

/** Returns the words of a text that tell what it asks, or all of them when each is frequent. */
function tellingIn(text: string): string[] {
  const raws = rawWords(text).filter((raw) => !asking.has(raw));
  const telling = raws.filter((raw) => !isStopWord(raw));
  return [
    ...new Set(
      (telling.length > 0 ? telling : raws).flatMap((raw) => toWords(raw).map(({ plain }) => plain)),
    ),
  ];
}

function isSame(one: string, other: string): boolean {
  const meaning = meanings.get(one);
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isBegun = short.length >= shortestBeginning && long.startsWith(short);
  return short === long || isBegun || (meaning !== undefined && meaning === meanings.get(other));
}
