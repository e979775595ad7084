import { readWordLists } from '#platform/server/word-lists.ts';
import { wordsOf } from '#shop/conditions/law/condition.ts';

const lists = readWordLists('shop/claims/words/safe.txt');

/** Meanings of a craft, a kitchen or a trade. The words that they cover are no claim. */
export const passes = wordsOf(lists, 'passes');

/** A sentence with one of these warns. Its object is no claim, unless an act is said of it. */
export const warnings = wordsOf(lists, 'warnings');

/** A sentence with one of these takes back what it says. */
export const disclaimers = wordsOf(lists, 'disclaimers');

/** What a maker does to soap and clay: it is cured for weeks. */
export const crafts = wordsOf(lists, 'crafts');

/** Parts and stuffs of goods, for which a seller may answer: a lid, a seam, a weight. */
export const materials = wordsOf(lists, 'materials');

/** Beside one of these a guarantee is of an effect, and not of a thing. */
export const outcomes = wordsOf(lists, 'outcomes');

/** A sentence with one of these speaks of makers or gifts. A condition in it says who or what about. */
export const settings = wordsOf(lists, 'settings');

/** Books, toys and other goods of no class, which name a condition and act on none. */
export const objects = wordsOf(lists, 'objects');
