import type { Sheet } from '../../pen/sheet.ts';
import { path, rect } from '../../pen/shapes.ts';

export type GlassBody = { path: string; left: number; right: number; shoulder: number; foot: number };

/** What light does in a glass body: the window on its left, the thin edge on its right, the bright foot. */
export function glassLight(sheet: Sheet, { path: body, left, right, shoulder, foot }: GlassBody): string {
  const [width, soft] = [right - left, sheet.blur(2.2)];
  const window = path(
    `M${left + width * 0.1},${shoulder + 26} Q${left + width * 0.08},${shoulder + 4} ${left + width * 0.2},${shoulder - 8} L${left + width * 0.24},${shoulder - 4} Q${left + width * 0.19},${shoulder + 20} ${left + width * 0.185},${foot - 22} L${left + width * 0.1},${foot - 26} Z`,
    { fill: '#fff8ea', opacity: 0.36, filter: soft },
  );
  const edge = rect([right - width * 0.065, shoulder + 20], [width * 0.018, foot - shoulder - 44], {
    fill: '#fff2d6',
    opacity: 0.5,
    filter: soft,
  });
  const footGlow = rect([left + width * 0.08, foot - 30], [width * 0.84, 22], {
    fill: '#ffe3ae',
    opacity: 0.28,
    filter: sheet.blur(6),
  });
  return `<g clip-path="${sheet.clip(body)}">${footGlow}${window}${edge}</g>`;
}
