import { expect, it } from 'vitest';
import { ratingSpread } from './rating-spread.ts';

it('counts how often each number of stars was given, and the mean of them', () => {
  const { average, total, bars } = ratingSpread([{ rating: 5 }, { rating: 5 }, { rating: 4 }, { rating: 1 }]);
  expect({ average, total }).toEqual({ average: 3.75, total: 4 });
  expect(bars.map(({ count, percent }) => [count, percent])).toEqual([
    [2, 50],
    [1, 25],
    [0, 0],
    [0, 0],
    [1, 25],
  ]);
});

it('has empty bars before the first review', () => {
  expect(ratingSpread([])).toMatchObject({ average: 0, total: 0 });
});
