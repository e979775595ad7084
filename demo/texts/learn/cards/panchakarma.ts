import type { ArticleCard } from '#shop/content/reading/article.ts';

export const articles: ArticleCard[] = [
  {
    slug: 'what-panchakarma-is',
    title: 'What panchakarma is, and is not',
    summary: 'Five procedures of the classical texts, done in a clinic, for some people, at some times.',
    label: 'Introduction',
    image: 'brahma-rasayana-2.webp',
    date: '2026-09-29',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'purva-karma',
    title: 'Purva karma: getting ready',
    summary: 'Oil inside and out, warmth, and simple food. Why the preparation is longer than the treatment.',
    label: 'Before',
    image: 'dhanwantharam-oil-2.webp',
    date: '2026-09-08',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'the-five-actions',
    title: 'The five actions, in plain words',
    summary: 'Vamana, virechana, basti, nasya and their traditional places, without mystery.',
    label: 'The procedures',
    image: 'anu-tailam-2.webp',
    date: '2026-08-18',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'paschat-karma',
    title: 'Paschat karma: the way back',
    summary: 'Thin gruel, then thick, then rice. How the texts return a person to ordinary life.',
    label: 'After',
    image: 'shatavari-churna-2.webp',
    date: '2026-07-12',
    author: 'Dr Leela Menon',
  },
];
