import { expect, it } from 'vitest';
import { concerns } from '../../dictionary/concerns.ts';
import { conceptsIn, nameOf, termsBeginning } from '../../dictionary/find-concepts.ts';
import { needsInHindi } from '../../dictionary/needs-in-hindi.ts';
import { isExpected, nameFor } from './name-for.ts';

const namesFor = (text: string) => termsBeginning(text, 4).map((one) => nameFor(one, text));

it.each([
  ['acne', 'oily skin'],
  ['pimples', 'oily skin'],
  ['weight', 'energy'],
  ['ash', 'ashwagandha'],
  ['neend', 'neend'],
  ['slee', 'sleep'],
  ['baal', 'baal jhadna'],
  ['बाल', 'बाल झड़ना'],
  ['नींद', 'नींद'],
  ['अश्व', 'अश्वगंधा'],
  ['haldi', 'turmeric'],
])('“%s” suggests “%s”, in its own language', (text, name) => {
  expect(namesFor(text)).toContain(name);
});

it.each([
  ['hald', ['turmeric']],
  ['tul', ['tulsi']],
  ['acne', ['oily skin']],
  ['til', ['sesame']],
  ['bal', ['bala', 'baal jhadna', 'chamakdar baal', 'baal dhona', 'safed baal', 'rookhe baal']],
  ['soap', []],
  ['weight', []],
])('a beginning such as “%s” suggests %j alone', (text, names) => {
  const expected = termsBeginning(text, 12).filter((one) => isExpected(one, text));
  expect(expected.map((one) => nameFor(one, text))).toEqual(names);
});

it('suggests no Hindi for an English word', () => {
  for (const text of ['acne', 'pimples', 'ash', 'weight', 'bed', 'dull'])
    for (const name of namesFor(text)) expect(name, text).not.toMatch(/tel tel|vajan|byatha/);
});

it('calls each need by its English name first, and knows both Hindi ones', () => {
  expect(Object.keys(needsInHindi)).toEqual(Object.keys(concerns));
  for (const [id, { hindi, hinglish }] of Object.entries(needsInHindi)) {
    const plain = (text: string) => text.replaceAll(/[’\s-]/g, '');
    expect(plain(nameOf({ id, kind: 'concern' })).slice(0, 4)).toBe(plain(id).slice(0, 4));
    for (const name of [hindi, hinglish])
      expect(
        conceptsIn(name).map((one) => one.id),
        name,
      ).toContain(id);
  }
});
