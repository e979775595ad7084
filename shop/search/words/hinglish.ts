import { readWordLists } from '#platform/server/word-lists.ts';

const lists = readWordLists('shop/search/words/hinglish.txt');

/** Romanised Hindi that says nothing about goods: polite words, pronouns, verbs, time, family. */
export const hinglishWords = lists.hinglishWords!;

/** Romanised Hindi for things of every day. */
export const hinglishObjects = lists.hinglishObjects!;
