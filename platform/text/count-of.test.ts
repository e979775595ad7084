import { expect, it } from 'vitest';
import { countOf } from './count-of.ts';

it.each([
  [0, '0 orders'],
  [1, '1 order'],
  [2, '2 orders'],
  [123_456, '1,23,456 orders'],
])('says %i as %s', (count, words) => expect(countOf(count, 'order')).toBe(words));
