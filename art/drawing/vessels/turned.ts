import { lighten } from '../pen/colour.ts';
import { ellipse, path } from '../pen/shapes.ts';
import type { Sheet, Stop } from '../pen/sheet.ts';

/** Half the width of a turned body at a height, and how far the edge is rounded there. */
export type Ring = readonly [radius: number, y: number, round?: number];

export type Turned = { centre?: number; rings: readonly Ring[]; tilt?: number };

/** How much a circle seen from the height of the camera sags, as a share of its radius. */
export const TILT = 0.1;

/** The outline of a body turned on a wheel: rings from the top down, mirrored, with its round foot. */
export function outline({ centre = 400, rings, tilt = TILT }: Turned): string {
  const [first, last] = [rings[0], rings.at(-1)];
  if (!first || !last) throw new Error('A turned body needs rings');
  const left = rings.map((ring, i) => corner(rings, i, ([radius, y]) => [centre - radius, y])).join(' ');
  const right = [...rings.keys()]
    .toReversed()
    .map((i) => corner(rings.toReversed(), rings.length - 1 - i, ([radius, y]) => [centre + radius, y]))
    .join(' ');
  const foot = `Q${centre},${last[1] + last[0] * tilt * 2} ${centre + last[0]},${last[1]}`;
  const rim = `Q${centre},${first[1] + first[0] * tilt * 2} ${centre - first[0]},${first[1]}`;
  return `M${centre - first[0]},${first[1]} ${left} ${foot} ${right} ${rim} Z`;
}

function corner(rings: readonly Ring[], i: number, place: (ring: Ring) => readonly [number, number]): string {
  const ring = rings[i];
  if (!ring) return '';
  const [x, y] = place(ring);
  const [before, after, round] = [rings[i - 1], rings[i + 1], ring[2] ?? 0];
  if (!before || !after || round === 0) return `L${x},${y}`;
  const [enterX, enterY] = along([x, y], place(before), round);
  const [leaveX, leaveY] = along([x, y], place(after), round);
  return `L${enterX},${enterY} Q${x},${y} ${leaveX},${leaveY}`;
}

function along(
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  reach: number,
): readonly [number, number] {
  const share = Math.min(0.5, reach / (Math.hypot(toX - x, toY - y) || 1));
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Draws a turned body in a material. */
export function turn(sheet: Sheet, body: Turned, material: readonly Stop[]): string {
  return path(outline(body), { fill: sheet.across(material) });
}

/** Draws a turned body that is closed above: a lid or a cap, with the light on its top. */
export function turnLid(sheet: Sheet, lid: Turned, material: readonly Stop[]): string {
  const { centre = 400, tilt = TILT } = lid;
  const [radius = 0, y = 0] = lid.rings[0] ?? [];
  const top = material.map(([offset, colour]): Stop => [offset, lighten(colour, 0.22)]);
  return (
    turn(sheet, lid, material) +
    ellipse([centre, y], [radius, radius * tilt], { fill: sheet.across(top) }) +
    ellipse([centre, y], [radius - 0.8, radius * tilt - 0.8], {
      fill: 'none',
      stroke: '#fff3d6',
      'stroke-width': 1.4,
      'stroke-opacity': 0.45,
    })
  );
}

/** The front half of a ring around a body: a seam, a rim of light, the edge of a label. */
export function seam(
  { centre = 400, radius, y, tilt = TILT }: { centre?: number; radius: number; y: number; tilt?: number },
  stroke: { colour: string; width: number; opacity?: number },
): string {
  return path(`M${centre - radius},${y} Q${centre},${y + radius * tilt * 2} ${centre + radius},${y}`, {
    fill: 'none',
    stroke: stroke.colour,
    'stroke-width': stroke.width,
    'stroke-opacity': stroke.opacity ?? 1,
  });
}
