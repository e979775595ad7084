import type { Article, ArticleCard } from '#shop/content/reading/article.ts';
import type { MarkdownFile } from '#shop/content/reading/block.ts';

/** In the order of the specification's route table. */
export const blogArticles: ArticleCard[] = [
  {
    slug: 'boost-immunity',
    title: 'Before the cold season: small habits that build reserves',
    summary: 'Sleep, warm food, tulsi in the morning. What the texts call ojas, and why no jar replaces it.',
    label: 'Daily living',
    image: 'giloy-tablets-2.webp',
    date: '2026-10-18',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'ayurvedic-skin-care',
    title: 'Four things on the shelf: a slow skin routine',
    summary: 'Ubtan, oil, rose water and patience. Choosing for the skin you have this week.',
    label: 'Skin',
    image: 'kumkumadi-face-oil-2.webp',
    date: '2026-09-27',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'ayurvedic-detox',
    title: 'A lighter load: detox without the shouting',
    summary: 'Three quiet days of kitchari and early nights, and who should leave even these alone.',
    label: 'Cleansing',
    image: 'ccf-tea-2.webp',
    date: '2026-09-06',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'managing-stress',
    title: 'When everything moves: a timetable for restless weeks',
    summary: 'Three fixed hours, oil on the feet and one breath to learn.',
    label: 'Mind',
    image: 'brahmi-powder-2.webp',
    date: '2026-08-16',
    author: 'Arjun Rathore',
  },
  {
    slug: 'digestive-health',
    title: 'Tending the fire: on hunger, spice and lunch',
    summary: 'Agni, the four ways it burns, and the little things at the edge of the plate.',
    label: 'Digestion',
    image: 'hingwashtak-tablets-2.webp',
    date: '2026-07-26',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'seasonal-wellness',
    title: 'Six seasons at one table',
    summary: 'A year of ritucharya, told in dishes: sesame in January, gulkand in May, ginger in the rains.',
    label: 'Seasons',
    image: 'gulkand-2.webp',
    date: '2026-07-05',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'ayurvedic-massage',
    title: 'Abhyanga: a quarter of an hour for yourself',
    summary: 'Which oil, in what order, and when to leave it. The old self-massage, step by step.',
    label: 'Rituals',
    image: 'abhyanga-oil-2.webp',
    date: '2026-06-14',
    author: 'Meenakshi Rao',
  },
  {
    slug: 'hair-health',
    title: 'The Sunday champi and the week around it',
    summary: 'Oiling, washing and combing in the traditional order, and what no oil can do.',
    label: 'Hair',
    image: 'bhringraj-oil-2.webp',
    date: '2026-05-24',
    author: 'Arjun Rathore',
  },
  {
    slug: 'adaptogens',
    title: 'Rasayana and adaptogens: sorting a crowded shelf',
    summary: 'Old roots, new mushrooms, how to take one at a time, and who should not.',
    label: 'Herbs',
    image: 'ashwagandha-churna-2.webp',
    date: '2026-05-03',
    author: 'Dr Leela Menon',
  },
  {
    slug: 'ayurvedic-diet',
    title: 'There is no Ayurvedic diet',
    summary: 'Six tastes, three leanings and a plain day of food. A way of asking instead of a list.',
    label: 'Food',
    image: 'golden-milk-2.webp',
    date: '2026-04-12',
    author: 'Meenakshi Rao',
  },
];

/** Returns a blog article with its text, or null. Loads each text on demand. */
export async function readBlogArticle(slug: string): Promise<Article | null> {
  const card = blogArticles.find((article) => article.slug === slug);
  if (!card) return null;
  const text = (await import(`./texts/${card.slug}.md`)) as MarkdownFile;
  return { ...card, ...text.default };
}
