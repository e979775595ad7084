import { readPart } from '../../contract.ts';
import { isNeed } from '../../dictionary/concept.ts';
import { rawWords, toWords } from '../../dictionary/words.ts';
import { isOneTypo } from '../../spelling-distance.ts';
import { commonWord } from '../../words/common-words.ts';
import { type KnownPhrase, namesGoods } from '../classify-words.ts';
import { type HelpTopic, helpTopics } from './help-topics.ts';
import { findOwnAnswer, type OwnAnswer } from './own-answers.ts';
import { topicWords, wordSets, wordsOfQuestions, wordsToShop } from './question-words.ts';

/** A shorter normalized word is many words: नियम is neem. */
const shortest = 3;
const shortestBeginning = 5;
/** A longer text about goods needs two words of a topic to be a question. */
const shortText = 6;
/** The weight of a word of few topics. */
const tellingWeight = 3.4;

/** The words of which all stand in a question, each place with its choices. */
type Group = { topic: HelpTopic; places: string[][][] };
type Match = { topic: HelpTopic; words: string[]; weight: number };

/** Words of questions; in a text with goods, one other word of a topic is no question. */
const questionWords = new Set(wordsIn(wordsOfQuestions));

const sets = new Map(Object.entries(wordSets).map(([name, list]) => [`<${name}>`, choicesIn(list)]));

const groups: Group[] = helpTopics.flatMap((topic) =>
  topicWords[topic.id]!.split(', ')
    .map((list) => list.split(' ').flatMap(placesOf))
    .map((places) => ({ topic, places })),
);

/** Groups by their first word, and under '' those of sets alone. */
const groupsWith = Map.groupBy(groups, ({ places }) => places.find(([, second]) => !second)?.[0]?.[0] ?? '');

/** Long words of the groups, which a slip of one letter may mean, by their first letter. */
const longWords = Map.groupBy(
  new Set(groups.flatMap(({ places }) => places.flat(2)).filter((word) => word.length >= shortestBeginning)),
  ([first]) => first!,
);

/** Words of speech to the shop itself. A question with one of them, and of nothing else, is for a person. */
const shopWords = new Set(wordsIn(wordsToShop));

/** In how many topics a word is: `order` tells less than `gst`. */
const topicsWith = new Map<string, number>();
for (const [, of] of Map.groupBy(groups, ({ topic }) => topic))
  for (const word of new Set(of.flatMap(({ places }) => places.flat(2))))
    topicsWith.set(word, (topicsWith.get(word) ?? 0) + 1);

/**
 * Returns the topic of a question about the shop, or null. An answer of the merchant comes first, then the topic whose matching words
 * tell most. A text that names goods is a question only with a word of questions or with two words of the topic.
 */
export function findHelp(
  text: string,
  phrases: KnownPhrase[],
  own: readonly OwnAnswer[] = [],
): HelpTopic | null {
  const typed = wordsIn(readPart(text));
  const goods = phrases.filter(({ kind }) => kind === 'unsold' || kind === 'shop');
  const written = findOwnAnswer(readPart(text), goods, own);
  if (written) return written;
  const named = new Set(
    goods
      .filter(({ concepts }) => concepts.length > 0)
      .flatMap(rawsOf)
      .flatMap(wordsIn),
  );
  const words = new Set(typed.flatMap((word) => beginningsOf(named.has(word) ? word : meantBy(word))));
  const present = new Map(
    [...sets.values()].map((choices) => [choices, choices.filter((one) => isIn(one, words))]),
  );
  const told = new Set<string>();
  let best: Match | null = null;
  for (const { topic, places } of ['', ...words].flatMap((word) => groupsWith.get(word) ?? [])) {
    const match = matchOf({ topic, places: places.map((choices) => present.get(choices) ?? choices) }, words);
    if (match && match.weight >= tellingWeight)
      for (const word of match.words) if (!questionWords.has(word)) told.add(word);
    if (match && match.weight > (best?.weight ?? 0)) best = match;
  }
  const hasGoods = goods.some((phrase) => phrase.kind === 'unsold' || namesGoods(phrase));
  if (!best) {
    const isForUs =
      typed.some((word) => shopWords.has(word)) && typed.some((word) => questionWords.has(word));
    const isFree = !hasGoods && !phrases.some(({ kind }) => kind === 'thing' || kind === 'illness');
    return isForUs && isFree ? helpTopics.find(({ id }) => id === 'contact')! : null;
  }
  const { words: matched } = best;
  // Goods of several words are no question: an income tax return.
  const others = goods.filter(({ kind, words: its }) => kind === 'unsold' && its.length > 1);
  const inGoods = new Set(others.flatMap(rawsOf).flatMap(wordsIn));
  const telling = matched.filter((word) => !questionWords.has(word)).length;
  if (matched.every((word) => questionWords.has(word) || inGoods.has(word))) return null;
  const namesNeedsOnly = goods.every(({ kind, concepts }) => kind === 'shop' && concepts.every(isNeed));
  const isQuestion =
    typed.length > shortText
      ? telling > 1 || told.size > (namesNeedsOnly ? 0 : 1)
      : matched.length > 1 || typed.some((word) => questionWords.has(word));
  return hasGoods && !isQuestion ? null : best.topic;
}

const aboutDelivery = new Set(['delivery-area', 'delivery-time']);
const places = new Set(sets.get('<place>')!.flat());

/** Returns whether a text only asks about delivery, so that a town in it names no goods: `do you deliver to leh`. */
export function asksDelivery(text: string, phrases: KnownPhrase[]): boolean {
  const topic = findHelp(text, phrases);
  const isPlace = (phrase: KnownPhrase) =>
    rawsOf(phrase)
      .flatMap(wordsIn)
      .every((word) => places.has(word));
  const isGoods = (phrase: KnownPhrase) =>
    phrase.concepts.length > 0 && namesGoods(phrase) && !isPlace(phrase);
  return topic !== null && aboutDelivery.has(topic.id) && !phrases.some(isGoods);
}

/** Each place takes words that no other place took. */
function matchOf({ topic, places }: Group, words: Set<string>): Match | null {
  const taken = new Set<string>();
  for (const choices of places) {
    const choice = choices.find((one) => isIn(one, words) && !one.some((word) => taken.has(word)));
    if (!choice) return null;
    for (const word of choice) taken.add(word);
  }
  const weight = [...taken].reduce((all, word) => all + weightOf(word), 0);
  return { topic, words: [...taken], weight };
}

function isIn(choice: string[], words: Set<string>): boolean {
  return choice.every((word) => words.has(word));
}

function weightOf(word: string): number {
  return questionWords.has(word) ? 0.2 : Math.log2(1 + helpTopics.length / (topicsWith.get(word) ?? 1));
}

/** Returns the word of the groups that a slip of one letter makes of this word, if it is none itself: `adress`. */
function meantBy(word: string): string {
  if (word.length < shortestBeginning || topicsWith.has(word) || commonWord(word)?.isRare === false)
    return word;
  return longWords.get(word[0]!)?.find((known) => isOneTypo(word, known)) ?? word;
}

function rawsOf({ words }: KnownPhrase): string[] {
  return words.map(({ raw }) => raw);
}

/** A long word also represents its endings: `badal` for `badalna`. */
function beginningsOf(word: string): string[] {
  const longer = Array.from({ length: Math.max(word.length - shortestBeginning, 0) }, (_, at) => at);
  return [word, ...longer.map((at) => word.slice(0, shortestBeginning + at))];
}

function placesOf(word: string): string[][][] {
  const set = sets.get(word);
  return set ? [set] : wordsIn(word).map((one) => [[one]]);
}

function choicesIn(list: string): string[][] {
  return list.split(',').map(wordsIn);
}

function wordsIn(text: string): string[] {
  return rawWords(text).flatMap((raw) =>
    toWords(raw).map(({ plain, normalized }) => (normalized.length > shortest ? normalized : plain)),
  );
}
