import { expect, it } from 'vitest';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { articlesForSearch } from '#shop/content/reading/cards.ts';
import { defaultContent } from '#shop/content/server/live-content.ts';
import { listedIn } from '../../dictionary/concept.ts';
import { concerns } from '../../dictionary/concerns.ts';
import { conceptsIn } from '../../dictionary/find-concepts.ts';
import { findArticles } from './find-articles.ts';

const articles = [
  { title: 'Oiling before a bath', words: 'Oiling before a bath Routine Ten minutes for skin and hair.' },
  { title: 'Hair health', words: 'Hair health Hair Oil, comb and patience.' },
  { title: 'Ashwagandha', words: 'Ashwagandha Herbs A root of dry ground.' },
  ...Array.from({ length: 4 }, (_, at) => ({ title: `Tea ${at}`, words: `Tea ${at} Tulsi tea.` })),
].map(({ title, words }) => ({ title, words, path: `/blog/${title}` }));

it.each([
  ['hair', ['Hair health', 'Oiling before a bath']],
  ['hair oil', ['Hair health', 'Oiling before a bath']],
  ['अश्वगंधा', ['Ashwagandha']],
  ['asgandh', ['Ashwagandha']],
  ['tulsi tea', ['Tea 0', 'Tea 1', 'Tea 2']],
  ['the', []],
  ['hair saffron', []],
])('“%s” finds the articles whose cards tell of all its words', (text, titles) => {
  expect(findArticles(text, articles).map(({ title }) => title)).toEqual(titles);
});

/** The names by which a search reads each need. */
const needs = listedIn(concerns).map(({ id, names }) => ({
  id,
  names: names.filter((name) => conceptsIn(name).some((concept) => concept.id === id)),
  first: names[0]!,
}));

it.each(needs)('an article about $first is found by each name of it', ({ names, first }) => {
  const told = [{ title: 'An evening', words: `An evening About ${first}.`, path: '/blog/evening' }];
  expect(names.filter((name) => findArticles(name, told).length === 0)).toEqual([]);
});

it.each(needs)('an address alone tells that an article is about $first', ({ names, first }) => {
  const told = [{ title: 'An evening', words: 'An evening', path: `/blog/${first.replaceAll(' ', '-')}` }];
  expect(names.filter((name) => findArticles(name, told).length === 0)).toEqual([]);
});

const ofHair = needs.filter(({ first }) =>
  conceptsIn('hair').some((part) => first.split(' ')[0] === part.id),
);

it.each(ofHair)('an article about hair serves $first where none tells of it', ({ id, names }) => {
  const [, hair] = articles;
  const other = { title: 'Dinner', words: 'Dinner at six', path: '/blog/dinner' };
  const missed = names.filter((name) => findArticles(name, [other, hair!])[0]?.title !== hair!.title);
  expect({ id, missed }).toEqual({ id, missed: [] });
});

it('each name of a need finds what the demo tells about it', async () => {
  const demo = articlesForSearch(await defaultContent({ demo: true, readDemo: readDemoTexts }));
  const missed = needs.flatMap(({ names, first }) =>
    findArticles(first, demo).length === 0
      ? []
      : names.filter((name) => findArticles(name, demo).length === 0),
  );
  expect(missed).toEqual([]);
});
