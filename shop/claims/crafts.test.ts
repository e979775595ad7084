import { describe, expect, it } from 'vitest';
import { readClaims } from './read-claims.ts';

const verdictsOf = (text: string) => readClaims(text, 'cosmetic').map(({ verdict }) => verdict);
const ruledOf = (text: string) => readClaims(text, 'cosmetic', { byRulesAlone: true });

describe('a cure', () => {
  it.each([
    'We make forty bars at a time and cure them for five weeks',
    'Each loaf is cut by hand and cured on wooden racks until the monsoon ends.',
    'Cold process soap needs six weeks to cure and harden.',
    'Hum tikki ko paanch hafte cure hone dete hain.',
  ])('of soap is no claim: %s', (text) => {
    expect(verdictsOf(text)).toEqual([]);
  });

  it.each([
    'These bars cure eczema while they dry.',
    'Our slab cures my father.',
    'It cures within a week.',
    'One bar cures diabetes.',
  ])('of an illness, a body or of nothing named is a claim: %s', (text) => {
    expect(ruledOf(text).length).toBeGreaterThan(0);
  });
});

it('a food that is said to give too little is a claim', () => {
  expect(ruledOf('Your meals are not enough, so take our capsule.').length).toBeGreaterThan(0);
  expect(ruledOf('Khane se poora nahi milta, isliye roz do capsule.').length).toBeGreaterThan(0);
});

it('what nobody can promise is no claim', () => {
  expect(verdictsOf('Nobody can promise that an oil regrows hair.')).toEqual([]);
  expect(verdictsOf('People ask if it cures arthritis. No oil does.')).toEqual([]);
});
