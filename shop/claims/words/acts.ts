import { readWordLists } from '#platform/server/word-lists.ts';
import { wordsOf } from '#shop/conditions/law/condition.ts';

const lists = readWordLists('shop/claims/words/acts.txt');

/** Acts that an advertisement says of a condition. Strong ones end or prevent it. */
export const strongActs = wordsOf(lists, 'strongActs');

export const mildActs = wordsOf(lists, 'mildActs');

/** Words that join a product to a condition and say nothing beside another word. */
export const links = wordsOf(lists, 'links');

/** Words that take an act back when they stand before it in English, and behind it in the languages of India. */
export const negations = wordsOf(lists, 'negations');

export const emphaticNegations = wordsOf(lists, 'emphaticNegations');
