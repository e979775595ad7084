import { mix } from '../../pen/colour.ts';
import { flatLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { rect } from '../../pen/shapes.ts';
import { printOf } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { drawBox } from './box.ts';

/** A tall board carton with its label printed on the front. */
export function drawCarton(sheet: Sheet, pack: Pack): Standing {
  const colour = printOf(pack.colour);
  const [left, width, top] = [248, 276, 172];
  const band =
    rect([left, GROUND - 56], [width, 5], { fill: '#d9b468', opacity: 0.9 }) +
    rect([left, top + 42], [width, 2], { fill: '#d9b468', opacity: 0.8 });
  const tuck = rect([left + 12, top + 14], [width - 24, 1.6], {
    fill: mix(colour, '#000000', 0.4),
    opacity: 0.4,
  });
  const label = flatLabel(sheet, pack, { x: left + 24, y: top + 74, width: width - 48, height: 322 }, [
    [0, '#fffaf0', 0.12],
    [0.5, '#fffaf0', 0],
    [1, '#2a1705', 0.12],
  ]);
  const svg = drawBox(sheet, { left, width, top, bottom: GROUND, depth: 84, colour }) + band + tuck + label;
  return { svg, left, right: left + width + 52, top: top - 12 };
}
