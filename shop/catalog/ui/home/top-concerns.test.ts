import { expect, it } from 'vitest';
import { topConcerns } from './top-concerns.ts';

const facet = (value: string, count: number) => ({ value, count });

it('shows at most six concerns that products have, the known ones first', () => {
  const concerns = ['Oily skin', 'Gifting', 'Focus', 'Sleep', 'Energy', 'Hair fall', 'Lips'].map(
    (value, at) => facet(value, 9 - at),
  );
  expect(topConcerns({ concerns })).toEqual([
    'Hair fall',
    'Sleep',
    'Oily skin',
    'Gifting',
    'Focus',
    'Energy',
  ]);
});

it('shows the concerns of another trade by their number of products', () => {
  expect(topConcerns({ concerns: [facet('Greasy pans', 4), facet('Limescale', 2)] })).toEqual([
    'Greasy pans',
    'Limescale',
  ]);
});
