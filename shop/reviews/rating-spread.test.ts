import { expect, it } from 'vitest';
import { shareOf, spreadOf } from './rating-spread.ts';

it('counts each number of stars, and their mean', () => {
  const { average, total, stars } = spreadOf([
    { stars: 4, count: 1, verified: 0 },
    { stars: 1, count: 1, verified: 0 },
    { stars: 5, count: 2, verified: 0 },
  ]);
  expect({ average, total }).toEqual({ average: 3.75, total: 4 });
  expect(stars.map(({ count }) => [count, shareOf(count, total)])).toEqual([
    [2, 50],
    [1, 25],
    [0, 0],
    [0, 0],
    [1, 25],
  ]);
});

it('averages verified reviews alone, however many others there are', () => {
  const flooded = [
    { stars: 1, count: 120, verified: 0 },
    { stars: 4, count: 3, verified: 1 },
    { stars: 5, count: 9, verified: 1 },
  ];
  expect(spreadOf(flooded)).toMatchObject({ average: 4.5, total: 132, verified: 2 });
});

it('has empty bars before the first review', () => {
  expect(spreadOf([])).toMatchObject({ average: 0, total: 0 });
  expect(shareOf(0, 0)).toBe(0);
});
