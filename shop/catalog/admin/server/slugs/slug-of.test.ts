import { expect, it } from 'vitest';
import { slugField } from '../../product-fields.ts';
import { slugOf } from './slug-of.ts';

const none = new Set<string>();

it.each([
  ['भृंगराज तेल', 'bhringraj-tel'],
  ['आँवला चूर्ण', 'anvala-churna'],
  ['मुल्तानी मिट्टी', 'multani-mitti'],
  ['त्रिफला चूर्ण १०० ग्राम', 'triphala-churna-100-gram'],
  ['अश्वगंधा–कैप्सूल', 'ashvagandha-kaipsul'],
  ['வேப்ப எண்ணெய்', 'veppa-enney'],
  ['நெல்லிக்காய் சூரணம்', 'nellikkay-suranam'],
  ['নিম তেল', 'nim-tel'],
  ['অশ্বগন্ধা চূর্ণ', 'ashvagandha-churna'],
  ['వేప నూనె', 'vepa-nune'],
  ['ಬೇವಿನ ಎಣ್ಣೆ', 'bevina-enne'],
  ['വേപ്പെണ്ണ', 'veppenna'],
  ['અશ્વગંધા ચૂર્ણ', 'ashvagandha-churna'],
  ['ਨਿੰਮ ਦਾ ਤੇਲ', 'nimm-da-tel'],
  ['ନିମ ତେଲ', 'nima-tela'],
  ['تیل نیم', 'tyl-nym'],
  ['Масло нима', 'maslo-nima'],
  ['Neem तेल 100 ml', 'neem-tel-100-ml'],
  ['Café Brûlée ß', 'cafe-brulee-ss'],
])('writes %s in Latin letters', (name, slug) => {
  expect(slugOf(name, 'product', none)).toBe(slug);
  expect(slugField.safeParse(slug).success).toBe(true);
});

it('numbers an address that is taken, and names a text without letters', () => {
  expect(slugOf('नीम तेल', 'product', new Set(['nim-tel', 'nim-tel-2']))).toBe('nim-tel-3');
  expect(slugOf('🌿✨', 'product', none)).toBe('product');
  expect(slugOf('108', 'product', new Set(['product-108']))).toBe('product-108-2');
});

it('reads a name of any length and any mark in one pass', () => {
  const names = ['क्'.repeat(20_000), '़'.repeat(20_000), 'ੱ'.repeat(20_000), '-'.repeat(20_000)];
  for (const name of names) expect(slugOf(name, 'product', none).length).toBeLessThan(90);
});
