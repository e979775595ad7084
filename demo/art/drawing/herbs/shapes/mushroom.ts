import { between, type Chance } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { ellipse, path } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

export function lionsMane(sheet: Sheet, chance: Chance, radius: number): string {
  const body = ellipse([0, 0], [radius, radius * 0.9], {
    fill: sheet.outward([
      [0, '#fffaf0'],
      [0.6, '#efe2c6'],
      [1, '#c2a97c'],
    ]),
  });
  const threads = Array.from({ length: 420 }, () => {
    const [angle, reach] = [between(chance, 0, Math.PI * 2), Math.sqrt(chance()) * radius * 0.97];
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.88];
    const length = between(chance, 0.2, 0.4) * radius * (0.6 + 0.5 * (y / radius + 0.5));
    const tint = y + x > radius * 0.5 ? '#d6c39c' : chance() > 0.35 ? '#fffaf0' : '#e6d8ba';
    return {
      y,
      d: `M${x.toFixed(1)},${y.toFixed(1)} q${(x * 0.06).toFixed(1)},${(length * 0.6).toFixed(1)} ${(x * 0.1).toFixed(1)},${length.toFixed(1)}`,
      tint,
    };
  });
  const drawn = threads
    .toSorted((one, other) => one.y - other.y)
    .map(({ d, tint }) =>
      path(d, { fill: 'none', stroke: tint, 'stroke-width': 1.9, 'stroke-linecap': 'round' }),
    );
  return body + drawn.join('');
}

export function reishi(
  sheet: Sheet,
  { width, colour = '#8c3b1c' }: { width: number; colour?: string },
): string {
  const stem = path(
    `M-9,${width * 0.5} Q-4,${width * 0.2} -10,0 H12 Q10,${width * 0.24} 14,${width * 0.5} Z`,
    {
      fill: sheet.across([
        [0, darken(colour, 0.2)],
        [0.4, lighten(colour, 0.2)],
        [1, darken(colour, 0.5)],
      ]),
    },
  );
  const fan = (share: number): string =>
    `M${-width * 0.5 * share},${width * 0.02} C${-width * 0.56 * share},${-width * 0.36 * share} ${width * 0.56 * share},${-width * 0.4 * share} ${width * 0.5 * share},${width * 0.02} C${width * 0.3 * share},${width * 0.12 * share} ${-width * 0.3 * share},${width * 0.12 * share} ${-width * 0.5 * share},${width * 0.02} Z`;
  const bands = [
    [1, '#f3e3bd'],
    [0.95, '#d9a253'],
    [0.84, '#b65f28'],
    [0.66, colour],
    [0.44, darken(colour, 0.24)],
  ] as const;
  const gleam = path(
    `M${-width * 0.3},${-width * 0.1} Q${-width * 0.16},${-width * 0.22} ${width * 0.06},${-width * 0.22}`,
    {
      fill: 'none',
      stroke: '#fff3d6',
      'stroke-width': width * 0.03,
      opacity: 0.5,
      filter: sheet.blur(2),
      'stroke-linecap': 'round',
    },
  );
  return stem + bands.map(([share, tint]) => path(fan(share), { fill: tint })).join('') + gleam;
}
