import type { SampleCategory } from '#database/sample-data/categories.ts';
import type { PlasterName } from './plaster.ts';

const plasterByRoot: Record<string, PlasterName> = {
  'skin-care': 'rose',
  'hair-care': 'sage',
  'herbal-oils': 'ochre',
  supplements: 'sand',
};

export function plasterOf(category: string, categories: readonly SampleCategory[]): PlasterName {
  const known = plasterByRoot[category];
  if (known) return known;
  const parent = categories.find(({ slug }) => slug === category)?.parent;
  return parent ? plasterOf(parent, categories) : 'sand';
}
