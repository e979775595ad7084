export type Point = readonly [x: number, y: number];

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

export const at = (
  x: number,
  y: number,
  drawing: string,
  { turn = 0, scale = 1 }: { turn?: number; scale?: number | string } = {},
): string =>
  `<g transform="translate(${short(x)},${short(y)}) rotate(${short(turn)}) scale(${scale})">${drawing}</g>`;

export const path = (d: string, attributes: Record<string, string | number>): string =>
  `<path d="${d}"${marks(attributes)}/>`;

export const rect = (
  [x, y]: Point,
  [width, height]: Point,
  attributes: Record<string, string | number>,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${marks(attributes)}/>`;

export const ellipse = (
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  attributes: Record<string, string | number>,
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}"${marks(attributes)}/>`;

export const group = (drawing: string, attributes: Record<string, string | number>): string =>
  `<g${marks(attributes)}>${drawing}</g>`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)} Z`;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' L')}`;

function marks(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
}
