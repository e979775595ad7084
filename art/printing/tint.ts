import { type PlasterName, plasters } from '../drawing/scene/plaster.ts';

/** By how much red, green and blue are multiplied. */
export type Tint = [number, number, number];

const channels = (hex: string): Tint => {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

/** The plates stand before sand; the other plasters by how they differ from it. */
export const plasterTints = Object.fromEntries(
  Object.entries(plasters).map(([name, wall]) => [name, ratio(channels(wall), channels(plasters.sand))]),
) as Record<PlasterName, Tint>;

/** What takes a product's colour is rendered in a light grey of about this value. */
const NEUTRAL = 222;

export function tintOf(colour: string): Tint {
  return ratio(channels(colour), [NEUTRAL, NEUTRAL, NEUTRAL]);
}

/**
 * By how much a light grey that is seen as `grey` (0 to 255) is multiplied beyond its tint, and what gloss is added: dark stuff
 * throws less light into its own hollows, so its shadows are deeper, and its gloss stays as bright as on pale stuff.
 */
export function depthOf(grey: number, tint: Tint): { shade: number; gloss: number } {
  const dark = 1 - Math.min(1, (tint[0] + tint[1] + tint[2]) / 3);
  return { shade: Math.min(1, grey / NEUTRAL) ** (dark * DEEPER), gloss: Math.max(0, grey - GLOSS) * dark };
}

const DEEPER = 1.5;
/** What is brighter than this reflects a window. */
const GLOSS = 236;

function ratio(one: Tint, other: Tint): Tint {
  return [one[0] / other[0], one[1] / other[1], one[2] / other[2]];
}
