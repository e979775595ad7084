import { darken, lighten } from '../pen/colour.ts';
import { flatLabel } from '../label/label.ts';
import type { Pack } from '../pack.ts';
import { path, rect } from '../pen/shapes.ts';
import type { Sheet } from '../pen/sheet.ts';
import { printOf } from './materials.ts';
import { GROUND, type Standing } from './standing.ts';

const LEFT = 150;
const WIDTH = 424;
const FRONT = 424;
const BACK = 392;
const SKEW = 34;

/** An open gift box with the bundle's vessels standing in it. */
export function drawKit(sheet: Sheet, pack: Pack, contents: Standing[]): Standing {
  const colour = printOf(pack.colour);
  const right = LEFT + WIDTH;
  const inside = path(
    `M${LEFT},${FRONT} L${LEFT + SKEW},${BACK} H${right + SKEW} L${right},${FRONT} V${GROUND} H${LEFT} Z`,
    { fill: darken(colour, 0.62) },
  );
  const side = path(`M${right},${FRONT} L${right + SKEW},${BACK} V${GROUND - 20} L${right},${GROUND} Z`, {
    fill: sheet.across([
      [0, darken(colour, 0.4)],
      [1, darken(colour, 0.28)],
    ]),
  });
  const front = rect([LEFT, FRONT], [WIDTH, GROUND - FRONT], {
    fill: sheet.across([
      [0, lighten(colour, 0.16)],
      [0.5, colour],
      [1, darken(colour, 0.1)],
    ]),
  });
  const rim = path(`M${LEFT + SKEW},${BACK} L${LEFT},${FRONT} H${right} L${right + SKEW},${BACK}`, {
    fill: 'none',
    stroke: lighten(colour, 0.65),
    'stroke-width': 3,
    'stroke-opacity': 0.75,
  });
  const shade = rect([LEFT + 4, FRONT - 16], [WIDTH - 8, 20], {
    fill: '#1d0f02',
    opacity: 0.4,
    filter: sheet.blur(6),
  });
  const label = flatLabel(
    sheet,
    pack,
    { x: LEFT + 44, y: FRONT + 20, width: WIDTH - 88, height: GROUND - FRONT - 40 },
    [
      [0, '#fffaf0', 0.12],
      [0.5, '#fffaf0', 0],
      [1, '#2a1705', 0.12],
    ],
  );
  return {
    svg: inside + placed(contents) + shade + side + front + rim + label,
    left: LEFT,
    right: right + SKEW,
    top: 180,
  };
}

/** Sets the vessels side by side behind the front, the tallest in the middle, all standing as high as they can be seen. */
function placed(contents: Standing[]): string {
  const shown = contents.slice(0, 3).toSorted((one, other) => one.top - other.top);
  const [tallest, ...others] = shown;
  const row = [others[0], tallest, others[1]].filter((vessel) => vessel !== undefined);
  const room = (WIDTH + 10) / row.length;
  return row
    .map((vessel, i) => {
      const [width, height] = [vessel.right - vessel.left, GROUND - vessel.top];
      const scale = Math.min((room - 8) / width, 400 / height, 0.72);
      const middle = LEFT + 18 + room * (i + 0.5);
      const y = FRONT + Math.max(40, height * scale * 0.22);
      return `<g transform="translate(${middle - ((vessel.left + vessel.right) / 2) * scale},${y - GROUND * scale}) scale(${scale})">${vessel.svg}</g>`;
    })
    .join('');
}
