import { expect, it } from 'vitest';
import { importedGoods } from '#shop/catalog/facts.ts';
import { readOriginWords } from './origin-words.ts';

it.each([
  ['made in Nepal', '', 'Nepal'],
  ['incense made in nepal', 'incense', 'Nepal'],
  ['Incense, made in the USA', 'Incense,', 'United States'],
  ['tea imported from Sri Lanka', 'tea', 'Sri Lanka'],
  ['country of origin: none', 'country of origin: none', undefined],
  ['product of india hair oil', 'hair oil', 'India'],
  ['bharat me bana sabun', 'sabun', 'India'],
  ['भारत में बना साबुन', 'साबुन', 'India'],
  ['नेपाल में बनी चाय', 'चाय', 'Nepal'],
  ['china made comb', 'comb', 'China'],
  ['imported soap', 'soap', importedGoods],
  ['foreign made comb', 'comb', importedGoods],
  ['विदेशी इत्र', 'इत्र', importedGoods],
  ['soap made in copper pots', 'soap made in copper pots', undefined],
  ['is it made in india', 'is it made in india', undefined],
  ['kahan bana made in india', 'kahan bana made in india', undefined],
  ['indian sandalwood', 'indian sandalwood', undefined],
  ['non imported soap', 'non imported soap', undefined],
  ['comb not made in china', 'comb not made in china', undefined],
  ['imported nahi chahiye', 'imported nahi chahiye', undefined],
  ['oil for us made in india', 'oil for us', 'India'],
  ['चिली की बनी सॉस', 'चिली की बनी सॉस', undefined],
  ['incense made in Myanmar', 'incense', 'Myanmar (Burma)'],
  ['comb made in hong kong', 'comb', 'Hong Kong SAR China'],
  ['made', 'made', undefined],
  ['', '', undefined],
])('reads the origin of “%s”', (typed, text, origin) => {
  expect(readOriginWords(typed)).toEqual(origin ? { text, origin } : { text });
});
