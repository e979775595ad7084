import type { Herb } from './herb.ts';
import { floweringHerbs } from './known/flowering.ts';
import { fruitingHerbs } from './known/fruiting.ts';
import { leafyHerbs } from './known/leafy.ts';
import { otherHerbs } from './known/others.ts';
import { rootedHerbs } from './known/rooted.ts';
import { seededHerbs } from './known/seeded.ts';

const herbs: Record<string, Herb> = {
  ...leafyHerbs,
  ...floweringHerbs,
  ...fruitingHerbs,
  ...rootedHerbs,
  ...seededHerbs,
  ...otherHerbs,
};

/** Returns the herb of a slug. An unknown herb gets leaves of the forest. */
export function findHerb(slug: string): Herb {
  const herb = herbs[slug] ?? otherHerbs.herbs;
  if (!herb) throw new Error('The forest herbs are missing');
  return herb;
}

export const knownHerbs: readonly string[] = Object.keys(herbs);
