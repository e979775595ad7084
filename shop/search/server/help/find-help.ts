import { readPart } from '../../contract.ts';
import { rawWords, toWords } from '../../dictionary/words.ts';
import { type KnownPhrase, namesGoods } from '../classify-words.ts';
import { type HelpTopic, helpTopics } from './help-topics.ts';

/** A shorter normalized word is many words: नियम is neem. */
const shortest = 3;
const shortestBeginning = 5;

/** A group of words that all stand in a question. */
type Group = { topic: HelpTopic; words: string[]; named: number };

/** Words of questions; in a text with goods, one other word of a topic is no question. */
const questionWords = new Set(
  wordsIn(
    `how what when where why who which can do does is are kya kab kahan kaha kaise kitne kitna kyun kyon nahi kaun koi my mera meri mere kare
    karna karni karun hai क्या कब कहाँ कहां कैसे कितने क्यों नहीं कौन कोई मेरा मेरी करना करनी है din days day me mein tak aa aata aaya mil
    milega jayega hota hoga ho sakte sakta not working problem the to in on for with se ko ke ka ki par pe से में पर का की के मिल दिन i it le lena लेना ले`,
  ),
);

const groups: Group[] = helpTopics.flatMap((topic) =>
  topic.words
    .split(',')
    .map((list) => {
      const words = wordsIn(list);
      return { topic, words, named: words.filter((word) => !questionWords.has(word)).length };
    })
    .filter(({ words }) => words.length > 0),
);

/**
 * Returns the topic of a question about the shop, or null. The topic with the most matching words wins. A text that names goods
 * is a question only with a word of questions or with two words of the topic.
 */
export function findHelp(text: string, phrases: KnownPhrase[]): HelpTopic | null {
  const typed = wordsIn(readPart(text));
  const words = new Set(typed.flatMap(beginningsOf));
  let best: Group | null = null;
  for (const group of groups)
    if (isBetter(group, best) && group.words.every((word) => words.has(word))) best = group;
  if (!best) return null;
  const hasGoods = phrases.some((phrase) => phrase.kind === 'shop' && namesGoods(phrase));
  const isQuestion = best.words.length > 1 || typed.some((word) => questionWords.has(word));
  return hasGoods && !isQuestion ? null : best.topic;
}

/** A long word also stands for its endings: `badal` for `badalna`. */
function beginningsOf(word: string): string[] {
  const longer = Array.from({ length: Math.max(word.length - shortestBeginning, 0) }, (_, at) => at);
  return [word, ...longer.map((at) => word.slice(0, shortestBeginning + at))];
}

/** Words of questions, `kab`, count less than words that name a topic. */
function isBetter({ words, named }: Group, best: Group | null): boolean {
  if (!best) return true;
  return named === best.named ? words.length > best.words.length : named > best.named;
}

function wordsIn(text: string): string[] {
  return rawWords(text).flatMap((raw) =>
    toWords(raw).map(({ plain, normalized }) => (normalized.length > shortest ? normalized : plain)),
  );
}
