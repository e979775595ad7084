import { FRAME, type Picture, type View } from './picture.ts';
import type { LabelGrid } from './plate.ts';

type Point = { x: number; y: number; u: number; v: number };

/** Samples per pixel, across and down. */
const FINE = 3;

/** Bends a sheet onto the label in a view: RGB, white outside. Each cell of the grid is two triangles with a flat sheet. */
export function layOn(sheet: Picture, grid: LabelGrid, view: View): Picture {
  const side = FRAME * FINE;
  const fine = new Uint8Array(side * side * 3).fill(255);
  for (const triangle of trianglesOf(grid, view)) fillTriangle(fine, side, triangle, sheet);
  return { width: FRAME, height: FRAME, channels: 3, data: coarse(fine, side) };
}

function* trianglesOf(
  { points, columns }: LabelGrid,
  { left, top, size }: View,
): Generator<[Point, Point, Point]> {
  const rows = points.length / columns;
  const scale = (FRAME / size) * FINE;
  const at = (row: number, column: number): Point => {
    const [x, y] = points[row * columns + column] ?? [0, 0];
    return {
      x: (x * FRAME - left) * scale,
      y: (y * FRAME - top) * scale,
      u: column / (columns - 1),
      v: row / (rows - 1),
    };
  };
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners = [
        at(row, column),
        at(row, column + 1),
        at(row + 1, column + 1),
        at(row + 1, column),
      ] as const;
      yield [corners[0], corners[1], corners[2]];
      yield [corners[0], corners[2], corners[3]];
    }
}

function fillTriangle(
  fine: Uint8Array,
  side: number,
  [a, b, c]: [Point, Point, Point],
  sheet: Picture,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)].map((x) => clamp(x, side));
  const [top, bottom] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)].map((y) => clamp(y, side));
  for (let y = Math.floor(top ?? 0); y < (bottom ?? 0); y++)
    for (let x = Math.floor(left ?? 0); x < (right ?? 0); x++) {
      const ofB = ((x + 0.5 - a.x) * (c.y - a.y) - (c.x - a.x) * (y + 0.5 - a.y)) / area;
      const ofC = ((b.x - a.x) * (y + 0.5 - a.y) - (x + 0.5 - a.x) * (b.y - a.y)) / area;
      const ofA = 1 - ofB - ofC;
      if (ofA < -1e-6 || ofB < -1e-6 || ofC < -1e-6) continue;
      const u = a.u * ofA + b.u * ofB + c.u * ofC;
      const v = a.v * ofA + b.v * ofB + c.v * ofC;
      look(sheet, u, v, fine, (y * side + x) * 3);
    }
}

/** Interpolates the sheet's colour at u, v from its four nearest pixels. */
function look({ width, height, data }: Picture, u: number, v: number, into: Uint8Array, at: number): void {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const start = (row * width + column) * 3;
  for (let part = 0; part < 3; part++) {
    const here = start + part;
    const above = (data[here] ?? 255) * (1 - right) + (data[here + 3] ?? 255) * right;
    const below = (data[here + width * 3] ?? 255) * (1 - right) + (data[here + width * 3 + 3] ?? 255) * right;
    into[at + part] = above * (1 - down) + below * down;
  }
}

function coarse(fine: Uint8Array, side: number): Uint8Array {
  const out = new Uint8Array(FRAME * FRAME * 3);
  for (let y = 0; y < FRAME; y++)
    for (let x = 0; x < FRAME; x++)
      for (let part = 0; part < 3; part++) {
        let sum = 0;
        for (let dy = 0; dy < FINE; dy++)
          for (let dx = 0; dx < FINE; dx++)
            sum += fine[((y * FINE + dy) * side + x * FINE + dx) * 3 + part] ?? 255;
        out[(y * FRAME + x) * 3 + part] = sum / (FINE * FINE);
      }
  return out;
}

const clamp = (value: number, side: number): number => Math.min(side, Math.max(0, value));
