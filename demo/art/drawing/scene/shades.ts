import { leaf } from '../herbs/shapes/leaf.ts';
import { between, chanceFrom } from '../pen/chance.ts';
import { at, path, rect } from '../pen/shapes.ts';
import type { Sheet } from '../pen/sheet.ts';

const SHADE = '#6b4f2c';

/** Draws the shadows before a window on 800 by 800, unblurred. */
type Shade = (sheet: Sheet) => string;

/** Shadows of a tree with broad leaves, of a palm, of a carved screen, of a window's bars and of thin twigs. */
export const shades = {
  broadLeaves: boughs('broad leaves', { count: 5, length: 360, leaves: 5, size: [120, 64], spread: 52 }),
  palm: boughs('palm', { count: 3, length: 430, leaves: 11, size: [230, 19], spread: 42 }),
  screen: carvedScreen,
  bars: windowBars,
  twigs: boughs('twigs', { count: 7, length: 320, leaves: 8, size: [66, 30], spread: 46 }),
} satisfies Record<string, Shade>;

export type ShadeName = keyof typeof shades;

type Bough = { count: number; length: number; leaves: number; size: [number, number]; spread: number };

function boughs(seed: string, { count, length, leaves, size, spread }: Bough): Shade {
  return (sheet) => {
    const chance = chanceFrom(seed);
    const bough = (): string => {
      const stem = path(`M0,0 L${length},0`, { stroke: SHADE, 'stroke-width': 5 });
      const blades = Array.from({ length: leaves }, (_, i) =>
        [-1, 1].map((side) =>
          at((length * (i + 1)) / leaves, 0, bladeOf(sheet, size, between(chance, 0.8, 1.15)), {
            turn: side * between(chance, spread - 10, spread + 10),
          }),
        ),
      );
      return stem + blades.flat().join('');
    };
    return Array.from({ length: count }, (_, i) => {
      const fromLeft = i % 2 === 0;
      const x = fromLeft ? between(chance, -120, -20) : between(chance, 820, 920);
      const turn = fromLeft ? between(chance, -12, 34) : between(chance, 146, 192);
      return at(x, between(chance, -40, 420), bough(), { turn });
    }).join('');
  };
}

const bladeOf = (sheet: Sheet, [length, width]: [number, number], scale: number): string =>
  leaf(sheet, { length: length * scale, width: width * scale, colour: SHADE, flat: true });

/** Squares on their corners, leaning as the sun comes from the left. */
function carvedScreen(): string {
  const lines = Array.from({ length: 22 }, (_, i) => {
    const x = -700 + i * 104;
    return (
      rect([x, -700], [30, 2400], { fill: SHADE, transform: 'rotate(38 400 400)' }) +
      rect([x, -700], [30, 2400], { fill: SHADE, transform: 'rotate(-44 400 400)' })
    );
  });
  return lines.join('');
}

function windowBars(): string {
  const upright = Array.from({ length: 6 }, (_, i) =>
    rect([-260 + i * 236, -200], [34, 1300], { fill: SHADE }),
  );
  const level = Array.from({ length: 5 }, (_, i) =>
    rect([-400, -120 + i * 260], [1700, 30], { fill: SHADE }),
  );
  const around =
    rect([-500, -300], [330, 1500], { fill: SHADE }) + rect([930, -300], [500, 1500], { fill: SHADE });
  return `<g transform="skewY(14) skewX(-9) translate(40,-90)">${upright.join('')}${level.join('')}${around}</g>`;
}
