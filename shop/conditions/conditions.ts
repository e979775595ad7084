import type { Conditions } from './condition.ts';
import { glandsAndBlood } from './list/glands-and-blood.ts';
import { circulationAndNerves } from './list/circulation-and-nerves.ts';
import { infections } from './list/infections.ts';
import { jointsAndInjuries } from './list/joints-and-injuries.ts';
import { mind } from './list/mind.ts';
import { needs } from './list/needs.ts';
import { organs } from './list/organs.ts';
import { skinAndSenses } from './list/skin-and-senses.ts';
import { womenAndMen } from './list/women-and-men.ts';

/** Every condition by id: illnesses by kind, then needs of daily life. */
export const conditions: Conditions = {
  ...infections,
  ...glandsAndBlood,
  ...circulationAndNerves,
  ...organs,
  ...jointsAndInjuries,
  ...skinAndSenses,
  ...mind,
  ...womenAndMen,
  ...needs,
};
