import { at } from '../../pen/shapes.ts';
import { bowlOf, fallenLeaves, flowering, heapOf, stems } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { lionsMane, reishi } from '../shapes/mushroom.ts';
import { berries } from '../shapes/fruit.ts';
import { lumps, sticks } from '../shapes/root.ts';
import { pod } from '../shapes/seed.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { grass } from '../shapes/sprig.ts';

const meadow: Drawing = (sheet, chance) => grass(sheet, chance, { blades: 13, colour: '#7f9f52', width: 10 });
const leaves: Leaf = { length: 94, width: 38, colour: '#57853f' };
const stones =
  (colour: string, gloss = 0, size = 34): Drawing =>
  (sheet, chance) =>
    lumps(sheet, chance, { colour, gloss, size });
const other = (name: string, hindi: string, latin: string, plant: Drawing, scatter: Drawing): Herb => ({
  name,
  hindi,
  latin,
  plant,
  scatter,
});

const onLog =
  (mushroom: Drawing): Drawing =>
  (sheet, chance) =>
    at(
      0,
      -14,
      sticks(sheet, chance, { colour: '#6d5238', heart: '#c9a878', count: 2, length: 220, width: 52 }),
    ) + at(0, -70, mushroom(sheet, chance));

const manes: Drawing = (sheet, chance) =>
  at(-34, -50, lionsMane(sheet, chance, 74)) + at(58, -18, lionsMane(sheet, chance, 46));
const fans: Drawing = (sheet) =>
  at(-24, -76, reishi(sheet, { width: 150 })) + at(46, -16, reishi(sheet, { width: 124 }));
const clubs: Drawing = (sheet) =>
  [-26, -12, 0, 13, 27]
    .map((turn, i) =>
      at(0, 20, pod(sheet, { length: 190 - Math.abs(turn) * 2, width: 15, colour: '#d9772b' }), {
        turn: turn - 90 + i,
      }),
    )
    .join('');

export const otherHerbs: Record<string, Herb> = {
  'lions-mane': other(
    'Lion’s Mane',
    'लायन्स मेन',
    'Hericium erinaceus',
    onLog(manes),
    (sheet, chance) => at(-34, -16, lionsMane(sheet, chance, 32)) + at(34, -8, lionsMane(sheet, chance, 25)),
  ),
  reishi: other(
    'Reishi',
    'रीशी',
    'Ganoderma lucidum',
    onLog(fans),
    (sheet) => at(-34, -8, reishi(sheet, { width: 92 })) + at(46, 4, reishi(sheet, { width: 72 })),
  ),
  cordyceps: other('Cordyceps', 'कीड़ा जड़ी', 'Cordyceps militaris', onLog(clubs), (sheet, chance) =>
    heapOf({ count: 16, length: 66, width: 9, colours: ['#d9772b', '#c2601c', '#e8994a'] })(sheet, chance),
  ),
  shilajit: other(
    'Shilajit',
    'शिलाजीत',
    'Asphaltum punjabianum',
    (sheet, chance) =>
      at(0, -46, lumps(sheet, chance, { colour: '#8a7f74', count: 4, size: 84 })) +
      at(10, -120, lumps(sheet, chance, { colour: '#9a9086', count: 2, size: 78 })),
    stones('#2b1d14', 0.6, 28),
  ),
  clay: other('Multani Mitti', 'मुल्तानी मिट्टी', 'Fuller’s earth', meadow, stones('#cdb084')),
  guggulu: other(
    'Guggul',
    'गुग्गुल',
    'Commiphora wightii',
    stems({
      nodes: 6,
      leaf: { length: 58, width: 32, colour: '#6f944c', shape: 'ovate', toothed: true },
      alternate: true,
      stem: '#8a6a45',
    }),
    stones('#a8682a', 0.6, 26),
  ),
  asafoetida: other(
    'Hing',
    'हींग',
    'Ferula assa-foetida',
    flowering({ height: 250, nodes: 9, leaf: { length: 52, width: 9, colour: '#7fa05a' } }, (sheet, chance) =>
      berries(sheet, chance, { count: 26, radius: 5, colour: '#e0c440', spread: 34 }),
    ),
    stones('#c9974f', 0.5, 24),
  ),
  ghee: other('Ghee', 'घी', 'Clarified butter', meadow, bowlOf('#f3c95a', '#b08a45')),
  herbs: other(
    'Forest herbs',
    'वन औषधि',
    'From the forest',
    stems({ nodes: 6, leaf: leaves }),
    fallenLeaves(leaves),
  ),
};
