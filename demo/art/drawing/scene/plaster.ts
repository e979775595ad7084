import { MARGIN, WIDE } from './frame.ts';

/** Wall colours. */
export const plasters = {
  sand: '#e3cfab',
  sage: '#ced0b2',
  rose: '#e6cab4',
  ochre: '#e2c18c',
  clay: '#cd9a80',
};

export type PlasterName = keyof typeof plasters;

export const GRAIN = `<filter id="plaster" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  0 0 0 1.1 -.46"/></filter><rect x="${-MARGIN}" y="${-MARGIN}" width="${WIDE}" height="${WIDE}" filter="url(#plaster)" opacity=".24"/>`;
