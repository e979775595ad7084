import { describe, expect, it } from 'vitest';
import { readPackChoice } from './pack-choice.ts';
import { readQuery } from './read-query.ts';

const sizesOf = (text: string) => readQuery(text).flatMap(({ size }) => (size ? [size] : []));

const wordsIn = (text: string) => readQuery(text).flatMap(({ words }) => words.map(({ plain }) => plain));

describe('a size in a search', () => {
  it.each([
    ['henna 500 g', 'p0500g'],
    ['henna half kg', 'p0500g'],
    ['आधा किलो मेहंदी', 'p0500g'],
    ['मेहंदी २०० ग्राम', 'p0200g'],
    ['२०० मिली तेल', 'p0200ml'],
    ['एक लीटर जूस', 'p01000ml'],
    ['dedh kilo gulkand', 'p01500g'],
    ['oil 2 litres', 'p02000ml'],
    ['1/2 litre kalonji oil', 'p0500ml'],
    ['१/२ लीटर तेल', 'p0500ml'],
    ['henna 0.5kg', 'p0500g'],
    ['½ kg henna', 'p0500g'],
    ['ढाई सौ ग्राम चूर्ण', 'p0250g'],
    ['do sau ml tel', 'p0200ml'],
    ['kaunch beej paav kilo', 'p0250g'],
    ['सौ ग्राम हल्दी', 'p0100g'],
    ['neem soap set of three', 'p03'],
    ['neem sabun teen wala', 'p03'],
    ['नीम साबुन तीन का सेट', 'p03'],
    ['tulsi tea 25 bags', 'p025'],
    ['tulsi chai pachas bag', 'p050'],
    ['तुलसी चाय पच्चीस बैग', 'p025'],
    ['pinda tel sade chaar sau ml', 'p0450ml'],
    ['साढ़े तीन सौ ग्राम चूर्ण', 'p0350g'],
    ['henna ek sau pachas gram', 'p0150g'],
    ['oil fifty ml', 'p050ml'],
  ])('is read in both scripts: %s', (text, size) => {
    expect(sizesOf(text)).toEqual([size]);
  });

  it('is named by the pack alone, which is no thing to look for', () => {
    expect(wordsIn('neem tulsi soap set of 3')).toEqual(['neem', 'tulsi', 'soap', '3']);
    expect(wordsIn('hair oil ki badi bottle')).toEqual(['hair', 'oil']);
    expect(wordsIn('pinda tel 450 ml wali badi bottle')).toEqual(['pinda', 'tel', '450', 'ml']);
    expect(wordsIn('chamomile tea 20 tea bags')).toEqual(['chamomile', 'tea', '20']);
    expect(wordsIn('manjistha ka chhota pack')).toEqual(['manjistha', 'small']);
    expect(wordsIn('copper bottle')).toEqual(['copper', 'bottle']);
  });

  it('is none in words that only share letters', () => {
    expect(sizesOf('adhatoda leaf')).toEqual([]);
    expect(sizesOf('kilkari baby oil')).toEqual([]);
    expect(sizesOf('face wash for teen girls')).toEqual([]);
    expect(sizesOf('oil ya cream do')).toEqual([]);
  });
});

describe('a wish for a size without its number', () => {
  it.each([
    ['kalonji oil sabse badi bottle', 'largest'],
    ['कलौंजी तेल सबसे बड़ी शीशी', 'largest'],
    ['manjistha powder biggest pack', 'largest'],
    ['pinda tailam large', 'largest'],
    ['henna family pack', 'largest'],
    ['churna ka bada wala', 'largest'],
    ['kaunch churna ka chhota packet', 'smallest'],
    ['black seed oil smallest bottle', 'smallest'],
    ['face oil travel size', 'smallest'],
    ['hair oil trial size small', 'smallest'],
    ['kalonji oil medium size', 'middle'],
    ['कलौंजी तेल मध्यम बोतल', 'middle'],
  ])('is read: %s', (text, choice) => {
    expect(readPackChoice(text)).toBe(choice);
  });

  it.each([
    'badi elaichi',
    'largest selling hair oil',
    'bade baal ke liye tel',
    'family ke liye sabun',
    'chhota baccha tel',
    'oil for long travel',
  ])('is none in other words: %s', (text) => {
    expect(readPackChoice(text)).toBeNull();
  });
});
