import { describe, expect, it } from 'vitest';
import { placesFor } from './category-moves.ts';

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: 4 },
];

describe('a category', () => {
  it.each([
    [3, [null, 1, 4, 5]],
    [2, [null, 4]],
    [1, []],
    [4, [1]],
    [5, [null, 1, 2]],
    [9, []],
  ])('%i moves to %j: not below itself and at most three deep', (id, places) => {
    expect([...placesFor(tree, id)]).toEqual(places);
  });
});
