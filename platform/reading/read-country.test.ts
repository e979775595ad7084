import { expect, it } from 'vitest';
import { readCountry } from './read-country.ts';

it.each([
  ['USA', 'United States'],
  ['united states', 'United States'],
  ['भारत', 'India'],
  ['Myanmar', 'Myanmar (Burma)'],
  ['Atlantis', null],
])('the country %s is %s', (written, name) => {
  expect(readCountry(written)).toBe(name);
});
