import { at, path } from '../../pen/shapes.ts';
import { bearing, fruitsOf, stems, together } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { fruit, half, slice } from '../shapes/fruit.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { leaf } from '../shapes/leaf.ts';
import { pods } from '../shapes/seed.ts';
import { darken, lighten } from '../../pen/colour.ts';

const berry =
  (radius: number, colour: string, ribs = false): Drawing =>
  (sheet, chance) =>
    chance() > 0.35 ? at(0, 10, fruit(sheet, { radius, colour, ribs })) : '';

const citrusLeaf: Leaf = { length: 92, width: 44, colour: '#3f7f36', shape: 'ovate' };
const amlaLeaf: Leaf = { length: 40, width: 10, colour: '#6a9a3f' };
const palmLeaf: Leaf = { length: 150, width: 15, colour: '#5a8a3f', bend: 0.18 };
const ovate: Leaf = { length: 96, width: 48, colour: '#4f8440', shape: 'ovate' };

const cut =
  (radius: number, rind: string, flesh: string): Drawing =>
  (sheet) =>
    slice(sheet, { radius, rind, flesh });

const onTree = (
  name: string,
  hindi: string,
  latin: string,
  tree: Leaf,
  fruitShape: { radius: number; colour: string; ribs?: boolean; squash?: number },
  inside?: Drawing,
): Herb => ({
  name,
  hindi,
  latin,
  plant: bearing(
    { nodes: 5, leaf: tree, alternate: true },
    berry(fruitShape.radius * 0.56, fruitShape.colour, fruitShape.ribs),
  ),
  scatter: fruitsOf(fruitShape, inside),
});

const bulb =
  (colour: string): Drawing =>
  (sheet) => {
    const skin = sheet.outward([
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.4)],
    ]);
    const lines = [-26, -13, 0, 13, 26].map((x) =>
      path(`M0,-46 C${x * 1.7},-30 ${x * 1.7},18 0,34`, {
        fill: 'none',
        stroke: darken(colour, 0.35),
        'stroke-width': 1.1,
        'stroke-opacity': 0.45,
      }),
    );
    return (
      path('M0,-62 C-6,-46 -40,-34 -40,0 C-40,28 -16,36 0,36 C16,36 40,28 40,0 C40,-34 6,-46 0,-62 Z', {
        fill: skin,
      }) + lines.join('')
    );
  };

const beet: Drawing = (sheet) =>
  [-24, 2, 26]
    .map((turn) =>
      at(0, -34, leaf(sheet, { length: 96, width: 40, colour: '#4f7f3a', shape: 'ovate' }), {
        turn: turn - 90,
      }),
    )
    .join('') +
  path('M-36,-6 C-36,-44 36,-44 36,-6 C34,24 10,34 4,56 C-2,34 -34,24 -36,-6 Z', {
    fill: sheet.outward([
      [0, '#c05a7a'],
      [0.5, '#8a1f45'],
      [1, '#4d0f28'],
    ]),
  });

const shikakaiPods: Drawing = (sheet, chance) =>
  pods(sheet, chance, { count: 5, length: 96, width: 17, colour: '#7a4a2b', spread: 50 });

export const fruitingHerbs: Record<string, Herb> = {
  amla: {
    name: 'Amla',
    hindi: 'आंवला',
    latin: 'Phyllanthus emblica',
    plant: bearing(
      { nodes: 16, leaf: amlaLeaf, taper: 0.8 },
      (sheet, chance) =>
        chance() > 0.72 ? at(0, 8, fruit(sheet, { radius: 15, colour: '#b5c94c', ribs: true })) : '',
      [-30, 32, -8, 14],
    ),
    scatter: fruitsOf({ radius: 31, colour: '#b9cc52', ribs: true }),
  },
  orange: onTree(
    'Orange',
    'संतरा',
    'Citrus reticulata',
    citrusLeaf,
    { radius: 36, colour: '#ee8a22' },
    cut(34, '#ee8a22', '#f6a63a'),
  ),
  coconut: {
    name: 'Coconut',
    hindi: 'नारियल',
    latin: 'Cocos nucifera',
    plant: stems({ height: 270, nodes: 11, leaf: palmLeaf, spread: [70, 30] }, [-30, 34, 0]),
    scatter: together(
      [-30, -14, 1, (sheet) => fruit(sheet, { radius: 46, colour: '#7d5632', stalk: false })],
      [48, 4, 1, (sheet) => half(sheet, { radius: 46, husk: '#6d4828', rim: '#8a6238', inside: '#fbf7ea' })],
    ),
  },
  kokum: onTree(
    'Kokum',
    'कोकम',
    'Garcinia indica',
    ovate,
    { radius: 29, colour: '#8a1f38' },
    cut(27, '#6d162c', '#c93a58'),
  ),
  haritaki: onTree('Haritaki', 'हरड़', 'Terminalia chebula', ovate, {
    radius: 27,
    colour: '#a8903f',
    ribs: true,
    squash: 1.16,
  }),
  reetha: onTree(
    'Reetha',
    'रीठा',
    'Sapindus mukorossi',
    { ...ovate, width: 34 },
    { radius: 25, colour: '#a3652c' },
  ),
  shikakai: {
    name: 'Shikakai',
    hindi: 'शिकाकाई',
    latin: 'Senegalia rugata',
    plant: stems(
      { nodes: 17, leaf: { length: 42, width: 9, colour: '#6a8f3f' }, taper: 0.8 },
      [-30, 32, -9, 13],
    ),
    scatter: shikakaiPods,
  },
  apricot: onTree(
    'Apricot',
    'खुबानी',
    'Prunus armeniaca',
    { ...ovate, width: 60 },
    { radius: 31, colour: '#eba552' },
  ),
  onion: {
    name: 'Red Onion',
    hindi: 'प्याज',
    latin: 'Allium cepa',
    plant: stems(
      {
        height: 270,
        nodes: 3,
        leaf: { length: 190, width: 14, colour: '#6f9a4a', bend: 0.2 },
        spread: [24, 14],
      },
      [-18, 20, 2],
    ),
    scatter: together([-44, -8, 1, bulb('#9a3352')], [42, 2, 0.9, bulb('#8a2a4a')]),
  },
  beetroot: {
    name: 'Beetroot',
    hindi: 'चुकंदर',
    latin: 'Beta vulgaris',
    plant: stems(
      {
        height: 250,
        nodes: 3,
        leaf: { length: 150, width: 66, colour: '#4f7f3a', shape: 'ovate' },
        stem: '#9a2a4a',
        spread: [36, 18],
      },
      [-24, 26, 2],
    ),
    scatter: together([-44, -2, 1, beet], [40, 4, 0.9, beet]),
  },
};
