import { between, chanceFrom } from '../pen/chance.ts';
import { leaf } from '../herbs/shapes/leaf.ts';
import { at, group, path, rect } from '../pen/shapes.ts';
import { Sheet } from '../pen/sheet.ts';
import { MARGIN, rasterWithMargin, WIDE } from './frame.ts';

let shade: Promise<Buffer> | undefined;

/** Soft shadows of leaves over wall and ledge, white in the sun. */
export function leafShade(): Promise<Buffer> {
  return (shade ??= drawLeafShade());
}

async function drawLeafShade(): Promise<Buffer> {
  const sheet = new Sheet();
  const chance = chanceFrom('leaves outside the window');
  const bough = (x: number, y: number, turn: number, length: number): string => {
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const along = (length * (i + 1)) / 7;
      return [-1, 1]
        .map((side) =>
          at(
            along,
            0,
            leaf(sheet, {
              length: between(chance, 92, 138),
              width: between(chance, 30, 42),
              colour: '#6b4f2c',
              flat: true,
            }),
            { turn: side * between(chance, 34, 58) },
          ),
        )
        .join('');
    });
    return at(x, y, path(`M0,0 L${length},0`, { stroke: '#6b4f2c', 'stroke-width': 5 }) + leaves.join(''), {
      turn,
    });
  };
  const far = bough(-70, 60, 20, 300) + bough(860, -60, 128, 430);
  const near = bough(820, 160, 156, 300) + bough(-90, 400, -14, 200);
  const onLedge = at(0, 0, bough(-60, 700, 4, 300) + bough(880, 730, 186, 300));
  return rasterWithMargin(
    sheet,
    rect([-MARGIN, -MARGIN], [WIDE, WIDE], { fill: '#ffffff' }) +
      group(far, { opacity: 0.21, filter: sheet.blur(7) }) +
      group(near, { opacity: 0.13, filter: sheet.blur(14) }) +
      group(onLedge, { opacity: 0.16, filter: sheet.blur(12) }),
  );
}
