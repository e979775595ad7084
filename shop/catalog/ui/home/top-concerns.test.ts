import { expect, it } from 'vitest';
import { topConcerns } from './top-concerns.ts';

it('shows at most six concerns that products have, the known ones first', () => {
  const concerns = ['Oily skin', 'Gifting', 'Focus', 'Sleep', 'Energy', 'Hair fall', 'Lips'];
  expect(topConcerns(concerns)).toEqual(['Hair fall', 'Sleep', 'Oily skin', 'Gifting', 'Focus', 'Energy']);
});

it('shows the concerns of another trade in their order', () => {
  expect(topConcerns(['Greasy pans', 'Limescale'])).toEqual(['Greasy pans', 'Limescale']);
});
