import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWordLists } from './word-lists.ts';

const lists = globSync('shop/**/*.txt').filter((path) => !/licences|-texts\.txt$/.test(path));

it('reads each list of words', () => {
  expect(lists.length).toBeGreaterThan(20);
  for (const path of lists) {
    const words = Object.values(readWordLists(path)).flatMap((list) => list.split(/[,;] /));
    expect([path, words.filter((word) => word.trim() === '' || /^\/\/|\t/.test(word))]).toEqual([path, []]);
  }
});

it('joins the entries of a list with commas and its groups with semicolons', () => {
  expect(readWordLists('shop/search/dictionary/unsold/herbs.txt')['witch-hazel']).toMatch(
    /^witch hazel; calendula; /,
  );
});
