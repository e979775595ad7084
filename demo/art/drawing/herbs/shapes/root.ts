import { between, type Chance } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { at, ellipse, path, polygon, type Point } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

const bark = (sheet: Sheet, colour: string): string =>
  sheet.down([
    [0, lighten(colour, 0.16)],
    [0.26, lighten(colour, 0.42)],
    [0.6, colour],
    [1, darken(colour, 0.5)],
  ]);

/** A tapering root that lies to the right of the origin. */
export function taproot(
  sheet: Sheet,
  chance: Chance,
  { length, width, colour }: { length: number; width: number; colour: string },
): string {
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const wander = between(chance, -0.09, 0.09);
  const edge = (side: number): Point[] =>
    steps.map((t) => [
      t * length,
      wander * length * Math.sin(t * 3) +
        side * (width / 2) * (1 - t ** 1.6 * 0.92) * between(chance, 0.86, 1.1),
    ]);
  const rings = steps.slice(1, 11).map((t) => {
    const half = (width / 2) * (1 - t ** 1.6) * between(chance, 0.3, 0.8);
    const y = wander * length * Math.sin(t * 3);
    return `M${(t * length).toFixed(1)},${(y - half).toFixed(1)} q3,${(half * 0.8).toFixed(1)} 0,${(half * 1.3).toFixed(1)}`;
  });
  const cut = ellipse([0, 0], [width * 0.22, width * 0.48], {
    fill: lighten(colour, 0.55),
    stroke: darken(colour, 0.3),
    'stroke-width': 1,
  });
  return (
    path(polygon([...edge(-1), ...edge(1).toReversed()]), { fill: bark(sheet, colour) }) +
    path(rings.join(' '), {
      fill: 'none',
      stroke: darken(colour, 0.45),
      'stroke-width': 1,
      'stroke-opacity': 0.5,
    }) +
    cut
  );
}

export function taproots(
  sheet: Sheet,
  chance: Chance,
  {
    count = 3,
    length = 150,
    width = 24,
    colour,
  }: { count?: number; length?: number; width?: number; colour: string },
): string {
  const under = ellipse([4, 12], [length * 0.52, 15], {
    fill: '#1d0f02',
    opacity: 0.4,
    filter: sheet.blur(6),
  });
  return (
    under +
    Array.from({ length: count }, (_, i) =>
      at(
        -length / 2 + between(chance, -12, 12),
        -16 + i * 15,
        taproot(sheet, chance, {
          length: length * between(chance, 0.85, 1.05),
          width: width * between(chance, 0.8, 1.1),
          colour,
        }),
        { turn: between(chance, -11, 11) },
      ),
    ).join('')
  );
}

export function rhizome(
  sheet: Sheet,
  chance: Chance,
  { colour, flesh, scale = 1 }: { colour: string; flesh: string; scale?: number },
): string {
  const finger = (length: number, width: number): string => {
    const rings = Array.from(
      { length: 4 },
      (_, i) => `M${(0.2 + i * 0.19) * length},${-width * 0.44} q5,${width * 0.44} 0,${width * 0.88}`,
    ).join(' ');
    return (
      path(
        `M0,${-width / 2} C${length * 0.4},${-width * 0.6} ${length * 0.8},${-width * 0.56} ${length},${-width * 0.16} Q${length * 1.06},${width * 0.2} ${length * 0.94},${width * 0.4} C${length * 0.7},${width * 0.6} ${length * 0.3},${width * 0.5} 0,${width / 2} Z`,
        { fill: bark(sheet, colour) },
      ) +
      path(rings, { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 1.3, 'stroke-opacity': 0.4 })
    );
  };
  const under = ellipse([6, 16], [82, 16], { fill: '#1d0f02', opacity: 0.42, filter: sheet.blur(6) });
  const pieces =
    at(-64, 2, finger(130, 32), { turn: between(chance, -8, 2) }) +
    at(-24, -6, finger(62, 24), { turn: -48 }) +
    at(14, 6, finger(58, 22), { turn: 36 });
  const cut = (x: number, y: number): string =>
    at(
      x,
      y,
      ellipse([0, 0], [20, 15], { fill: darken(colour, 0.15) }) +
        ellipse([-1, -1], [17, 12.4], {
          fill: sheet.outward([
            [0, lighten(flesh, 0.25)],
            [0.7, flesh],
            [1, darken(flesh, 0.2)],
          ]),
        }),
    );
  return `<g transform="scale(${scale})">${under}${pieces}${cut(-66, 2)}${cut(66, 26)}</g>`;
}

export function sticks(
  sheet: Sheet,
  chance: Chance,
  {
    colour,
    heart,
    count = 4,
    length = 130,
    width = 18,
  }: { colour: string; heart: string; count?: number; length?: number; width?: number },
): string {
  const under = ellipse([4, 14], [length * 0.55, 14], {
    fill: '#1d0f02',
    opacity: 0.42,
    filter: sheet.blur(6),
  });
  const one = (long: number): string => {
    const grain = [-0.2, 0.1, 0.28].map((y) => `M6,${y * width} H${long - 4}`).join(' ');
    return (
      path(`M0,${-width / 2} H${long} q5,${width / 2} 0,${width} H0 Z`, { fill: bark(sheet, colour) }) +
      path(grain, { stroke: darken(colour, 0.4), 'stroke-width': 1, 'stroke-opacity': 0.3, fill: 'none' }) +
      ellipse([0, 0], [width * 0.28, width / 2], {
        fill: heart,
        stroke: darken(colour, 0.2),
        'stroke-width': 1.4,
      })
    );
  };
  return (
    under +
    Array.from({ length: count }, (_, i) =>
      at(
        -length / 2 + between(chance, -14, 14),
        -18 + i * (width * 0.72),
        one(length * between(chance, 0.86, 1.06)),
        { turn: between(chance, -10, 10) },
      ),
    ).join('')
  );
}

export function lumps(
  sheet: Sheet,
  chance: Chance,
  {
    colour,
    count = 5,
    size = 34,
    gloss = 0,
  }: { colour: string; count?: number; size?: number; gloss?: number },
): string {
  const one = (radius: number): string => {
    const corners = Array.from({ length: 7 }, (_, i): Point => {
      const [angle, reach] = [(i / 7) * Math.PI * 2, radius * between(chance, 0.78, 1.08)];
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.74];
    });
    const peak: Point = [-radius * 0.2, -radius * 0.16];
    const facets = corners.map((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      const up = -(corner[1] + next[1]) / (2 * radius) - (corner[0] + next[0]) / (3 * radius);
      const fill =
        up > 0
          ? lighten(colour, Math.min(0.6, up * (0.42 + gloss * 0.4)))
          : darken(colour, Math.min(0.6, -up * 0.62));
      return path(polygon([peak, corner, next]), { fill, stroke: fill, 'stroke-width': 0.8 });
    });
    return (
      ellipse([radius * 0.16, radius * 0.56], [radius, radius * 0.3], {
        fill: '#1d0f02',
        opacity: 0.42,
        filter: sheet.blur(4),
      }) + facets.join('')
    );
  };
  const places = Array.from(
    { length: count },
    (_, i) => [((i + 0.5) / count - 0.5) * 140 + between(chance, -10, 10), between(chance, -18, 18)] as const,
  );
  return places
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => at(x, y, one(size * between(chance, 0.6, 1.05))))
    .join('');
}
