import { between, pick, type Chance } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { at, ellipse, path } from '../../pen/shapes.ts';
import type { Sheet } from '../../pen/sheet.ts';

export type Seeds = {
  count: number;
  length: number;
  width: number;
  colours: readonly string[];
  spread?: number;
};

export function seeds(
  sheet: Sheet,
  chance: Chance,
  { count, length, width, colours, spread = 70 }: Seeds,
): string {
  const laid = Array.from({ length: count }, () => {
    const [along, away] = [(chance() + chance() + chance()) / 1.5 - 1, chance()];
    return {
      x: along * spread,
      y: (away - 0.5) * spread * 0.5 * (1 - Math.abs(along) * 0.6),
      turn: between(chance, 0, 180),
      colour: pick(chance, colours),
    };
  });
  const under = ellipse([6, 6], [spread * 0.8, spread * 0.26], {
    fill: '#1d0f02',
    opacity: 0.35,
    filter: sheet.blur(6),
  });
  return (
    under +
    laid
      .toSorted((one, other) => one.y - other.y)
      .map(({ x, y, turn, colour }) => at(x, y, seed(sheet, length, width, colour), { turn }))
      .join('')
  );
}

export function seed(sheet: Sheet, length: number, width: number, colour: string): string {
  return (
    ellipse([1.2, 1.6], [length / 2, width / 2], { fill: '#1d0f02', opacity: 0.35 }) +
    ellipse([0, 0], [length / 2, width / 2], {
      fill: sheet.outward([
        [0, lighten(colour, 0.5)],
        [0.55, colour],
        [1, darken(colour, 0.4)],
      ]),
    }) +
    (length > 9
      ? path(`M${-length * 0.4},0 H${length * 0.4}`, {
          stroke: darken(colour, 0.4),
          'stroke-width': 0.9,
          'stroke-opacity': 0.5,
          fill: 'none',
        })
      : '')
  );
}

export function pod(
  sheet: Sheet,
  { length, width, colour }: { length: number; width: number; colour: string },
): string {
  const shape = (share: number): string =>
    `M0,0 Q${length / 2},${-width * share} ${length},0 Q${length / 2},${width * share} 0,0 Z`;
  const rib = { fill: 'none', stroke: darken(colour, 0.35), 'stroke-width': 1, 'stroke-opacity': 0.5 };
  return (
    path(shape(1), {
      fill: sheet.down([
        [0, lighten(colour, 0.4)],
        [0.5, colour],
        [1, darken(colour, 0.4)],
      ]),
    }) +
    path(shape(0.5), rib) +
    path(`M0,0 H${length}`, rib)
  );
}

export const pods = (
  sheet: Sheet,
  chance: Chance,
  options: { count: number; length: number; width: number; colour: string; spread?: number },
): string => {
  const { count, spread = 60 } = options;
  return Array.from({ length: count }, (_, i) =>
    at(
      ((i + 0.5) / count - 0.5) * spread * 2 - options.length / 2,
      between(chance, -16, 18),
      pod(sheet, options),
      { turn: between(chance, -40, 40) },
    ),
  ).join('');
};
