import type { ArticleCard } from '#shop/content/reading/article.ts';

export const articles: ArticleCard[] = [
  {
    slug: 'six-seasons',
    title: 'Six seasons in a flat',
    summary: 'Ritucharya for people with a fridge: what to change every two months, and what to leave alone.',
    label: 'Seasons',
    image: 'gulkand-2.webp',
    date: '2026-09-24',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'a-breath-at-the-desk',
    title: 'A breath for the desk',
    summary: 'Three minutes of alternate-nostril breathing between two meetings, with the camera off.',
    label: 'Breath',
    image: 'brahmi-capsules-2.webp',
    date: '2026-08-11',
    author: 'Arjun Rathore',
  },
  {
    slug: 'sleep-as-a-pillar',
    title: 'Sleep as a pillar',
    summary: 'What the old texts say about going to bed, and the parts that a city can still keep.',
    label: 'Rest',
    image: 'ashwagandha-churna-2.webp',
    date: '2026-06-30',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'the-copper-pot',
    title: 'The copper pot, and other quiet things',
    summary: 'Which objects of a traditional household are worth keeping, and how to look after them.',
    label: 'Home',
    image: 'sandalwood-eo-2.webp',
    date: '2026-05-19',
    author: 'Meenakshi Rao',
  },
];
