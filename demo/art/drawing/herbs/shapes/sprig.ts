import { between, type Chance } from '../../pen/chance.ts';
import { darken } from '../../pen/colour.ts';
import { at, path } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { leaf, type Leaf } from './leaf.ts';

export type Sprig = {
  height?: number;
  /** How far the tip hangs to the right. */
  bend?: number;
  nodes: number;
  leaf: Leaf;
  alternate?: boolean;
  /** Angle between stem and leaf at the foot and at the tip. */
  spread?: readonly [foot: number, tip: number];
  /** Size of the leaves at the tip, as a share of those at the foot. */
  taper?: number;
  stem?: string;
  /** Bare stem below the first leaf, as a share of the height. */
  bare?: number;
  tip?: string;
  /** Drawn at the joint of a leaf. */
  axil?: (node: number) => string;
};

export function sprig(sheet: Sheet, chance: Chance, options: Sprig): string {
  const {
    height = 320,
    bend = 36,
    nodes,
    alternate = false,
    spread = [66, 34],
    taper = 0.62,
    bare = 0.14,
  } = options;
  const stemColour = options.stem ?? darken(options.leaf.colour, 0.25);
  const stem = path(`M0,0 Q${-bend * 0.4},${-height * 0.55} ${bend},${-height}`, {
    fill: 'none',
    stroke: stemColour,
    'stroke-width': Math.max(2.4, height * 0.013),
    'stroke-linecap': 'round',
  });
  const leaves = Array.from({ length: nodes }, (_, i) => {
    const along = bare + ((0.97 - bare) * i) / Math.max(1, nodes - 1);
    const { x, y, angle } = onStem(height, bend, along);
    const size = (1 - (1 - taper) * along) * between(chance, 0.92, 1.06);
    const open = spread[0] + (spread[1] - spread[0]) * along + between(chance, -6, 6);
    const sides = alternate ? [i % 2 === 0 ? -1 : 1] : [-1, 1];
    const drawn = sides.map((side) =>
      at(x, y, leaf(sheet, { ...options.leaf, bend: (options.leaf.bend ?? 0.06) * side }), {
        turn: angle + side * open,
        scale: `${size.toFixed(2)},${(size * -side).toFixed(2)}`,
      }),
    );
    return drawn.join('') + (options.axil ? at(x, y, options.axil(i)) : '');
  });
  const end = onStem(height, bend, 1);
  const tip =
    options.tip ??
    leaf(sheet, { ...options.leaf, length: options.leaf.length * taper, width: options.leaf.width * taper });
  return (
    stem +
    leaves.join('') +
    at(end.x, end.y, tip, { turn: options.tip === undefined ? end.angle : end.angle + 90 })
  );
}

/** Returns a place on the stem and its direction there, in degrees. */
function onStem(height: number, bend: number, t: number): { x: number; y: number; angle: number } {
  const [controlX, controlY] = [-bend * 0.4, -height * 0.55];
  const x = 2 * t * (1 - t) * controlX + t * t * bend;
  const y = 2 * t * (1 - t) * controlY - t * t * height;
  const slopeX = 2 * (1 - t) * controlX + 2 * t * (bend - controlX);
  const slopeY = 2 * (1 - t) * controlY + 2 * t * (-height - controlY);
  return { x, y, angle: (Math.atan2(slopeY, slopeX) * 180) / Math.PI };
}

export const bunch = (stems: readonly (readonly [turn: number, scale: number, drawing: string])[]): string =>
  stems.map(([turn, scale, drawing]) => at(0, 0, drawing, { turn, scale })).join('');

export function grass(
  sheet: Sheet,
  chance: Chance,
  { blades, colour, width = 15 }: { blades: number; colour: string; width?: number },
): string {
  return Array.from({ length: blades }, (_, i) => {
    const lean = -34 + (68 * i) / (blades - 1) + between(chance, -5, 5);
    const length = between(chance, 250, 350) * (1 - Math.abs(lean) / 160);
    return at(
      between(chance, -9, 9),
      0,
      leaf(sheet, {
        length,
        width: width * between(chance, 0.8, 1.2),
        colour,
        bend: (lean > 0 ? 1 : -1) * between(chance, 0.1, 0.34),
      }),
      { turn: lean - 90 },
    );
  }).join('');
}

export function rosette(sheet: Sheet, chance: Chance, colour: string): string {
  const leaves = [
    [-58, 210],
    [58, 215],
    [-36, 270],
    [38, 262],
    [-14, 318],
    [17, 304],
    [-70, 150],
    [72, 156],
    [2, 250],
  ] as const;
  return leaves
    .map(([lean, length]) =>
      at(lean * 0.3, 0, aloeLeaf(sheet, length * between(chance, 0.95, 1.05), colour, lean), {
        turn: lean - 90,
      }),
    )
    .join('');
}

export function aloeLeaf(sheet: Sheet, length: number, colour: string, lean = 0): string {
  const curl = lean * 0.3;
  const shape = `M0,-19 Q${length * 0.6},${-21 + curl * 0.4} ${length},${curl} Q${length * 0.6},${19 + curl * 0.5} 0,19 Z`;
  const thorns = Array.from({ length: 9 }, (_, i) => {
    const t = 0.12 + i * 0.09;
    const [x, half] = [t * length, 20 * (1 - t * t)];
    return `M${x.toFixed(1)},${(-half + curl * t * t).toFixed(1)} l5,-5 l3,5 Z M${x.toFixed(1)},${(half + curl * t * t * 0.96).toFixed(1)} l5,5 l3,-5 Z`;
  });
  const skin = sheet.down([
    [0, darken(colour, 0.1)],
    [0.42, colour],
    [0.5, '#b7cf9a'],
    [0.62, colour],
    [1, darken(colour, 0.42)],
  ]);
  return path(thorns.join(' '), { fill: '#dfe6bd' }) + path(shape, { fill: skin });
}
