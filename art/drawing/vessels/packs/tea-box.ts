import { darken, lighten, mix } from '../../pen/colour.ts';
import { flatLabel, crest, PAPER } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { at, path, rect } from '../../pen/shapes.ts';
import { printOf } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { drawBox } from './box.ts';

/** A wide tea box with a lid, and one tea bag before it. */
export function drawTeaBox(sheet: Sheet, pack: Pack): Standing {
  const colour = printOf(pack.colour);
  const [left, width, top] = [196, 356, 268];
  const base = drawBox(sheet, {
    left: left + 5,
    width: width - 10,
    top: 350,
    bottom: GROUND,
    depth: 112,
    colour,
  });
  const lid = drawBox(sheet, {
    left,
    width,
    top,
    bottom: 352,
    depth: 122,
    colour: mix(colour, '#f2e7cf', 0.16),
  });
  const lidShade = rect([left + 5, 352], [width - 10, 12], {
    fill: darken(colour, 0.7),
    opacity: 0.35,
    filter: sheet.blur(3),
  });
  const label = flatLabel(sheet, pack, { x: left + 44, y: 300, width: width - 88, height: 316 }, [
    [0, '#fffaf0', 0.12],
    [0.5, '#fffaf0', 0],
    [1, '#2a1705', 0.12],
  ]);
  const fold = rect([left + 44, 351], [width - 88, 1.6], { fill: '#2a1705', opacity: 0.22 });
  return {
    svg: base + lidShade + lid + label + fold,
    left,
    right: left + width + 66,
    top: top - 16,
    sample: teaBag(sheet, pack.colour),
  };
}

function teaBag(sheet: Sheet, colour: string): string {
  const bag = path('M-34,-26 L-22,-42 H22 L34,-26 V34 H-34 Z', {
    fill: sheet.outward([
      [0, mix(colour, '#fbf5e9', 0.6)],
      [0.6, mix(colour, '#f2e7cf', 0.5)],
      [1, lighten(colour, 0.5)],
    ]),
    stroke: '#d8c9a6',
    'stroke-width': 1.4,
  });
  const tag = rect([-19, -19], [38, 38], { rx: 2, fill: PAPER }) + crest(0, 8, '#3f7050', 0.5);
  const thread = path('M196,708 Q232,764 300,742 Q346,726 362,744', {
    fill: 'none',
    stroke: '#efe3c6',
    'stroke-width': 2,
  });
  return `<g filter="${sheet.shadow({ right: 7, down: 7, blur: 5, opacity: 0.4 })}">${thread}${at(172, 712, bag, { turn: -24 })}${at(374, 744, tag, { turn: 14 })}</g>`;
}
