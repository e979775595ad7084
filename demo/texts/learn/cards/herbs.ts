import type { ArticleCard } from '#shop/content/reading/article.ts';

export const articles: ArticleCard[] = [
  {
    slug: 'powder-tablet-or-oil',
    title: 'Powder, tablet, syrup or oil',
    summary: 'The same herb comes in many coats. What each one is good for, and what it asks of you.',
    label: 'Forms',
    image: 'triphala-churna-2.webp',
    date: '2026-10-11',
    author: 'Arjun Rathore',
  },
  {
    slug: 'what-to-take-it-with',
    title: 'Anupana: what to take it with',
    summary:
      'Warm water, milk, ghee or honey. The companion of a herb is chosen with as much care as the herb.',
    label: 'Companions',
    image: 'golden-milk-2.webp',
    date: '2026-09-20',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'before-or-after-food',
    title: 'Before food, after food, at night',
    summary: 'The five common times for a herb and the reason behind each.',
    label: 'Timing',
    image: 'hingwashtak-tablets-2.webp',
    date: '2026-08-30',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'when-not-to',
    title: 'When not to take a herb',
    summary: 'Pregnancy, prescriptions, surgery and the simple rule of one new thing at a time.',
    label: 'Care',
    image: 'giloy-tablets-2.webp',
    date: '2026-08-09',
    author: 'Dr Leela Menon',
  },
];
