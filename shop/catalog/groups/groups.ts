import type { z } from 'zod';
import type { memberSchema, productGroupSchema } from './group-fields.ts';

export type ProductGroup = z.infer<typeof productGroupSchema>;
export type GroupMember = z.infer<typeof memberSchema>;

const plurals: Record<string, string> = {
  size: 'sizes',
  pack: 'packs',
  shade: 'shades',
  fragrance: 'fragrances',
};

/** Returns `3 sizes`, or `3 choices` for two options and for one without a word of its own. */
export function choicesLabel(count: number, options: readonly string[]): string {
  const [only = '', second] = options;
  return `${count} ${(second === undefined && plurals[only.toLowerCase()]) || 'choices'}`;
}

/** Returns the number of a group in feeds and structured data. It never changes. */
export const groupIdOf = (id: number) => `group-${id}`;
