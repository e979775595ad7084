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
  ['System', ''],
  ['Meera', 'SYSTEM'],
  ['Sys', 'tem'],
  ['The', 'System'],
  ['Ѕуѕтем', ''],
  ['5y­st​ém', ''],
  ['ꜱʏꜱᴛᴇᴍ', ''],
  ['ᏚYᏚᎢᎬᎷ', ''],
  ['$ystem', ''],
  ['𝕊𝕪𝕤𝕥𝕖𝕞', ''],
  ['सिस्टम', ''],
  ['Shop', ''],
  ['दुकान', ''],
  ['ग्राहक', ''],
  ['Owner', ''],
  ['Customer', 'Care'],
  ['Customer', 'Support'],
  ['Support', 'Team'],
  ['Help', 'Desk'],
  ['Аdmin', ''],
  ['https://evil.com', ''],
  ['Meera', 'www.evil.com'],
  ['thief@ybl', 'Rao'],
])('refuses %s %s, which looks like a name of the shop', (firstName, lastName) => {
  expect(isReservedName({ firstName, lastName })).toBe(true);
});

it.each([
  ['Meera', 'Iyer'],
  ['Theo', 'Shopland'],
  ['The', ''],
  ['Customer', ''],
  ['मीरा', 'अय्यर'],
  ['Systla', 'Rao'],
  ['Meera', 'C/o Ravi'],
  ['Owen', 'Carey'],
  ['Customer', 'Kumar'],
  ['', ''],
])('lets %s %s be', (firstName, lastName) => {
  expect(isReservedName({ firstName, lastName })).toBe(false);
});

it.each([
  ['Sita', ''],
  ['SITA', 'combs'],
  ['Sita', 'Combs.'],
  ['Meera', 'Ѕіта Сомвѕ'],
  ['Sita', 'Combs Support'],
  ['Sita', 'Combs Customer Care'],
  ['Team', 'Sita Combs'],
])('refuses %s %s to a colleague of the shop “Sita Combs”', (firstName, lastName) => {
  const isFirst = lastName === '';
  const shopName = isFirst ? 'Sita' : 'Sita Combs';
  expect(isReservedName({ firstName, lastName, shopName })).toBe(true);
  expect(isReservedName({ firstName, lastName })).toBe(false);
  expect(isReservedName({ firstName: 'Sitara', lastName: 'Combsworth', shopName })).toBe(false);
  expect(isReservedName({ firstName: 'Meera', lastName: '', shopName: '१०८' })).toBe(false);
});

it('refuses a desk of the shop to a colleague', () => {
  expect(isReservedName({ firstName: 'Sita', lastName: 'Support', shopName: 'Sita' })).toBe(true);
  expect(isReservedName({ firstName: 'Sita', lastName: 'Rao', shopName: 'Sita Combs' })).toBe(false);
});
