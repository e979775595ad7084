import { between } from '../pen/chance.ts';
import { darken, lighten } from '../pen/colour.ts';
import { at, ellipse, group, type Point } from '../pen/shapes.ts';
import type { Drawing } from './herb.ts';
import { petal } from './shapes/flower.ts';
import { fruit, fruits } from './shapes/fruit.ts';
import { leaf, type Leaf } from './shapes/leaf.ts';
import { seeds, type Seeds } from './shapes/seed.ts';
import { bunch, sprig, type Sprig } from './shapes/sprig.ts';

/* Drawings that many herbs share. */

export const stems =
  (options: Sprig, leans: readonly number[] = [-17, 20, 2]): Drawing =>
  (sheet, chance) =>
    bunch(
      leans.map(
        (lean, i) =>
          [
            lean,
            i === leans.length - 1 ? 1 : 0.8,
            sprig(sheet, chance, { ...options, bend: (options.bend ?? 36) * (lean < 0 ? -1 : 1) }),
          ] as const,
      ),
    );

/** The second function draws the flower at the end of each stem. */
export const flowering =
  (options: Sprig, flower: Drawing, leans: readonly number[] = [-20, 24, 1]): Drawing =>
  (sheet, chance) =>
    bunch(
      leans.map(
        (lean, i) =>
          [
            lean,
            i === leans.length - 1 ? 1 : 0.78,
            sprig(sheet, chance, {
              ...options,
              bend: (options.bend ?? 26) * (lean < 0 ? -1 : 1),
              tip: flower(sheet, chance),
            }),
          ] as const,
      ),
    );

export const bearing =
  (options: Sprig, small: Drawing, leans: readonly number[] = [-18, 21, 1]): Drawing =>
  (sheet, chance) =>
    bunch(
      leans.map(
        (lean, i) =>
          [
            lean,
            i === leans.length - 1 ? 1 : 0.8,
            sprig(sheet, chance, {
              ...options,
              bend: (options.bend ?? 30) * (lean < 0 ? -1 : 1),
              axil: (node) => (node > 0 ? small(sheet, chance) : ''),
            }),
          ] as const,
      ),
    );

export const fallenLeaves =
  (shape: Leaf): Drawing =>
  (sheet, chance) => {
    const lying = ([x, y, turn]: readonly [number, number, number]): string =>
      at(x, y, leaf(sheet, shape), { turn: turn + between(chance, -8, 8), scale: '1,0.72' });
    return group(lying([-70, -4, -14]) + lying([70, 4, 196]) + lying([-24, 20, 12]), {
      filter: sheet.shadow({ right: 5, down: 6, blur: 4, opacity: 0.4 }),
    });
  };

export const fallenPetals =
  (colour: string, { length = 52, width = 46 } = {}): Drawing =>
  (sheet, chance) => {
    const places: Point[] = [
      [-66, 2],
      [-14, -12],
      [40, 6],
      [-36, 24],
      [70, -8],
    ];
    const lying = places.map(([x, y]) =>
      at(x, y, petal(sheet, length * between(chance, 0.8, 1.1), width, colour), {
        turn: between(chance, -60, 60),
        scale: '1,0.66',
      }),
    );
    return group(lying.join(''), { filter: sheet.shadow({ right: 5, down: 5, blur: 4, opacity: 0.4 }) });
  };

export const lyingFlowers =
  (flower: Drawing): Drawing =>
  (sheet, chance) =>
    group(
      at(-52, 0, flower(sheet, chance), { scale: '1,0.78' }) +
        at(44, -8, flower(sheet, chance), { scale: '0.84,0.66', turn: 0 }) +
        at(4, 22, flower(sheet, chance), { scale: '0.7,0.54' }),
      {
        filter: sheet.shadow({ right: 6, down: 6, blur: 4, opacity: 0.42 }),
      },
    );

export type RoundFruit = { radius: number; colour: string; ribs?: boolean; squash?: number; stalk?: boolean };

export const fruitsOf =
  (shape: RoundFruit, cut?: Drawing): Drawing =>
  (sheet, chance) => {
    const gap = shape.radius * 1.75;
    const places: Point[] = [
      [-gap * 0.62, -4],
      [gap * 0.5, -10],
      [gap * 0.1, 18],
    ];
    return fruits(sheet, places, (i) => (i === 2 && cut ? cut(sheet, chance) : fruit(sheet, shape)));
  };

export const heapOf =
  (shape: Seeds): Drawing =>
  (sheet, chance) =>
    seeds(sheet, chance, shape);

/** A wooden or brass bowl. The colour represents its content. */
export const bowlOf =
  (content: string, bowl = '#a67b48'): Drawing =>
  (sheet) => {
    const wood = sheet.across([
      [0, darken(bowl, 0.4)],
      [0.3, lighten(bowl, 0.35)],
      [1, darken(bowl, 0.45)],
    ]);
    const under = ellipse([8, 40], [54, 10], { fill: '#1d0f02', opacity: 0.5, filter: sheet.blur(5) });
    const body = `<path d="M-74,-12 C-66,58 66,58 74,-12 Z" fill="${wood}"/>`;
    const rim = ellipse([0, -12], [74, 19], { fill: lighten(bowl, 0.3) });
    const fill = ellipse([0, -11], [66, 15], {
      fill: sheet.outward([
        [0, lighten(content, 0.5)],
        [0.6, content],
        [1, darken(content, 0.25)],
      ]),
    });
    return under + body + rim + fill + ellipse([-20, -15], [22, 4], { fill: '#fffdf2', opacity: 0.45 });
  };

export const together =
  (...parts: readonly (readonly [x: number, y: number, scale: number, drawing: Drawing])[]): Drawing =>
  (sheet, chance) =>
    parts.map(([x, y, scale, drawing]) => at(x, y, drawing(sheet, chance), { scale })).join('');
