import type { ArticleCard } from '#shop/content/reading/article.ts';

export const articles: ArticleCard[] = [
  {
    slug: 'the-six-tastes',
    title: 'The six tastes on one plate',
    summary: 'Sweet, sour, salty, pungent, bitter, astringent: how a thali keeps its balance.',
    label: 'Basics',
    image: 'amla-powder-2.webp',
    date: '2026-10-01',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'eating-for-vata-pitta-kapha',
    title: 'Eating for vata, pitta and kapha',
    summary: 'Three leanings rather than three diets, and how to tell which one you need today.',
    label: 'Doshas',
    image: 'trikatu-tablets-2.webp',
    date: '2026-09-06',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'kitchari',
    title: 'Kitchari, a recipe',
    summary: 'Rice and split moong, one pot, thirty minutes. The plainest good meal we know.',
    label: 'Recipe',
    image: 'cold-pressed-sesame-2.webp',
    date: '2026-08-16',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'ghee-well-made',
    title: 'Ghee, well made and well used',
    summary: 'How to make it from butter, how to store it, and how much is enough.',
    label: 'Kitchen',
    image: 'shata-dhauta-ghrita-2.webp',
    date: '2026-07-26',
    author: 'Arjun Rathore',
  },
];
