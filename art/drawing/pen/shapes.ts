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

/** A polygon whose corners are rounded, each by its own radius (the third number of a corner). */
export function roundedPolygon(
  corners: readonly (readonly [x: number, y: number, radius?: number])[],
): string {
  const steps = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const [enter, leave] = [toward(corner, before), toward(corner, after)];
    return `${short(enter[0])},${short(enter[1])} Q${short(corner[0])},${short(corner[1])} ${short(leave[0])},${short(leave[1])}`;
  });
  return `M${steps.join(' L')} Z`;
}

function toward(
  [x, y, radius = 0]: readonly [number, number, number?],
  [otherX, otherY]: readonly [number, number, number?],
): Point {
  const distance = Math.hypot(otherX - x, otherY - y) || 1;
  const share = Math.min(radius / distance, 0.5);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

function marks(attributes: Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
}
