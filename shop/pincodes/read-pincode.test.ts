// §5 phones and pincodes are read as people write them, by one reader each; the account's limits hold for what was read, and an unreadable paste stays whole
import { expect, it } from 'vitest';
import { pincodeMessages, readPincode } from './read-pincode.ts';

it.for([
  '560003',
  '560 003',
  '560-003',
  ' 560\u00a0003 ',
  'PIN 560003',
  'Pin code: 560 003.',
  'Bengaluru-560003',
  'Bengaluru – 560 003, Karnataka',
  'पिन ५६०००३',
  '৫৬০০০৩',
  '௫௬௦ ௦௦௩',
  '560\u200b003',
  '5 6 0 0 0 3',
  '560003.0',
  'C/o 56 APO 560003',
  'Sector 17, Bengaluru 560 003',
  "'560003",
])('reads %s as 560003', (written) => {
  expect(readPincode(written)).toEqual({ value: '560003' });
});

const { sixDigits, letters, tooMany } = pincodeMessages;

it.for([
  ['', sixDigits],
  ['56000', sixDigits],
  ['056001', sixDigits],
  ['5600031', sixDigits],
  ['Sector 2, 60003', sixDigits],
  ['56OO03', letters],
  ['560003 or 560004', letters],
  ["560001' or 1=1", letters],
  ['SW1A 1AA', letters],
  ['560003 / 560004', tooMany(12)],
  ['9876543210', tooMany(10)],
] as const)('refuses %s: %s', ([written, problem]) => {
  expect(readPincode(written)).toEqual({ problem });
});
