// §5 phones and pincodes are read as people write them, by one reader each; the account's limits hold for what was read, and an unreadable paste stays whole
import { expect, it } from 'vitest';
import { phoneMessages, readAnyPhone, readMobile } from './read-phone.ts';

it.for([
  '9876543210',
  '+91 98765-43210',
  '+919876543210',
  '098765 43210',
  '0091-98765-43210',
  '91 98765 43210',
  '(+91) 98765 43210',
  '+91 (0) 98765 43210',
  '+91\u00a098765\u00a043210',
  '\u202a+91 98765 43210\u202c',
  '98765\u200b43210\ufeff',
  '98765.43210',
  '[+91] 98765 43210',
  '+91 +91 98765 43210',
  '+91 91 98765 43210',
  '98765⁃43210',
  '98765–43210',
  '(98765) 43210',
  'Mob: 98765 43210',
  'tel:+919876543210',
  'https://wa.me/919876543210',
  'Meera 98765 43210 (WhatsApp)',
  "'9876543210",
  '="9876543210"',
  '9876543210.0',
  '９８７６５ ４３２１０',
  '९८७६५ ४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '૯૮૭૬૫૪૩૨૧૦',
  '੯੮੭੬੫੪੩੨੧੦',
  '୯୮୭୬୫୪୩୨୧୦',
  '۹۸۷۶۵۴۳۲۱۰',
  '+९१ ९८७६५ ४३२१०',
  '9️⃣8765 43210',
])('reads %s as 9876543210', (written) => {
  expect(readMobile(written)).toEqual({ value: '9876543210' });
});

it('keeps a number of its own that begins with 91 or 0091', () => {
  expect(readMobile('9198765432')).toEqual({ value: '9198765432' });
  expect(readMobile('+91 91987 65432')).toEqual({ value: '9198765432' });
});

const { tenDigits, foreign, landline, letters, tooMany } = phoneMessages;

it.for([
  ['', tenDigits],
  ['Meera', tenDigits],
  ['98765 4321', tenDigits],
  ['+91 98765 432', tenDigits],
  ['91 98765 432', tenDigits],
  ['5876543210', tenDigits],
  ['*121*98765#43210', tenDigits],
  ['9'.repeat(200), tenDigits],
  ['+65 9123 4567', foreign],
  ['+960 771 1259', foreign],
  ['+1 415 555 2671', foreign],
  ['+98 76543210', foreign],
  ['0065 9123 4567', foreign],
  ['00960-771-1259', foreign],
  ['98765432101', tooMany(11)],
  ['98765 43210 / 98765 43211', tooMany(20)],
  ['+91 98765 432101', tenDigits],
  ['91 98765 432101', tooMany(13)],
  ['022-24561254', landline],
  ['+91 22 2456 1254', landline],
  ['080-2222 3333', landline],
  ['(0612) 2234567', landline],
  ['98765O3210', letters],
  ['9.87654E+09', letters],
] as const)('refuses %s: %s', ([written, problem]) => {
  expect(readMobile(written)).toEqual({ problem });
});

it('reads a landline with its area code where any phone will do', () => {
  expect(readAnyPhone('022-2456 1254')).toEqual({ value: '2224561254' });
  expect(readAnyPhone('0987654321')).toEqual({ problem: tenDigits });
});
