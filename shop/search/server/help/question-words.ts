import { readWordLists } from '#platform/server/word-lists.ts';

const lists = readWordLists('shop/search/server/help/question-words.txt');

/** Words of any question. */
export const wordsOfQuestions = lists.wordsOfQuestions!;

/** Words of speech to the shop itself. */
export const wordsToShop = lists.wordsToShop!;

/** Words of one meaning. A group of a topic names such a set as `<parcel>`: any of its words represents it. */
export const wordSets = readWordLists('shop/search/server/help/word-sets.txt');

/**
 * Groups of words of each topic, by its id. A group is a question when all its words stand in it, in any order and spelling.
 * `<parcel>` is any word of that set.
 */
export const topicWords = readWordLists('shop/search/server/help/help-topics.txt');
