import sharp from 'sharp';
import { darken, lighten } from '../pen/colour.ts';
import { rect } from '../pen/shapes.ts';
import { Sheet } from '../pen/sheet.ts';
import { MARGIN, rasterWithMargin, WIDE } from './frame.ts';
import { leafShade } from './leaf-shade.ts';
import { GRAIN, plasters, type PlasterName } from './plaster.ts';

/** The ledge from above in the shade of leaves, for flat objects. Drawn once per plaster. */
export const emptyTable = onceFor((sheet, name) => {
  const colour = plasters[name];
  const light = sheet.outward(
    [
      [0, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.2)],
    ],
    { x: 0.3, y: 0.24, radius: 1 },
  );
  return rect([-MARGIN, -MARGIN], [WIDE, WIDE], { fill: light });
});

function onceFor(draw: (sheet: Sheet, name: PlasterName) => string): (name: PlasterName) => Promise<Buffer> {
  const drawn = new Map<PlasterName, Promise<Buffer>>();
  return (name) => {
    const sheet = new Sheet();
    const backdrop = drawn.get(name) ?? inLeafShade(sheet, draw(sheet, name));
    drawn.set(name, backdrop);
    return backdrop;
  };
}

async function inLeafShade(sheet: Sheet, body: string): Promise<Buffer> {
  const lit = await rasterWithMargin(sheet, body + GRAIN);
  return sharp(lit)
    .composite([{ input: await leafShade(), blend: 'multiply' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
