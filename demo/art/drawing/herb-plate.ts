import { chanceFrom } from './pen/chance.ts';
import { findHerb } from './herbs/find-herb.ts';
import type { Pack } from './pack.ts';
import { composeMaster } from './pen/render.ts';
import { emptyTable } from './scene/backdrop.ts';
import type { PlasterName } from './scene/plaster.ts';
import { at, group, rect } from './pen/shapes.ts';
import { Sheet } from './pen/sheet.ts';
import { line, sizeToFit } from './label/text.ts';

const CARD = { width: 556, height: 706 };

export async function drawHerbPlate(pack: Pack, plaster: PlasterName): Promise<Buffer> {
  const sheet = new Sheet();
  const chance = chanceFrom(`${pack.slug} plate`);
  const herb = findHerb(pack.herb);
  const pressed = sheet.shadow({ right: 4, down: 6, blur: 4, opacity: 0.26 });
  const drawing =
    card(sheet) +
    group(at(400, 450, herb.plant(sheet, chance), { scale: 0.98 }), { filter: pressed }) +
    at(400, 520, herb.scatter(sheet, chance), { scale: 1.04 }) +
    caption(herb);
  return composeMaster(
    await emptyTable(plaster),
    sheet.svg(at(400, 400, at(-400, -400, drawing), { turn: -1.2 })),
  );
}

function card(sheet: Sheet): string {
  const [x, y] = [400 - CARD.width / 2, 400 - CARD.height / 2];
  const paper = sheet.outward([
    [0, '#fffdf6'],
    [0.6, '#fbf5e6'],
    [1, '#efe5cd'],
  ]);
  const lifted = sheet.shadow({ right: 16, down: 18, blur: 16, opacity: 0.4 });
  return (
    group(rect([x, y], [CARD.width, CARD.height], { rx: 3, fill: paper }), { filter: lifted }) +
    rect([x + 22, y + 22], [CARD.width - 44, CARD.height - 44], {
      fill: 'none',
      stroke: '#a9803c',
      'stroke-width': 1.4,
    }) +
    rect([x + 27, y + 27], [CARD.width - 54, CARD.height - 54], {
      fill: 'none',
      stroke: '#a9803c',
      'stroke-width': 0.7,
    })
  );
}

function caption({ name, hindi, latin }: { name: string; hindi: string; latin: string }): string {
  const width = CARD.width - 110;
  return (
    line(name, {
      x: 400,
      y: 626,
      size: sizeToFit(name, { width, most: 42, voice: 'title' }),
      voice: 'title',
      fill: '#26331f',
    }) +
    line(hindi, { x: 400, y: 664, size: 28, voice: 'devanagari', fill: '#8a5a1c' }) +
    line(latin, {
      x: 400,
      y: 699,
      size: sizeToFit(latin, { width, most: 22, voice: 'aside' }),
      voice: 'aside',
      fill: '#4d5a45',
    })
  );
}
