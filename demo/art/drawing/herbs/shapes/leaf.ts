import { darken, lighten } from '../../pen/colour.ts';
import type { Point } from '../../pen/shapes.ts';
import { path, polygon, polyline } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

export type LeafShape = 'lance' | 'ovate' | 'heart' | 'round' | 'spoon';

export type Leaf = {
  length: number;
  width: number;
  colour: string;
  shape?: LeafShape;
  toothed?: boolean;
  /** The sideways bend of the tip, as a share of the length. */
  bend?: number;
  flat?: boolean;
};

/** The half width (0..1) at a place along the middle (0..1). */
const profiles: Record<LeafShape, (along: number) => number> = {
  lance: (t) => Math.sin(Math.PI * t ** 0.85) * (1 - t * 0.32) * 1.12,
  ovate: (t) => Math.sin(Math.PI * t ** 0.66) * (1 - t * 0.28) * 1.14,
  heart: (t) => Math.sin(Math.PI * t ** 0.46) ** 0.8 * (1 - t * 0.34) * 1.14,
  round: (t) => Math.sin(Math.PI * t) ** 0.5,
  spoon: (t) => Math.sin(Math.PI * t ** 1.7) ** 0.9,
};

/** Grows from the origin to the right. */
export function leaf(
  sheet: Sheet,
  { length, width, colour, shape = 'lance', toothed = false, bend = 0, flat = false }: Leaf,
): string {
  const middle = (t: number): Point => [t * length, bend * length * t * t];
  const edge = (t: number, side: 1 | -1, tooth = 0): Point => {
    const half = (width / 2) * Math.max(0, profiles[shape](t));
    const [x, y] = middle(t);
    return [
      x + tooth * width * 0.1,
      y + side * (half + tooth * width * 0.07 * Math.min(1, half / (width * 0.15))),
    ];
  };
  const steps = Array.from({ length: 29 }, (_, i) => i / 28);
  const side = (which: 1 | -1): Point[] => steps.map((t, i) => edge(t, which, toothed ? (i % 2) - 0.5 : 0));
  const whole = polygon([...side(-1), ...side(1).toReversed()]);
  if (flat) return path(whole, { fill: colour });

  const body = sheet.across([
    [0, darken(colour, 0.3)],
    [0.5, colour],
    [1, lighten(colour, 0.2)],
  ]);
  const spine = steps.map(middle);
  const lit = polygon([...side(-1), ...spine.toReversed()]);
  const sheen = sheet.down([
    [0, '#fffbe6', 0.3],
    [1, '#fffbe6', 0.05],
  ]);
  const vein = { fill: 'none', stroke: lighten(colour, 0.55), 'stroke-linecap': 'round' } as const;
  return (
    path(whole, { fill: body }) +
    path(lit, { fill: sheen }) +
    path(sideVeins(middle, edge), {
      ...vein,
      'stroke-width': Math.max(0.5, width * 0.014),
      'stroke-opacity': 0.34,
    }) +
    path(polyline(spine), { ...vein, 'stroke-width': Math.max(0.8, width * 0.028), 'stroke-opacity': 0.62 })
  );
}

function sideVeins(middle: (t: number) => Point, edge: (t: number, side: 1 | -1) => Point): string {
  return Array.from({ length: 7 }, (_, i) => {
    const [from, to] = [0.08 + i * 0.12, Math.min(0.96, 0.22 + i * 0.122)];
    return ([-1, 1] as const)
      .map((side) => {
        const [start, end, spine] = [middle(from), edge(to, side), middle(to)];
        const reach: Point = [spine[0] + (end[0] - spine[0]) * 0.92, spine[1] + (end[1] - spine[1]) * 0.92];
        return `M${start.map(round).join(',')} Q${round((start[0] + reach[0] * 1.1) / 2)},${round((spine[1] * 0.5 + reach[1] * 0.5 + start[1]) / 2)} ${reach.map(round).join(',')}`;
      })
      .join(' ');
  }).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
