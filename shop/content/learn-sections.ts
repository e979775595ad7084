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
