import type { Article, ArticleCard } from '../reading/article.ts';
import type { MarkdownFile } from '../reading/block.ts';

export const sectionNames = ['routines', 'herbs', 'wellness', 'diet', 'panchakarma'] as const;

export type SectionName = (typeof sectionNames)[number];

export type Section = { name: SectionName; title: string; intro: string };

export const sections: Section[] = [
  {
    name: 'routines',
    title: 'Daily Routine',
    intro:
      'Dinacharya, the shape of a day: when to rise, what to do before breakfast, how to end an evening.',
  },
  {
    name: 'herbs',
    title: 'Taking Your Herbs',
    intro:
      'Powder or tablet, before food or after, with milk or with honey: how herbs are traditionally taken.',
  },
  {
    name: 'wellness',
    title: 'Wellness & Lifestyle',
    intro: 'Breath, sleep, oil and the seasons: notes on living a little more slowly.',
  },
  {
    name: 'diet',
    title: 'Ayurvedic Diet',
    intro: 'Six tastes, three doshas and one kitchen: how Ayurveda looks at a plate.',
  },
  {
    name: 'panchakarma',
    title: 'Panchakarma',
    intro: 'The five classical procedures, what comes before and after them, and whom to ask.',
  },
];

export function sectionNamed(name: string | undefined): Section | null {
  return sections.find((section) => section.name === name) ?? null;
}

/** Returns the sections that have an article, in their order. */
export function writtenSections(articleKeys: readonly string[]): SectionName[] {
  return sectionNames.filter((name) => articleKeys.some((key) => key.startsWith(`${name}/`)));
}

const cards: Record<SectionName, () => Promise<{ articles: ArticleCard[] }>> = {
  routines: () => import('./cards/routines.ts'),
  herbs: () => import('./cards/herbs.ts'),
  wellness: () => import('./cards/wellness.ts'),
  diet: () => import('./cards/diet.ts'),
  panchakarma: () => import('./cards/panchakarma.ts'),
};

/** Returns the cards of a section's articles. Loads each section on demand. */
export async function readSection(name: SectionName): Promise<ArticleCard[]> {
  return (await cards[name]()).articles;
}

/** Returns an article of a section with its text, or null. Loads each text on demand. */
export async function readLearnArticle(name: SectionName, slug: string): Promise<Article | null> {
  const card = (await readSection(name)).find((article) => article.slug === slug);
  if (!card) return null;
  const text = (await import(`./texts/${name}/${card.slug}.md`)) as MarkdownFile;
  return { ...card, ...text.default };
}
