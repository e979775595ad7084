import { between, type Chance } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { at, ellipse, path } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

export type Blossom = {
  petals: number;
  radius: number;
  breadth: number;
  colour: string;
  /** Rings of petals, each smaller than the outer one. */
  rings?: number;
  heart?: string;
  heartRadius?: number;
  pointed?: boolean;
};

export function blossom(
  sheet: Sheet,
  chance: Chance,
  { petals, radius, breadth, colour, rings = 1, heart, heartRadius = radius * 0.2, pointed = false }: Blossom,
): string {
  const drawn = Array.from({ length: rings }, (_, ring) => {
    const size = radius * (1 - ring / (rings + 0.6));
    const tint = darken(lighten(colour, ring % 2 === 0 ? 0.06 : 0), ring * 0.07);
    return Array.from({ length: petals }, (_unused, i) => {
      const turn = ((i + ring * 0.5) * 360) / petals + between(chance, -5, 5);
      return at(0, 0, petal(sheet, size * between(chance, 0.94, 1.04), breadth * size, tint, pointed), {
        turn,
      });
    }).join('');
  });
  const middle = heart
    ? ellipse([0, 0], [heartRadius, heartRadius], {
        fill: sheet.outward([
          [0, lighten(heart, 0.4)],
          [1, darken(heart, 0.2)],
        ]),
      })
    : '';
  return drawn.join('') + middle;
}

export function petal(sheet: Sheet, length: number, width: number, colour: string, pointed = false): string {
  const half = width / 2;
  const shape = pointed
    ? `M0,0 C${length * 0.3},${-half * 1.3} ${length * 0.75},${-half} ${length},0 C${length * 0.75},${half} ${length * 0.3},${half * 1.3} 0,0 Z`
    : `M0,0 C${length * 0.2},${-half} ${length * 0.8},${-half * 1.5} ${length},${-half * 0.3} Q${length * 1.03},0 ${length},${half * 0.3} C${length * 0.8},${half * 1.5} ${length * 0.2},${half} 0,0 Z`;
  const fill = sheet.across([
    [0, darken(colour, 0.36)],
    [0.4, colour],
    [1, lighten(colour, 0.32)],
  ]);
  const vein = path(
    `M${length * 0.1},0 L${length * 0.8},0 M${length * 0.15},0 Q${length * 0.5},${-half * 0.6} ${length * 0.8},${-half * 0.6} M${length * 0.15},0 Q${length * 0.5},${half * 0.6} ${length * 0.8},${half * 0.6}`,
    {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': 0.9,
      'stroke-opacity': 0.22,
    },
  );
  return (
    path(shape, { fill, stroke: darken(colour, 0.3), 'stroke-width': 0.7, 'stroke-opacity': 0.35 }) + vein
  );
}

export function rose(
  sheet: Sheet,
  chance: Chance,
  { radius, colour }: { radius: number; colour: string },
): string {
  const rings = [
    [1, 7, 0],
    [0.8, 6, 0.05],
    [0.6, 5, 0.12],
    [0.42, 5, 0.2],
    [0.26, 4, 0.3],
  ] as const;
  return rings
    .map(([share, count, shade], ring) =>
      Array.from({ length: count }, (_, i) =>
        at(0, 0, petal(sheet, radius * share, radius * share * 1.05, darken(colour, shade)), {
          turn: (i * 360) / count + ring * 31 + between(chance, -7, 7),
        }),
      ).join(''),
    )
    .join('');
}

export function hibiscus(
  sheet: Sheet,
  chance: Chance,
  { radius, colour }: { radius: number; colour: string },
): string {
  const petals = blossom(sheet, chance, { petals: 5, radius, breadth: 1.02, colour });
  const throat = ellipse([0, 0], [radius * 0.24, radius * 0.24], {
    fill: darken(colour, 0.5),
    opacity: 0.65,
    filter: sheet.blur(3),
  });
  const column = path(`M0,0 Q${radius * 0.5},${-radius * 0.14} ${radius * 0.92},${-radius * 0.46}`, {
    fill: 'none',
    stroke: '#f2c77b',
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });
  const pollen = Array.from({ length: 16 }, () => {
    const t = between(chance, 0.5, 1);
    return ellipse(
      [radius * 0.92 * t + between(chance, -5, 5), -radius * 0.46 * t * t + between(chance, -6, 6)],
      [2.4, 2.4],
      { fill: '#f6d25c' },
    );
  });
  return petals + throat + column + pollen.join('');
}

export function cup(
  sheet: Sheet,
  { height, spread, colour, petals = 5 }: { height: number; spread: number; colour: string; petals?: number },
): string {
  const turns = Array.from({ length: petals }, (_, i) => ((i / (petals - 1)) * 2 - 1) * spread);
  const ordered = turns.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  return ordered
    .map((turn) =>
      at(
        0,
        0,
        petal(
          sheet,
          height * (1 - Math.abs(turn) / 300),
          height * 0.46,
          lighten(colour, Math.abs(turn) / 160),
          true,
        ),
        { turn: turn - 90 },
      ),
    )
    .join('');
}

export function spike(
  sheet: Sheet,
  chance: Chance,
  { length, colour, floret = 7 }: { length: number; colour: string; floret?: number },
): string {
  const rows = Math.round(length / (floret * 1.15));
  return Array.from({ length: rows }, (_, i) => {
    const y = -(i + 0.5) * (length / rows);
    const half = floret * (1.5 - (i / rows) * 0.9);
    return [-1, 0, 1]
      .map((side) =>
        ellipse(
          [side * half + between(chance, -1.5, 1.5), y + between(chance, -2, 2)],
          [floret * 0.78, floret * 0.62],
          { fill: [darken(colour, 0.22), colour, lighten(colour, 0.3)][side + 1] ?? colour },
        ),
      )
      .join('');
  }).join('');
}
