/** Warm brown shadows and warm white lights put every colour in the same light. */
const SHADOW = '#1f1206';
const LIGHT = '#fff8ea';

export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return `#${from.map((value, i) => hexPair(value + ((to[i] ?? value) - value) * share)).join('')}`;
}

export const darken = (colour: string, share: number): string => mix(colour, SHADOW, share);
export const lighten = (colour: string, share: number): string => mix(colour, LIGHT, share);

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hexPair(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
