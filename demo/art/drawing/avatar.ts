import { leaf, type Leaf } from './herbs/shapes/leaf.ts';
import { at } from './pen/shapes.ts';
import { Sheet } from './pen/sheet.ts';
import { encodeMaster } from './pen/render.ts';

const SIZE = 256;

export function drawAvatar(): Promise<Buffer> {
  const sheet = new Sheet();
  const light = sheet.outward([
    [0, '#f6efdd'],
    [0.7, '#e6dcc0'],
    [1, '#cfc8a4'],
  ]);
  const upright = (y: number, turn: number, shape: Leaf): string =>
    at(128, y, leaf(sheet, shape), { turn: turn - 90 });
  const shoulders = [-66, 66, -36, 36].map((turn) =>
    upright(262, turn, { length: 124, width: 56, colour: '#3f7050', bend: turn / 420 }),
  );
  const breast = [-13, 13].map((turn) => upright(266, turn, { length: 104, width: 46, colour: '#5f9560' }));
  const head = upright(154, 0, { length: 116, width: 96, colour: '#4f8458', shape: 'ovate' });
  const body = `<g filter="${sheet.shadow({ right: 4, down: 5, blur: 6, opacity: 0.25 })}">${shoulders.join('')}${breast.join('')}${head}</g>`;
  return encodeMaster(
    Buffer.from(
      sheet.svg(`<rect width="${SIZE}" height="${SIZE}" fill="${light}"/>${body}`, {
        width: SIZE,
        height: SIZE,
      }),
    ),
  );
}
