import { between, chanceFrom, pick } from '../../pen/chance.ts';
import { darken, lighten } from '../../pen/colour.ts';
import { flatLabel } from '../../label/label.ts';
import type { Pack } from '../../pack.ts';
import type { Sheet } from '../../pen/sheet.ts';
import { ellipse, path, rect } from '../../pen/shapes.ts';
import { brass, matte, printOf } from '../materials.ts';
import { GROUND, type Standing } from '../standing.ts';

const TOP = 136;
const shape = `M254,${TOP} H546 C552,${TOP + 150} 560,${TOP + 330} 564,${GROUND - 40} C566,${GROUND - 12} 556,${GROUND} 530,${GROUND + 3} C450,${GROUND + 12} 350,${GROUND + 12} 270,${GROUND + 3} C244,${GROUND} 234,${GROUND - 12} 236,${GROUND - 40} C240,${TOP + 330} 248,${TOP + 150} 254,${TOP} Z`;

/** A standing pouch, and a brass bowl of the powder that is in it. */
export function drawPouch(sheet: Sheet, pack: Pack): Standing {
  const colour = printOf(pack.colour);
  const label = flatLabel(sheet, pack, { x: 282, y: 262, width: 236, height: 326 }, [
    [0, '#2a1705', 0.14],
    [0.2, '#fffaf0', 0.14],
    [0.55, '#fffaf0', 0],
    [1, '#2a1705', 0.16],
  ]);
  const svg =
    path(shape, { fill: sheet.across(matte(colour)) }) + creases(sheet, colour) + closure(colour) + label;
  return { svg, left: 238, right: 564, top: TOP, sample: bowl(sheet, pack) };
}

function creases(sheet: Sheet, colour: string): string {
  const [dark, light, soft] = [darken(colour, 0.6), lighten(colour, 0.5), sheet.blur(7)];
  const fold = (d: string, stroke: string, width: number, opacity: number): string =>
    path(d, { fill: 'none', stroke, 'stroke-width': width, opacity, filter: soft });
  return `<g clip-path="${sheet.clip(shape)}">${
    fold('M262,200 C292,330 250,470 264,650', dark, 13, 0.4) +
    fold('M286,196 C304,250 292,330 284,400', light, 12, 0.4) +
    fold('M540,200 C520,340 552,480 534,650', dark, 15, 0.42) +
    fold('M556,260 C548,380 562,500 556,640', light, 6, 0.35) +
    fold(`M236,${GROUND - 66} Q400,${GROUND + 22} 564,${GROUND - 66}`, dark, 7, 0.45) +
    fold(`M236,${GROUND - 76} Q400,${GROUND + 10} 564,${GROUND - 76}`, light, 5, 0.36)
  }</g>`;
}

/** The heat seal, the tear notches and the zip at the head. */
function closure(colour: string): string {
  const ribs = Array.from({ length: 8 }, (_, i) =>
    rect([253, TOP + 5 + i * 4.6], [294, 1.3], { fill: darken(colour, 0.6), opacity: 0.3 }),
  );
  const zip =
    rect([250, TOP + 64], [300, 5], { fill: darken(colour, 0.5), opacity: 0.5 }) +
    rect([250, TOP + 69], [300, 2], { fill: lighten(colour, 0.6), opacity: 0.4 });
  const edge = rect([253, TOP + 44], [294, 2], { fill: lighten(colour, 0.6), opacity: 0.3 });
  return ribs.join('') + edge + zip;
}

/** A small brass bowl heaped with powder. */
function bowl(sheet: Sheet, { slug, colour }: Pack): string {
  const chance = chanceFrom(slug);
  const [x, y] = [196, 690];
  const grains = Array.from({ length: 150 }, () => {
    const [along, height] = [between(chance, -1, 1), chance()];
    return ellipse(
      [x + along * 74, y - 4 - (1 - along * along) * 44 * height],
      [between(chance, 0.7, 1.7), between(chance, 0.6, 1.3)],
      {
        fill: pick(chance, [darken(colour, 0.3), lighten(colour, 0.3), darken(colour, 0.14)]),
        opacity: 0.6,
      },
    );
  });
  const heap = path(
    `M${x - 82},${y} C${x - 50},${y - 16} ${x - 30},${y - 52} ${x},${y - 54} C${x + 30},${y - 52} ${x + 52},${y - 16} ${x + 82},${y} Z`,
    {
      fill: sheet.outward([
        [0, lighten(colour, 0.34)],
        [0.6, colour],
        [1, darken(colour, 0.36)],
      ]),
    },
  );
  const back = ellipse([x, y], [88, 15], { fill: '#8d6a2f' });
  const front = path(
    `M${x - 88},${y} C${x - 84},${y + 44} ${x - 46},${y + 52} ${x - 34},${y + 54} L${x - 34},${y + 60} Q${x},${y + 66} ${x + 34},${y + 60} L${x + 34},${y + 54} C${x + 46},${y + 52} ${x + 84},${y + 44} ${x + 88},${y} Q${x},${y + 32} ${x - 88},${y} Z`,
    {
      fill: sheet.across(brass),
    },
  );
  const rim = path(`M${x - 88},${y} Q${x},${y + 32} ${x + 88},${y}`, {
    fill: 'none',
    stroke: '#fff1c4',
    'stroke-width': 2.4,
    opacity: 0.85,
  });
  const under = ellipse([x + 8, y + 60], [66, 9], { fill: '#1d0f02', opacity: 0.55, filter: sheet.blur(5) });
  return under + back + heap + grains.join('') + front + rim;
}
