import type { Pack } from '../pack.ts';
import type { Sheet } from '../pen/sheet.ts';

/** Where every vessel stands, on a canvas of 800 by 800. */
export const GROUND = 664;

/** A drawn vessel and the room that it takes, so that its shadow and its herb know where to go. */
export type Standing = {
  svg: string;
  left: number;
  right: number;
  top: number;
  /** The colour that light takes on its way through. */
  glow?: string | undefined;
  /** What lies before it on the left: some of what is in it. */
  sample?: string;
};

export type DrawVessel = (sheet: Sheet, pack: Pack) => Standing;

const CENTRE = 400;

/** The same vessel smaller, standing on the same spot. */
export function shrink({ svg, left, right, top, ...rest }: Standing, share: number): Standing {
  const around = (x: number): number => CENTRE + (x - CENTRE) * share;
  return {
    ...rest,
    svg: `<g transform="translate(${CENTRE * (1 - share)},${GROUND * (1 - share)}) scale(${share})">${svg}</g>`,
    left: around(left),
    right: around(right),
    top: GROUND - (GROUND - top) * share,
  };
}
