import { lighten, mix } from '../../pen/colour.ts';
import { labelWords } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { path, rect } from '../../pen/shapes.ts';
import { matte, wood } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';
import { turn, type Turned } from '../turned.ts';

const cap: Turned = {
  rings: [
    [80, 582],
    [80, GROUND - 6, 6],
    [76, GROUND],
  ],
};

const TOP = 108;
const shape = `M272,${TOP} H528 C526,${TOP + 180} 510,420 492,574 Q400,594 308,574 C290,420 274,${TOP + 180} 272,${TOP} Z`;

/** A soft tube standing on its cap, printed with the words of the label. */
export function drawTube(sheet: Sheet, pack: Pack): Standing {
  const skin = mix(pack.colour, '#faf3e3', 0.8);
  const seal = Array.from({ length: 50 }, (_, i) =>
    rect([274 + i * 5.1, TOP + 3], [1.3, 30], { fill: '#2a1705', opacity: 0.14 }),
  );
  const sealEdge =
    rect([272, TOP + 35], [256, 2], { fill: '#2a1705', opacity: 0.16 }) +
    rect([272, TOP + 38], [256, 2], { fill: '#fff', opacity: 0.6 });
  const band = path('M300,512 Q400,532 500,512 L493,574 Q400,594 307,574 Z', {
    fill: sheet.across(matte(mix(pack.colour, '#6f6a4e', 0.25))),
  });
  const gloss = path(
    `M304,${TOP + 60} C312,300 324,420 334,560 L350,562 C340,420 330,300 328,${TOP + 60} Z`,
    { fill: '#ffffff', opacity: 0.5, filter: sheet.blur(5) },
  );
  const words = labelWords(pack, { x: 306, y: 172, width: 188, height: 318 });
  const svg =
    turn(sheet, cap, wood) +
    path(shape, { fill: sheet.across(matte(lighten(skin, 0.1))) }) +
    band +
    `<g clip-path="${sheet.clip(shape)}">${seal.join('')}${sealEdge}</g>` +
    words +
    gloss;
  return { svg, left: 308, right: 500, top: TOP };
}
