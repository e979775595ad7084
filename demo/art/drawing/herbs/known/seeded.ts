import { bearing, flowering, heapOf, stems, together } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { blossom, spike } from '../shapes/flower.ts';
import { berries } from '../shapes/fruit.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { pods } from '../shapes/seed.ts';

type Grain = { count: number; length: number; width: number; colours: readonly string[] };

const seeded = (
  name: string,
  hindi: string,
  latin: string,
  plant: Drawing,
  grain: Grain | Drawing,
): Herb => ({
  name,
  hindi,
  latin,
  plant,
  scatter: typeof grain === 'function' ? grain : heapOf(grain),
});

const fine: Leaf = { length: 40, width: 5, colour: '#7fa658' };
const lance: Leaf = { length: 92, width: 26, colour: '#6a9448' };
const ovate: Leaf = { length: 96, width: 50, colour: '#4f8440', shape: 'ovate' };
const trefoil: Leaf = { length: 56, width: 36, colour: '#6fa04e', shape: 'spoon' };

const bells =
  (colour: string): Drawing =>
  (sheet, chance) =>
    chance() > 0.4
      ? blossom(sheet, chance, { petals: 5, radius: 17, breadth: 0.8, colour, heart: '#efe3b8' })
      : '';
const umbel =
  (colour: string): Drawing =>
  (sheet, chance) =>
    berries(sheet, chance, { count: 26, radius: 4.6, colour, spread: 34 });
const spray = (colour: string): Drawing =>
  flowering({ height: 270, nodes: 11, leaf: fine }, umbel(colour), [-28, 30, -10, 12]);
const peppercorns: Grain = { count: 70, length: 11, width: 11, colours: ['#2f261d', '#473a2c', '#1f1812'] };
const cardamoms: Drawing = (sheet, chance) =>
  pods(sheet, chance, { count: 8, length: 42, width: 19, colour: '#9fb06a', spread: 60 });

export const seededHerbs: Record<string, Herb> = {
  sesame: seeded('Sesame', 'तिल', 'Sesamum indicum', bearing({ nodes: 6, leaf: lance }, bells('#f2e3ec')), {
    count: 190,
    length: 8,
    width: 5,
    colours: ['#f0e2bf', '#dcc595', '#c9ab73'],
  }),
  kalonji: seeded(
    'Kalonji',
    'कलौंजी',
    'Nigella sativa',
    flowering({ height: 250, nodes: 10, leaf: fine }, (sheet, chance) =>
      blossom(sheet, chance, {
        petals: 5,
        radius: 38,
        breadth: 0.74,
        colour: '#b9cbe8',
        heart: '#5d7a4a',
        heartRadius: 12,
      }),
    ),
    { count: 170, length: 8, width: 5.4, colours: ['#221f1c', '#3a352f', '#151311'] },
  ),
  castor: seeded(
    'Castor',
    'अरंडी',
    'Ricinus communis',
    flowering(
      {
        height: 240,
        nodes: 3,
        leaf: { length: 120, width: 92, colour: '#5f8f4e', shape: 'round', toothed: true },
        alternate: true,
      },
      (sheet, chance) => berries(sheet, chance, { count: 9, radius: 13, colour: '#b5584a', spread: 30 }),
    ),
    { count: 24, length: 26, width: 17, colours: ['#7a5540', '#9a7458', '#5c3f2e'] },
  ),
  almond: seeded(
    'Almond',
    'बादाम',
    'Prunus dulcis',
    bearing({ nodes: 6, leaf: lance }, (sheet, chance) =>
      blossom(sheet, chance, {
        petals: 5,
        radius: 20,
        breadth: 0.86,
        colour: '#f6dde2',
        heart: '#c9587a',
        heartRadius: 5,
      }),
    ),
    { count: 17, length: 46, width: 25, colours: ['#a8683a', '#8f542b', '#b97a48'] },
  ),
  mustard: seeded(
    'Mustard',
    'सरसों',
    'Brassica juncea',
    flowering({ height: 260, nodes: 4, leaf: ovate }, (sheet, chance) =>
      berries(sheet, chance, { count: 16, radius: 8, colour: '#f2cf3a', spread: 26 }),
    ),
    { count: 150, length: 8, width: 8, colours: ['#7a4a22', '#5c3518', '#b5832f'] },
  ),
  fenugreek: seeded(
    'Fenugreek',
    'मेथी',
    'Trigonella foenum-graecum',
    bearing({ nodes: 6, leaf: trefoil }, bells('#f6ecc4')),
    { count: 110, length: 12, width: 8, colours: ['#c99a45', '#a87a30', '#dcb56c'] },
  ),
  flaxseed: seeded(
    'Flaxseed',
    'अलसी',
    'Linum usitatissimum',
    flowering(
      { height: 260, nodes: 12, leaf: { length: 46, width: 8, colour: '#7fa058' } },
      (sheet, chance) =>
        blossom(sheet, chance, { petals: 5, radius: 32, breadth: 0.88, colour: '#8fa6df', heart: '#e8dca0' }),
    ),
    { count: 120, length: 12, width: 7, colours: ['#8a5a30', '#6f4522', '#a8733f'] },
  ),
  fennel: seeded('Fennel', 'सौंफ', 'Foeniculum vulgare', spray('#ecd54e'), {
    count: 100,
    length: 18,
    width: 6,
    colours: ['#a8b060', '#8f994a', '#c4c984'],
  }),
  cardamom: seeded(
    'Cardamom',
    'इलायची',
    'Elettaria cardamomum',
    stems({
      nodes: 5,
      leaf: { length: 150, width: 36, colour: '#5a9448' },
      alternate: true,
      spread: [44, 24],
    }),
    cardamoms,
  ),
  kaunch: seeded(
    'Kapikacchu',
    'कौंच',
    'Mucuna pruriens',
    flowering(
      {
        height: 250,
        nodes: 4,
        leaf: { length: 92, width: 62, colour: '#5a8a45', shape: 'ovate' },
        alternate: true,
      },
      (sheet, chance) => spike(sheet, chance, { length: 76, colour: '#5c3a6a', floret: 10 }),
    ),
    { count: 28, length: 24, width: 17, colours: ['#2f2622', '#d0c0a5', '#4a3b32'] },
  ),
  bakuchi: seeded(
    'Bakuchi',
    'बाकुची',
    'Cullen corylifolium',
    flowering(
      { height: 260, nodes: 5, leaf: { ...ovate, toothed: true }, alternate: true },
      (sheet, chance) => spike(sheet, chance, { length: 50, colour: '#8f78c0', floret: 8 }),
    ),
    { count: 110, length: 12, width: 8, colours: ['#2b231c', '#443829', '#1c1611'] },
  ),
  rice: seeded(
    'Rice',
    'चावल',
    'Oryza sativa',
    flowering(
      {
        height: 260,
        nodes: 4,
        leaf: { length: 170, width: 11, colour: '#8fae55', bend: 0.24 },
        spread: [26, 18],
      },
      (sheet, chance) => berries(sheet, chance, { count: 24, radius: 5.5, colour: '#d9bd6a', spread: 26 }),
    ),
    { count: 130, length: 15, width: 5, colours: ['#f6efdd', '#e6d9bb', '#fbf7ea'] },
  ),
  pepper: seeded(
    'Trikatu',
    'त्रिकटु',
    'Ginger, black and long pepper',
    bearing(
      { nodes: 4, leaf: { length: 108, width: 76, colour: '#3f7a38', shape: 'heart' }, alternate: true },
      (sheet, chance) => berries(sheet, chance, { count: 7, radius: 6.5, colour: '#8a9a3c', spread: 16 }),
    ),
    together(
      [-24, 0, 0.8, heapOf(peppercorns)],
      [
        40,
        6,
        0.8,
        (sheet, chance) =>
          pods(sheet, chance, { count: 4, length: 50, width: 12, colour: '#4d3b2a', spread: 30 }),
      ],
    ),
  ),
};
