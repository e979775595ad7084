import { expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

it.each([
  ['The customer', ''],
  ['The', 'Customer'],
  ['', 'THE SHOP'],
  ['The​', 'Shop'],
  ['Тhе', 'сustоmer'],
  ['Thé', 'shòp'],
  ['T h e', 's-h-o-p.'],
  ['Ｔｈｅ', 'ｓｈｏｐ'],
  ['The', 'sh0p'],
  ['Theㅤ', 'sʰop'],
  ['τhe', 'cυstomer'],
  ['A former', 'colleague'],
  ['The owner,', 'by email'],
])('refuses %s %s, which looks like a name of the shop', (firstName, lastName) => {
  expect(isReservedName({ firstName, lastName })).toBe(true);
});

it.each([
  ['Meera', 'Iyer'],
  ['Theo', 'Shopland'],
  ['The', ''],
  ['Customer', ''],
  ['मीरा', 'अय्यर'],
  ['', ''],
])('lets %s %s be', (firstName, lastName) => {
  expect(isReservedName({ firstName, lastName })).toBe(false);
});
