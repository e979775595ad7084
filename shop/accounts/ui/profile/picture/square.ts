/** A square crop: `zoom` 1 is the whole shorter side; `across` and `down` run from 0 to 1. */
export type Cut = { zoom: number; across: number; down: number };

export const wholeMiddle: Cut = { zoom: 1, across: 0.5, down: 0.5 };

type Size = { width: number; height: number };

export function squareOf({ width, height }: Size, { zoom, across, down }: Cut) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * across, top: (height - side) * down, side };
}
