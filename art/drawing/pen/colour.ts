/** Shadows are a warm brown and lights a warm white, so that every colour sits in the same light. */
const SHADOW = '#1f1206';
const LIGHT = '#fff8ea';

export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return `#${from.map((value, i) => hexPair(value + ((to[i] ?? value) - value) * share)).join('')}`;
}

export const darken = (colour: string, share: number): string => mix(colour, SHADOW, share);
export const lighten = (colour: string, share: number): string => mix(colour, LIGHT, share);

/** Perceived lightness, 0 black to 1 white. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Where a colour lies on the wheel (degrees) and how strong it is (0..1). */
export function tone(colour: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  if (span === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: (sixth * 60 + 360) % 360, saturation: span / (255 - Math.abs(most + least - 255)) };
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hexPair(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
