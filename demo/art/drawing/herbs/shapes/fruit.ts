import { between, type Chance } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { at, ellipse, path, type Point } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

/** A round fruit with its shadow. Ribs run from pole to pole, as on an amla. */
export function fruit(
  sheet: Sheet,
  {
    radius,
    colour,
    ribs = false,
    squash = 0.96,
    stalk = true,
  }: { radius: number; colour: string; ribs?: boolean; squash?: number; stalk?: boolean },
): string {
  const skin = sheet.outward(
    [
      [0, lighten(colour, 0.6)],
      [0.4, colour],
      [0.85, darken(colour, 0.34)],
      [1, darken(colour, 0.2)],
    ],
    { x: 0.34, y: 0.28, radius: 0.78 },
  );
  const lines = [-0.62, -0.22, 0.22, 0.62].map((at01) =>
    path(`M0,${-radius * squash} Q${radius * at01 * 2.1},0 0,${radius * squash}`, {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': 1.3,
      'stroke-opacity': 0.36,
    }),
  );
  const stem = path(`M-2,${-radius * squash + 3} Q0,${-radius * squash - 8} 5,${-radius * squash - 9}`, {
    fill: 'none',
    stroke: '#6b5a2c',
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  return (
    ellipse([0, 0], [radius, radius * squash], { fill: skin }) +
    (ribs ? lines.join('') : '') +
    (stalk ? stem : '') +
    ellipse([-radius * 0.34, -radius * 0.42], [radius * 0.2, radius * 0.12], {
      fill: '#fffbe9',
      opacity: 0.55,
    })
  );
}

/** The last fruit is in front. */
export function fruits(sheet: Sheet, places: readonly Point[], draw: (i: number) => string): string {
  return places
    .map(
      ([x, y], i) =>
        ellipse([x + 8, y + 24], [30, 8], { fill: '#1d0f02', opacity: 0.45, filter: sheet.blur(4) }) +
        at(x, y, draw(i)),
    )
    .join('');
}

export function slice(
  sheet: Sheet,
  { radius, rind, flesh, segments = 9 }: { radius: number; rind: string; flesh: string; segments?: number },
): string {
  const pith =
    ellipse([0, 0], [radius, radius * 0.92], { fill: rind }) +
    ellipse([0, 0], [radius * 0.92, radius * 0.84], { fill: lighten(flesh, 0.8) });
  const wedge = path(
    `M${radius * 0.1},0 L${radius * 0.76},${-radius * 0.22} Q${radius * 0.86},0 ${radius * 0.76},${radius * 0.22} Z`,
    {
      fill: sheet.across([
        [0, lighten(flesh, 0.4)],
        [1, flesh],
      ]),
      'stroke-linejoin': 'round',
      stroke: flesh,
      'stroke-width': 2,
    },
  );
  const wheel = Array.from({ length: segments }, (_, i) =>
    at(0, 0, wedge, { turn: (i * 360) / segments }),
  ).join('');
  return pith + `<g transform="scale(1,.92)">${wheel}</g>`;
}

export function half(
  sheet: Sheet,
  { radius, husk, rim, inside }: { radius: number; husk: string; rim: string; inside: string },
): string {
  const bowl = path(`M${-radius},0 C${-radius},${radius * 1.15} ${radius},${radius * 1.15} ${radius},0 Z`, {
    fill: sheet.across([
      [0, darken(husk, 0.3)],
      [0.35, lighten(husk, 0.2)],
      [1, darken(husk, 0.45)],
    ]),
  });
  const open =
    ellipse([0, 0], [radius, radius * 0.42], { fill: rim }) +
    ellipse([0, 2], [radius * 0.8, radius * 0.31], {
      fill: sheet.outward(
        [
          [0, darken(inside, 0.16)],
          [1, lighten(inside, 0.2)],
        ],
        { x: 0.5, y: 0.4, radius: 0.7 },
      ),
    });
  return bowl + open;
}

export function berries(
  sheet: Sheet,
  chance: Chance,
  { count, radius, colour, spread = 26 }: { count: number; radius: number; colour: string; spread?: number },
): string {
  return Array.from({ length: count }, () =>
    at(
      between(chance, -spread, spread),
      between(chance, -spread * 0.6, spread * 0.6),
      fruit(sheet, { radius: radius * between(chance, 0.85, 1.1), colour, stalk: false }),
    ),
  ).join('');
}
