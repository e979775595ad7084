import { expect, it } from 'vitest';
import { findArticles } from './find-articles.ts';

const articles = [
  { title: 'Oiling before a bath', words: 'Oiling before a bath Routine Ten minutes for skin and hair.' },
  { title: 'Hair health', words: 'Hair health Hair Oil, comb and patience.' },
  { title: 'Ashwagandha', words: 'Ashwagandha Herbs A root of dry ground.' },
  ...Array.from({ length: 4 }, (_, at) => ({ title: `Tea ${at}`, words: `Tea ${at} Tulsi tea.` })),
].map(({ title, words }) => ({ title, words, path: `/blog/${title}` }));

it.each([
  ['hair', ['Hair health', 'Oiling before a bath']],
  ['hair oil', ['Hair health']],
  ['अश्वगंधा', ['Ashwagandha']],
  ['tulsi tea', ['Tea 0', 'Tea 1', 'Tea 2']],
  ['the', []],
  ['hair saffron', []],
])('“%s” finds the articles whose cards hold all its words', (text, titles) => {
  expect(findArticles(text, articles).map(({ title }) => title)).toEqual(titles);
});
