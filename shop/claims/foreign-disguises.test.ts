import { expect, it } from 'vitest';
import { foreignWaysIn, noOwnWays } from './foreign-ways.ts';

const kinds = (text: string) => foreignWaysIn(text, noOwnWays).map(({ kind }) => kind);

it.each([
  ['Call 98<b>765</b>43210 now', 'phone'],
  ['Call 98**76**543210', 'phone'],
  ['Call 98<!-- x -->76543210', 'phone'],
  ['Call &#57;&#56;76543210', 'phone'],
  ['Call 98one2345678 today', 'phone'],
  ['Call 9eight1two345678', 'phone'],
  ['Pay to ravi@уbl by UPI', 'upi'],
  ['Pay to rаvi@okахis', 'upi'],
  ['Pay to ｒavi@ybl', 'upi'],
  ['Order from herbal-deals.in this week', 'link'],
  ['Order from vanya99.in this week', 'link'],
  ['Follow us @vanya.deals for prices', 'link'],
  ['Instagram: vanya_deals', 'link'],
  ['Find @vanyadeals on Instagram', 'link'],
  ['इंस्टाग्राम @vanyadeals', 'link'],
])('a disguised way is read: %s', (text, kind) => expect(kinds(text)).toContain(kind));

it.each([
  'Massage the <b>scalp</b> for five minutes, then wash.',
  'Packed in 2019 by one family of ten.',
  'Use 2 to 3 drops in 100 ml. Of one tree come 4 kg.',
  'We press the oil.in winter it sets.',
  'Настойка из трав, 100 мл',
  'Photos of our farm are on Instagram.',
  'Follow us for recipes. Write at any time.',
  'Weight: **250 g**, 12**th** batch',
  'नीम और तुलसी का साबुन, 100 ग्राम',
])('an honest text passes: %s', (text) => expect(kinds(text)).toEqual([]));
