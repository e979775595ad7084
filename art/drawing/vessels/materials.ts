import { darken, lighten, mix, tone } from '../pen/colour.ts';
import type { Stop } from '../pen/sheet.ts';

/* What a round body looks like from its left edge to its right one, in light that comes from the upper left. */

export const glass = (colour: string): Stop[] => [
  [0, darken(colour, 0.72)],
  [0.03, darken(colour, 0.3)],
  [0.065, lighten(colour, 0.22)],
  [0.13, darken(colour, 0.5)],
  [0.26, darken(colour, 0.22)],
  [0.42, glowing(colour, 0.3)],
  [0.56, glowing(colour, 0.75)],
  [0.7, glowing(colour, 0.25)],
  [0.83, darken(colour, 0.42)],
  [0.9, darken(colour, 0.1)],
  [0.945, glowing(colour, 0.4)],
  [0.975, darken(colour, 0.4)],
  [1, darken(colour, 0.74)],
];

/** Light that has come through a colour is brighter and warmer than the colour. */
const glowing = (colour: string, share: number): string =>
  mix(mix(colour, '#ffb44d', share * 0.35), '#fff3d6', share * 0.4);

export const matte = (colour: string): Stop[] => [
  [0, darken(colour, 0.34)],
  [0.08, darken(colour, 0.08)],
  [0.24, lighten(colour, 0.2)],
  [0.4, lighten(colour, 0.06)],
  [0.66, darken(colour, 0.08)],
  [0.9, darken(colour, 0.36)],
  [0.97, darken(colour, 0.26)],
  [1, darken(colour, 0.42)],
];

export const glazed = (colour: string): Stop[] => [
  [0, darken(colour, 0.36)],
  [0.06, lighten(colour, 0.3)],
  [0.13, darken(colour, 0.08)],
  [0.28, lighten(colour, 0.55)],
  [0.42, lighten(colour, 0.2)],
  [0.7, darken(colour, 0.06)],
  [0.9, darken(colour, 0.3)],
  [0.96, lighten(colour, 0.1)],
  [1, darken(colour, 0.4)],
];

export const brass: Stop[] = [
  [0, '#5b4218'],
  [0.12, '#b08a45'],
  [0.24, '#f5e2b0'],
  [0.33, '#d9b468'],
  [0.55, '#967131'],
  [0.76, '#b78f4a'],
  [0.9, '#e6c98a'],
  [1, '#64491c'],
];

export const wood: Stop[] = [
  [0, '#6f4d28'],
  [0.1, '#a67c4a'],
  [0.28, '#d9b583'],
  [0.5, '#c29a63'],
  [0.78, '#9a7242'],
  [0.94, '#7d592f'],
  [1, '#5f4220'],
];

export const rubber: Stop[] = [
  [0, '#171613'],
  [0.16, '#33312d'],
  [0.28, '#7b7770'],
  [0.38, '#403d38'],
  [0.75, '#1f1d1a'],
  [0.93, '#45423c'],
  [1, '#171613'],
];

/** How light and shade run over a label that is wrapped around a round body. */
export const wrapped: Stop[] = [
  [0, '#2a1705', 0.46],
  [0.09, '#2a1705', 0.18],
  [0.2, '#fffaf0', 0.2],
  [0.34, '#fffaf0', 0.12],
  [0.46, '#fffaf0', 0],
  [0.7, '#2a1705', 0.07],
  [0.9, '#2a1705', 0.28],
  [1, '#2a1705', 0.52],
];

/** The colours that paper, board and pouches are printed in: few, so that they stand together on one shelf. */
const prints = [
  '#35604a',
  '#6f7a3f',
  '#b8935f',
  '#bd8a30',
  '#a4553a',
  '#b5616f',
  '#6f3f58',
  '#3d5872',
  '#6b4a36',
];

/** The print that is nearest to a product's colour. */
export function printOf(colour: string): string {
  const wanted = tone(colour);
  const distance = (print: string): number => {
    const { hue, saturation } = tone(print);
    const turn = Math.abs(hue - wanted.hue);
    return Math.min(turn, 360 - turn) / 40 + Math.abs(saturation - wanted.saturation);
  };
  return prints.reduce((best, print) => (distance(print) < distance(best) ? print : best));
}
