import { darken, lighten, mix } from '../../pen/colour.ts';
import { flatLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { at, ellipse, path, rect, roundedPolygon } from '../../pen/shapes.ts';
import { GROUND, type Standing } from '../standing.ts';
import { crest } from '../../label/label.ts';

/** A wrapped bar standing on its side with its label around it, and an unwrapped one before it. */
export function drawSoap(sheet: Sheet, pack: Pack): Standing {
  const colour = mix(pack.colour, '#f4e6c8', 0.18);
  const [left, top, width] = [196, 344, 386];
  const svg =
    bar(sheet, { x: left, y: top, width, height: GROUND - top, colour }) +
    wrapper(sheet, pack, left + 44, top);
  return { svg, left, right: left + width + 34, top: top - 14, sample: loose(sheet, colour) };
}

type Bar = { x: number; y: number; width: number; height: number; colour: string };

function bar(sheet: Sheet, { x, y, width, height, colour }: Bar): string {
  const back = rect([x + 30, y - 14], [width, height], {
    rx: 26,
    fill: sheet.across([
      [0, lighten(colour, 0.3)],
      [0.8, darken(colour, 0.2)],
      [1, darken(colour, 0.42)],
    ]),
  });
  const face = rect([x, y], [width, height], {
    rx: 26,
    fill: sheet.outward(
      [
        [0, lighten(colour, 0.36)],
        [0.6, colour],
        [1, darken(colour, 0.2)],
      ],
      { radius: 1 },
    ),
  });
  const edge = rect([x + 3, y + 3], [width - 6, height - 6], {
    rx: 24,
    fill: 'none',
    stroke: lighten(colour, 0.7),
    'stroke-width': 2.4,
    'stroke-opacity': 0.55,
  });
  return back + face + edge;
}

/** The paper band with the label, and its turn over the upper edge. */
function wrapper(sheet: Sheet, pack: Pack, x: number, top: number): string {
  const width = 298;
  const over = path(
    roundedPolygon([
      [x, top],
      [x + 30, top - 14],
      [x + width + 30, top - 14],
      [x + width, top],
    ]),
    { fill: '#e6dbc1' },
  );
  const label = flatLabel(sheet, pack, { x, y: top, width, height: GROUND - top }, [
    [0, '#fffaf0', 0.1],
    [0.5, '#fffaf0', 0],
    [1, '#2a1705', 0.14],
  ]);
  const lift = rect([x + width, top + 4], [8, GROUND - top - 8], {
    fill: '#2a1705',
    opacity: 0.22,
    filter: sheet.blur(3),
  });
  return over + lift + label;
}

function loose(sheet: Sheet, colour: string): string {
  const side = rect([-78, -18], [156, 58], {
    rx: 22,
    fill: sheet.down([
      [0, darken(colour, 0.1)],
      [1, darken(colour, 0.42)],
    ]),
  });
  const top = rect([-78, -30], [156, 54], {
    rx: 24,
    fill: sheet.outward([
      [0, lighten(colour, 0.5)],
      [0.7, lighten(colour, 0.08)],
      [1, darken(colour, 0.1)],
    ]),
  });
  const mark = `<g transform="scale(1,.6)" opacity=".55">${crest(0, 10, darken(colour, 0.4), 0.9)}</g>`;
  const under = ellipse([6, 40], [82, 9], { fill: '#1d0f02', opacity: 0.55, filter: sheet.blur(5) });
  return at(204, 712, under + side + top + mark, { turn: -3 });
}
