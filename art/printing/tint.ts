import { type PlasterName, plasters } from '../drawing/scene/plaster.ts';

/** By how much red, green and blue are multiplied. */
export type Tint = [number, number, number];

const channels = (hex: string): Tint => {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

/** The plates stand before sand; the other plasters by how they differ from it. */
export const plasterTints = Object.fromEntries(
  Object.entries(plasters).map(([name, { wall }]) => [
    name,
    ratio(channels(wall), channels(plasters.sand.wall)),
  ]),
) as Record<PlasterName, Tint>;

/** What takes a product's colour is rendered in a light grey of about this value. */
const NEUTRAL = 222;

export function tintOf(colour: string): Tint {
  return ratio(channels(colour), [NEUTRAL, NEUTRAL, NEUTRAL]);
}

/**
 * What `seen` (0 to 255) of the light grey becomes by in one channel: dark stuff throws less light into its own hollows, so
 * its shadows are deeper, and its gloss stays as bright as on pale stuff.
 */
export function tinted(seen: number, by: number): number {
  const depth = (1 - Math.min(1, by)) * DEEPER;
  const gloss = Math.max(0, seen - GLOSS) * (1 - Math.min(1, by));
  return seen * by * Math.min(1, seen / NEUTRAL) ** depth + gloss;
}

const DEEPER = 1.5;
/** What is brighter than this reflects a window. */
const GLOSS = 236;

function ratio(one: Tint, other: Tint): Tint {
  return [one[0] / other[0], one[1] / other[1], one[2] / other[2]];
}
