import { ellipse } from '../../pen/shapes.ts';
import { bearing, fallenLeaves, flowering, heapOf, stems } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { blossom, spike } from '../shapes/flower.ts';
import { berries } from '../shapes/fruit.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { sticks } from '../shapes/root.ts';
import { aloeLeaf, grass, rosette } from '../shapes/sprig.ts';
import { at } from '../../pen/shapes.ts';

const smallFlower =
  (colour: string, radius = 11, heart = '#e8b93c'): Drawing =>
  (sheet, chance) =>
    blossom(sheet, chance, { petals: 5, radius, breadth: 0.8, colour, heart });

const leafy = (name: string, hindi: string, latin: string, plant: Drawing, lying: Leaf | Drawing): Herb => ({
  name,
  hindi,
  latin,
  plant,
  scatter: typeof lying === 'function' ? lying : fallenLeaves(lying),
});

const neemLeaf: Leaf = { length: 104, width: 30, colour: '#4f8a35', toothed: true, bend: 0.2 };
const tulsiLeaf: Leaf = { length: 86, width: 44, colour: '#5f8f45', shape: 'ovate', toothed: true };
const brahmiLeaf: Leaf = { length: 46, width: 28, colour: '#6da04a', shape: 'spoon' };
const giloyLeaf: Leaf = { length: 98, width: 84, colour: '#5b9440', shape: 'heart' };
const hennaLeaf: Leaf = { length: 70, width: 25, colour: '#5d8a3c' };
const eucalyptusLeaf: Leaf = { length: 132, width: 27, colour: '#7f9f88', bend: 0.26 };
const needle: Leaf = { length: 44, width: 6.5, colour: '#5f7f56' };
const moringaLeaf: Leaf = { length: 46, width: 29, colour: '#6a9c3d', shape: 'round' };
const indigoLeaf: Leaf = { length: 58, width: 25, colour: '#3f7a5c', shape: 'spoon' };
const balaLeaf: Leaf = { length: 78, width: 52, colour: '#6b9648', shape: 'heart', toothed: true };

const aloeCut: Drawing = (sheet) =>
  ellipse([4, 18], [84, 13], { fill: '#1d0f02', opacity: 0.4, filter: sheet.blur(5) }) +
  at(-84, 4, aloeLeaf(sheet, 168, '#6d9a5a', 6), { turn: 3, scale: '1,0.8' }) +
  ellipse([-84, 4], [7, 15], { fill: '#e4efc9', stroke: '#7f9f62', 'stroke-width': 2 });

export const leafyHerbs: Record<string, Herb> = {
  neem: leafy('Neem', 'नीम', 'Azadirachta indica', stems({ nodes: 7, leaf: neemLeaf }), neemLeaf),
  tulsi: leafy(
    'Tulsi',
    'तुलसी',
    'Ocimum tenuiflorum',
    flowering({ height: 250, nodes: 4, leaf: tulsiLeaf }, (sheet, chance) =>
      spike(sheet, chance, { length: 84, colour: '#8a5f8f', floret: 6.5 }),
    ),
    tulsiLeaf,
  ),
  brahmi: leafy(
    'Brahmi',
    'ब्राह्मी',
    'Bacopa monnieri',
    bearing(
      { height: 280, nodes: 10, leaf: brahmiLeaf, taper: 0.8 },
      (sheet, chance) => (chance() > 0.66 ? smallFlower('#e9e3f4', 12)(sheet, chance) : ''),
      [-30, 32, -10, 12],
    ),
    brahmiLeaf,
  ),
  'aloe-vera': leafy(
    'Aloe Vera',
    'घृतकुमारी',
    'Aloe barbadensis',
    (sheet, chance) => rosette(sheet, chance, '#6d9a5a'),
    aloeCut,
  ),
  moringa: leafy(
    'Moringa',
    'सहजन',
    'Moringa oleifera',
    stems({ nodes: 9, leaf: moringaLeaf, taper: 0.74 }, [-26, 28, 2]),
    moringaLeaf,
  ),
  henna: leafy(
    'Henna',
    'मेहंदी',
    'Lawsonia inermis',
    flowering({ height: 270, nodes: 8, leaf: hennaLeaf }, (sheet, chance) =>
      berries(sheet, chance, { count: 14, radius: 6, colour: '#e3c98e', spread: 22 }),
    ),
    hennaLeaf,
  ),
  indigo: leafy(
    'Indigo',
    'नील',
    'Indigofera tinctoria',
    flowering({ height: 270, nodes: 8, leaf: indigoLeaf, taper: 0.8 }, (sheet, chance) =>
      spike(sheet, chance, { length: 62, colour: '#b2586f', floret: 7 }),
    ),
    indigoLeaf,
  ),
  giloy: leafy(
    'Giloy',
    'गिलोय',
    'Tinospora cordifolia',
    stems({ nodes: 5, leaf: giloyLeaf, alternate: true }),
    (sheet, chance) => sticks(sheet, chance, { colour: '#8a8a56', heart: '#e3d9ad', width: 22 }),
  ),
  eucalyptus: leafy(
    'Eucalyptus',
    'नीलगिरी',
    'Eucalyptus globulus',
    stems({ nodes: 6, leaf: eucalyptusLeaf, alternate: false, stem: '#8a6a55' }),
    eucalyptusLeaf,
  ),
  rosemary: leafy(
    'Rosemary',
    'रोज़मेरी',
    'Salvia rosmarinus',
    bearing(
      { nodes: 21, leaf: needle, taper: 0.6, stem: '#7d6a4b' },
      (sheet, chance) => (chance() > 0.8 ? smallFlower('#9aa6d8', 7, '#dfe2f2')(sheet, chance) : ''),
      [-28, 30, -9, 12],
    ),
    { ...needle, length: 74, width: 9 },
  ),
  lemongrass: leafy(
    'Lemongrass',
    'गंधतृण',
    'Cymbopogon citratus',
    (sheet, chance) => grass(sheet, chance, { blades: 17, colour: '#8fae55' }),
    (sheet, chance) => sticks(sheet, chance, { colour: '#c9d59a', heart: '#eef0d2', width: 14 }),
  ),
  vetiver: leafy(
    'Vetiver',
    'खस',
    'Chrysopogon zizanioides',
    (sheet, chance) => grass(sheet, chance, { blades: 19, colour: '#7f9a57', width: 11 }),
    heapOf({ count: 60, length: 80, width: 2.4, colours: ['#a98a58', '#8b6b3d', '#c4a877'] }),
  ),
  'curry-leaf': leafy(
    'Curry Leaf',
    'करी पत्ता',
    'Murraya koenigii',
    stems({ nodes: 9, leaf: { length: 70, width: 27, colour: '#3f7a33' } }),
    { length: 70, width: 27, colour: '#3f7a33' },
  ),
  bala: leafy(
    'Bala',
    'बला',
    'Sida cordifolia',
    bearing({ nodes: 5, leaf: balaLeaf, alternate: true }, smallFlower('#f0c24a', 17, '#d98e2b')),
    balaLeaf,
  ),
  sahachara: leafy(
    'Sahachara',
    'सहचर',
    'Strobilanthes ciliata',
    bearing(
      { nodes: 5, leaf: { length: 108, width: 38, colour: '#55873f', toothed: true } },
      (sheet, chance) => (chance() > 0.35 ? smallFlower('#d9c3e6', 18, '#f0e2b0')(sheet, chance) : ''),
    ),
    { length: 104, width: 38, colour: '#55873f', toothed: true },
  ),
  senna: leafy(
    'Senna',
    'सनाय',
    'Senna alexandrina',
    bearing({ nodes: 8, leaf: { length: 62, width: 22, colour: '#7fa04e' } }, (sheet, chance) =>
      chance() > 0.5 ? smallFlower('#f0c24a', 15)(sheet, chance) : '',
    ),
    { length: 74, width: 26, colour: '#7fa04e' },
  ),
};
