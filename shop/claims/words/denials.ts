import { readWordLists } from '#platform/server/word-lists.ts';
import { wordsOf } from '#shop/conditions/law/condition.ts';

const lists = readWordLists('shop/claims/words/denials.txt');

/** A speaker who says that a claim is not made: `we will never tell you that it cures`. */
export const denials = wordsOf(lists, 'denials');

/** What turns such a sentence to the claim: `we do not say so, our customers do`. */
export const turns = wordsOf(lists, 'turns');
