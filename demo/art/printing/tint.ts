import { type PlasterName, plasters } from '../drawing/scene/plaster.ts';

/** Factors of red, green and blue. */
export type Tint = [number, number, number];

const channels = (hex: string): Tint => {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

/** The templates have a sand wall. Other plasters are ratios to it. */
export const plasterTints = Object.fromEntries(
  Object.entries(plasters).map(([name, wall]) => [name, ratio(channels(wall), channels(plasters.sand))]),
) as Record<PlasterName, Tint>;

/** Coloured surfaces are rendered in about this light grey. */
const NEUTRAL = 222;

export function tintOf(colour: string): Tint {
  return ratio(channels(colour), [NEUTRAL, NEUTRAL, NEUTRAL]);
}

/**
 * Returns the factor of a light grey seen as `grey` (0 to 255) beyond its tint, and its gloss. Dark material reflects less
 * light into its own hollows, so its shadows are deeper, and its gloss stays as bright.
 */
export function depthOf(grey: number, tint: Tint): { shade: number; gloss: number } {
  const dark = 1 - Math.min(1, (tint[0] + tint[1] + tint[2]) / 3);
  return { shade: Math.min(1, grey / NEUTRAL) ** (dark * DEEPER), gloss: Math.max(0, grey - GLOSS) * dark };
}

const DEEPER = 1.5;
/** Brighter values reflect a window. */
const GLOSS = 236;

function ratio(one: Tint, other: Tint): Tint {
  return [one[0] / other[0], one[1] / other[1], one[2] / other[2]];
}
