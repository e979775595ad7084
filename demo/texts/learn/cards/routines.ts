import type { ArticleCard } from '#shop/content/reading/article.ts';

export const articles: ArticleCard[] = [
  {
    slug: 'the-first-hour',
    title: 'The first hour of the day',
    summary: 'Water, tongue, teeth, light: four small things before the telephone is allowed to speak.',
    label: 'Morning',
    image: 'tulsi-tea-2.webp',
    date: '2026-10-04',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'oil-before-the-bath',
    title: 'Oil before the bath',
    summary: 'Abhyanga in ten minutes, for a weekday, with nothing but a bowl and a towel.',
    label: 'Body',
    image: 'abhyanga-oil-2.webp',
    date: '2026-09-13',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'lunch-at-noon',
    title: 'Lunch at noon, sitting down',
    summary: 'Why the middle of the day carries the main meal, and how to keep it at a desk.',
    label: 'Midday',
    image: 'ccf-tea-2.webp',
    date: '2026-08-23',
    author: 'Arjun Rathore',
  },
  {
    slug: 'ending-the-evening',
    title: 'How to end an evening',
    summary: 'A light dinner, dim lamps and oil on the feet: the slope that leads to sleep.',
    label: 'Evening',
    image: 'lavender-eo-2.webp',
    date: '2026-07-19',
    author: 'Dr Leela Menon',
  },
];
