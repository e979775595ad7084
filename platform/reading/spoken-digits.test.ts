// §9 numbers are read as people say them: English words, Hindi words, double and triple
import { expect, it } from 'vitest';
import { readMobile } from './read-phone.ts';
import { spokenDigits } from './spoken-digits.ts';

it.each([
  ['nine eight seven double six five four three two one', '9876654321'],
  ['Nine, Eight, Seven, Six, Five, Four, Three, Two, One, Zero', '9876543210'],
  ['ninety eight seventy-six fifty four thirty two ten', '9876543210'],
  ['ninety eight seven six double five triple one nine', '9876551119'],
  ['98765 double four 210', '9876544210'],
  ['98765 double 4 210', '9876544210'],
  ['nau aath saat chhe paanch char teen do ek shunya', '9876543210'],
  ['नौ आठ सात छह पाँच चार तीन दो एक शून्य', '9876543210'],
  ['नौ आठ सात डबल छह पांच चार तीन दो एक', '9876654321'],
  ['plus nine one nine eight seven six five four three two one oh', '9876543210'],
  ['+91 nine eight seven six five 43210', '9876543210'],
  ['zero nine eight seven six five four three two one zero', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['+91 98765-43210', '9876543210'],
])('%s is the mobile number %s', (written, value) => {
  expect(readMobile(written)).toEqual({ value });
});

it.each([
  'nine eight seven six',
  'nine eight seven six five four three two one zero nine',
  'nine hundred eight seven six five four three two one',
  'Meera nine eight seven six five four three two one zero',
  'double double six five four three two one zero nine',
  'nine eight seven six five four three two one double',
  'double ninety eight seven six five four three two',
  'two eight seven six five four three two one zero',
  'nine'.repeat(200),
])('%s is no mobile number', (written) => {
  expect(readMobile(written)).toHaveProperty('problem');
});

it('reads no number out of other words, and leaves digits to their reader', () => {
  for (const text of ['', 'Meera', 'one two tree', '98765 43210', '+91 98765', '...'])
    expect(spokenDigits(text)).toBe(null);
  expect(spokenDigits('ninety zero')).toBe('900');
  expect(spokenDigits('twenty twenty five')).toBe('2025');
});
