import { darken, lighten, mix } from '../../pen/colour.ts';
import { labelWords, PAPER } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path, rect } from '../../pen/shapes.ts';
import { GROUND, type Standing } from '../standing.ts';

const LEFT = 214;
const TOP = 150;
const WIDTH = 372;

/** A wooden comb tied to a standing card. */
export function drawComb(sheet: Sheet, pack: Pack): Standing {
  const card =
    rect([LEFT + 8, TOP - 4], [WIDTH, GROUND - TOP], { rx: 5, fill: '#bda984' }) +
    rect([LEFT, TOP], [WIDTH, GROUND - TOP], {
      rx: 5,
      fill: sheet.across([
        [0, '#fffaf0'],
        [0.5, PAPER],
        [1, '#e3d6b9'],
      ]),
    }) +
    rect([LEFT + 12, TOP + 12], [WIDTH - 24, GROUND - TOP - 24], {
      rx: 3,
      fill: 'none',
      stroke: '#a9803c',
      'stroke-width': 1.4,
    });
  const words = labelWords(pack, { x: LEFT + 42, y: TOP + 26, width: WIDTH - 84, height: 208 });
  return {
    svg: card + words + comb(sheet, mix('#b98b54', pack.colour, 0.2)),
    left: LEFT,
    right: LEFT + WIDTH,
    top: TOP,
  };
}

function comb(sheet: Sheet, colour: string): string {
  const [left, right, spine, tips] = [LEFT - 26, LEFT + WIDTH + 26, 476, 626];
  const pitch = 13.6;
  const count = Math.floor((right - left - 44) / pitch);
  const teeth = Array.from({ length: count }, (_, i) => {
    const x = left + 24 + i * pitch;
    const arch = Math.sin((Math.PI * (i + 0.5)) / count) * 8;
    return `M${x.toFixed(1)},${spine - 4} V${(tips - 10 + arch).toFixed(1)} q3.7,12 7.4,0 V${spine - 4} Z`;
  });
  const grain = sheet.down([
    [0, lighten(colour, 0.42)],
    [0.3, lighten(colour, 0.1)],
    [1, darken(colour, 0.3)],
  ]);
  const back = `M${left},${tips - 14} V${spine - 8} Q${left + 10},${spine - 74} 400,${spine - 78} Q${right - 10},${spine - 74} ${right},${spine - 8} V${tips - 14} q-9,16 -18,0 V${spine} H${left + 18} V${tips - 14} q-9,16 -18,0 Z`;
  const rings = [18, 34, 52].map((drop) =>
    path(
      `M${left + 24},${spine - 8} Q${left + 60},${spine - 74 + drop} 400,${spine - 72 + drop} T${right - 24},${spine - 8}`,
      { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 1.2, 'stroke-opacity': 0.28 },
    ),
  );
  const cord = [LEFT + 66, LEFT + WIDTH - 66]
    .map((x) =>
      path(`M${x},${spine - 74} q-5,40 0,76 M${x + 6},${spine - 74} q-5,40 0,76`, {
        fill: 'none',
        stroke: '#efe3c6',
        'stroke-width': 3,
      }),
    )
    .join('');
  const shine = path(`M${left + 12},${spine - 20} Q${left + 24},${spine - 66} 400,${spine - 70}`, {
    fill: 'none',
    stroke: '#fff3d6',
    'stroke-width': 4,
    opacity: 0.5,
    filter: sheet.blur(1.5),
  });
  const wood = path(teeth.join(' '), { fill: grain }) + path(back, { fill: grain });
  return `<g filter="${sheet.shadow({ right: 6, down: 8, blur: 5, opacity: 0.45 })}">${wood}${rings.join('')}${shine}</g>${cord}`;
}
