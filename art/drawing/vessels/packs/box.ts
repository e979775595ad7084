import { darken, lighten } from '../../pen/colour.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path, polygon, type Point } from '../../pen/shapes.ts';

export type Box = { left: number; width: number; top: number; bottom: number; depth: number; colour: string };

/** A board box seen a little from the right and above: front, right side and top. */
export function drawBox(sheet: Sheet, { left, width, top, bottom, depth, colour }: Box): string {
  const right = left + width;
  const [across, up] = [depth * 0.62, depth * 0.16];
  const front = sheet.across([
    [0, lighten(colour, 0.16)],
    [0.4, lighten(colour, 0.06)],
    [1, darken(colour, 0.07)],
  ]);
  const side = sheet.across([
    [0, darken(colour, 0.36)],
    [1, darken(colour, 0.24)],
  ]);
  const lid = sheet.across([
    [0, lighten(colour, 0.42)],
    [1, lighten(colour, 0.22)],
  ]);
  const sideFace: Point[] = [
    [right, top],
    [right + across, top - up],
    [right + across, bottom - up * 1.5],
    [right, bottom],
  ];
  const topFace: Point[] = [
    [left, top],
    [left + across, top - up],
    [right + across, top - up],
    [right, top],
  ];
  const frontFace: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const ridge = path(`M${left},${top} H${right} V${bottom}`, {
    fill: 'none',
    stroke: lighten(colour, 0.7),
    'stroke-width': 1.4,
    'stroke-opacity': 0.6,
  });
  return (
    path(polygon(sideFace), { fill: side }) +
    path(polygon(topFace), { fill: lid }) +
    path(polygon(frontFace), { fill: front }) +
    ridge
  );
}
