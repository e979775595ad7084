import { at, path } from '../../pen/shapes.ts';
import { fallenPetals, flowering, heapOf, lyingFlowers } from '../drawings.ts';
import type { Drawing, Herb } from '../herb.ts';
import { blossom, type Blossom, cup, hibiscus, petal, rose, spike } from '../shapes/flower.ts';
import type { Leaf } from '../shapes/leaf.ts';
import { leaf } from '../shapes/leaf.ts';
import { bunch } from '../shapes/sprig.ts';

const flower =
  (options: Blossom): Drawing =>
  (sheet, chance) =>
    blossom(sheet, chance, options);

const roseLeaf: Leaf = { length: 78, width: 46, colour: '#4a7a3c', shape: 'ovate', toothed: true };
const hibiscusLeaf: Leaf = { length: 96, width: 62, colour: '#3f7f36', shape: 'ovate', toothed: true };
const lanceLeaf: Leaf = { length: 84, width: 24, colour: '#5a8a44', toothed: true };
const roseHead =
  (colour: string, radius = 56): Drawing =>
  (sheet, chance) =>
    rose(sheet, chance, { radius, colour });
const hibiscusHead: Drawing = (sheet, chance) => hibiscus(sheet, chance, { radius: 66, colour: '#cc2f3c' });
const bhringraj: Blossom = {
  petals: 18,
  radius: 26,
  breadth: 0.2,
  colour: '#fbf7ec',
  heart: '#d7d9a0',
  heartRadius: 11,
};
const chamomile: Blossom = {
  petals: 15,
  radius: 34,
  breadth: 0.3,
  colour: '#fdfaf0',
  heart: '#e8b427',
  heartRadius: 13,
};

const simple = (name: string, hindi: string, latin: string, head: Blossom, stemLeaf: Leaf): Herb => ({
  name,
  hindi,
  latin,
  plant: flowering({ height: 260, nodes: 4, leaf: stemLeaf }, flower(head)),
  scatter: lyingFlowers(flower(head)),
});

const crocus: Drawing = (sheet) => {
  const threads = [-12, 2, 15]
    .map((lean) =>
      path(`M0,-40 Q${lean},-96 ${lean * 2.4},-128`, {
        fill: 'none',
        stroke: '#c6371c',
        'stroke-width': 4.4,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  const front = [-24, 26]
    .map((turn) => at(0, 0, petal(sheet, 96, 48, '#a58bcf', true), { turn: turn - 90 }))
    .join('');
  return cup(sheet, { height: 122, spread: 46, colour: '#8d6fc0', petals: 5 }) + threads + front;
};
const crocusPlant: Drawing = (sheet, chance) => {
  const stalk = (height: number): string =>
    path(`M0,0 V${-height}`, { stroke: '#cfc3dd', 'stroke-width': 8, fill: 'none' }) +
    at(0, -height, crocus(sheet, chance));
  const blades = [-34, -20, 24, 38]
    .map((turn) =>
      at(0, 0, leaf(sheet, { length: 250, width: 10, colour: '#56803f', bend: turn / 160 }), {
        turn: turn - 90,
      }),
    )
    .join('');
  return (
    blades +
    bunch([
      [-19, 0.86, stalk(120)],
      [20, 0.8, stalk(110)],
      [1, 1, stalk(190)],
    ])
  );
};
const saffronThreads = heapOf({
  count: 64,
  length: 34,
  width: 3.2,
  colours: ['#b3241a', '#d2401f', '#8f1a14', '#e06a2a'],
  spread: 74,
});

export const floweringHerbs: Record<string, Herb> = {
  rose: {
    name: 'Rose',
    hindi: 'गुलाब',
    latin: 'Rosa × damascena',
    plant: flowering({ height: 250, nodes: 4, leaf: roseLeaf, alternate: true }, roseHead('#d96a86')),
    scatter: fallenPetals('#dd7690'),
  },
  hibiscus: {
    name: 'Hibiscus',
    hindi: 'गुड़हल',
    latin: 'Hibiscus rosa-sinensis',
    plant: flowering({ height: 250, nodes: 4, leaf: hibiscusLeaf, alternate: true }, hibiscusHead),
    scatter: fallenPetals('#c9303c', { length: 60, width: 52 }),
  },
  saffron: {
    name: 'Saffron',
    hindi: 'केसर',
    latin: 'Crocus sativus',
    plant: crocusPlant,
    scatter: saffronThreads,
  },
  lavender: {
    name: 'Lavender',
    hindi: 'लैवेंडर',
    latin: 'Lavandula angustifolia',
    plant: flowering(
      { height: 230, nodes: 5, leaf: { length: 70, width: 8, colour: '#7f9a78' } },
      (sheet, chance) => spike(sheet, chance, { length: 96, colour: '#7d6bb5', floret: 8 }),
      [-32, 34, -16, 18, 1],
    ),
    scatter: heapOf({ count: 90, length: 10, width: 6, colours: ['#7d6bb5', '#5f4f94', '#9d8fcb'] }),
  },
  chamomile: simple('Chamomile', 'बाबूना', 'Matricaria chamomilla', chamomile, {
    length: 44,
    width: 8,
    colour: '#6f9a4c',
  }),
  bhringraj: {
    name: 'Bhringraj',
    hindi: 'भृंगराज',
    latin: 'Eclipta prostrata',
    plant: flowering({ height: 270, nodes: 6, leaf: lanceLeaf }, flower(bhringraj), [-30, 30, -12, 14]),
    scatter: lyingFlowers(flower(bhringraj)),
  },
};
