import { readWordLists } from '#platform/server/word-lists.ts';

/** Medicines and operations that only a doctor gives, by their common names. */
export const medicines = readWordLists('shop/conditions/list/medicines.txt');
