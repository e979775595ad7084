import { bearing, stems } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { cup } from '../shapes/flower.ts';
import { berries } from '../shapes/fruit.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { leaf } from '../shapes/leaf.ts';
import { rhizome, sticks, taproots } from '../shapes/root.ts';
import { at } from '../../pen/shapes.ts';

const roots =
  (colour: string, size: { length?: number; width?: number; count?: number } = {}): Drawing =>
  (sheet, chance) =>
    taproots(sheet, chance, { colour, ...size });
const cutSticks =
  (colour: string, heart: string, width = 20): Drawing =>
  (sheet, chance) =>
    sticks(sheet, chance, { colour, heart, width });
const fingers =
  (colour: string, flesh: string): Drawing =>
  (sheet, chance) =>
    rhizome(sheet, chance, { colour, flesh });

const ovate: Leaf = { length: 104, width: 54, colour: '#5a8a45', shape: 'ovate' };
const feathery: Leaf = { length: 34, width: 4.5, colour: '#6f9f55' };
const tree: Leaf = { length: 98, width: 40, colour: '#4d7f3c' };

const broadLeaves =
  (width: number, colour: string, flower?: Drawing): Drawing =>
  (sheet, chance) =>
    [-40, 42, -20, 23]
      .map((turn) =>
        at(0, 0, leaf(sheet, { length: 300 - Math.abs(turn) * 1.2, width, colour, bend: turn / 260 }), {
          turn: turn - 90,
        }),
      )
      .join('') +
    (flower
      ? at(0, -110, flower(sheet, chance))
      : at(0, 0, leaf(sheet, { length: 320, width, colour }), { turn: -88 }));

const turmericFlower: Drawing = (sheet) =>
  cup(sheet, { height: 104, spread: 40, colour: '#d9dfa6', petals: 7 }) +
  at(0, -30, cup(sheet, { height: 78, spread: 26, colour: '#eeb9c4', petals: 5 }));

const rooted = (name: string, hindi: string, latin: string, plant: Drawing, scatter: Drawing): Herb => ({
  name,
  hindi,
  latin,
  plant,
  scatter,
});

export const rootedHerbs: Record<string, Herb> = {
  ashwagandha: rooted(
    'Ashwagandha',
    'अश्वगंधा',
    'Withania somnifera',
    bearing({ nodes: 5, leaf: ovate, alternate: true }, (sheet, chance) =>
      berries(sheet, chance, { count: 3, radius: 9, colour: '#e0632b', spread: 12 }),
    ),
    roots('#c9a877'),
  ),
  turmeric: rooted(
    'Turmeric',
    'हल्दी',
    'Curcuma longa',
    broadLeaves(66, '#5f9a45', turmericFlower),
    fingers('#c98a35', '#ee9a1c'),
  ),
  shatavari: rooted(
    'Shatavari',
    'शतावरी',
    'Asparagus racemosus',
    stems({ nodes: 24, leaf: feathery, taper: 0.5, stem: '#6f8f4a' }, [-36, 38, -18, 20, 1]),
    roots('#dcc8a0', { count: 4, width: 17 }),
  ),
  'safed-musli': rooted(
    'Safed Musli',
    'सफेद मूसली',
    'Chlorophytum borivilianum',
    (sheet) =>
      [-54, -36, -18, 0, 20, 38, 56]
        .map((turn) =>
          at(
            0,
            0,
            leaf(sheet, { length: 280 - Math.abs(turn), width: 20, colour: '#7faa58', bend: turn / 200 }),
            { turn: turn - 90 },
          ),
        )
        .join(''),
    roots('#ece0c4', { count: 5, width: 13, length: 120 }),
  ),
  liquorice: rooted(
    'Liquorice',
    'मुलेठी',
    'Glycyrrhiza glabra',
    stems({ nodes: 8, leaf: { length: 66, width: 29, colour: '#6a9a4a', shape: 'ovate' } }),
    cutSticks('#9a7440', '#efcf6d', 15),
  ),
  manjistha: rooted(
    'Manjistha',
    'मंजिष्ठा',
    'Rubia cordifolia',
    bearing(
      { nodes: 6, leaf: { length: 80, width: 48, colour: '#5f8f4a', shape: 'heart' }, stem: '#a3452f' },
      (sheet, chance) => berries(sheet, chance, { count: 2, radius: 6, colour: '#3b2430', spread: 9 }),
    ),
    cutSticks('#a3402f', '#d9705a', 11),
  ),
  sandalwood: rooted(
    'Sandalwood',
    'चंदन',
    'Santalum album',
    bearing({ nodes: 5, leaf: tree }, (sheet, chance) =>
      chance() > 0.4 ? berries(sheet, chance, { count: 2, radius: 8, colour: '#4d2a3c', spread: 10 }) : '',
    ),
    cutSticks('#c99a62', '#efd09c', 24),
  ),
  'red-sandalwood': rooted(
    'Red Sandalwood',
    'लाल चंदन',
    'Pterocarpus santalinus',
    stems({ nodes: 4, leaf: { length: 92, width: 76, colour: '#5a8a45', shape: 'round' }, alternate: true }),
    cutSticks('#7a2a22', '#b5432f', 24),
  ),
};
