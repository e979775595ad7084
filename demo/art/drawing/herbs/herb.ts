import type { Chance } from '../pen/chance.ts';
import type { Sheet } from '../pen/sheet.ts';

export type Drawing = (sheet: Sheet, chance: Chance) => string;

export type Herb = {
  name: string;
  /** In Devanagari. */
  hindi: string;
  latin: string;
  /** Grows upwards from the origin, about 330 high and 240 wide. */
  plant: Drawing;
  /** Lies around the origin, about 150 wide and 60 high: fruit, seeds, roots, petals. */
  scatter: Drawing;
};
