import type { StepPicture } from '../how-to-step.ts';

/** Concerns that come first on the home page, each with its drawing. */
export const concernPictures: Readonly<Record<string, StepPicture>> = {
  'Hair fall': 'comb',
  'Dull skin': 'drop',
  Sleep: 'moon',
  Digestion: 'bowl',
  'Tired muscles': 'hands',
  'Seasonal change': 'sun',
};

const maxShown = 6;

/** Returns the concerns of the home page: those above that products have, then the others in the order given. */
export function topConcerns(concerns: string[]): string[] {
  const known = new Set(concerns);
  const first = Object.keys(concernPictures).filter((value) => known.has(value));
  return [...new Set([...first, ...known])].slice(0, maxShown);
}
