import type { Article } from '../reading/article.ts';

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

const texts: Record<SectionName, () => Promise<{ articles: Article[] }>> = {
  routines: () => import('./texts/routines.ts'),
  herbs: () => import('./texts/herbs.ts'),
  wellness: () => import('./texts/wellness.ts'),
  diet: () => import('./texts/diet.ts'),
  panchakarma: () => import('./texts/panchakarma.ts'),
};

/** Returns the articles of a section. Loads each section on demand. */
export async function readSection(name: SectionName): Promise<Article[]> {
  return (await texts[name]()).articles;
}
