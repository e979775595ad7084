import { expect, it } from 'vitest';
import { findPoisons } from './find-words.ts';

const found = (ingredients: string, hsn = '3004') =>
  findPoisons({ ingredients, hsn }).map(({ word }) => word.split(' ')[0]);

it.each([
  ['Kajjali 50 mg', 'Parada'],
  ['Siddha Makaradhwaja', 'Parada'],
  ['Shuddha Bhilawa 10 mg', 'Bhallataka'],
  ['कनेर की जड़', 'Karaveera'],
  ['Vatsanabh, sonth', 'Vatsanabha'],
  ['शुद्ध वत्सनाभ ५ मि.ग्रा.', 'Vatsanabha'],
  ['Croton tiglium seed', 'Jaipala'],
  ['Ratti beej', 'Gunja'],
  ['Thuhar latex', 'Snuhi'],
  ['Arka (root) 2 g', 'Arka'],
  ['Haldi, Arka patra, til', 'Arka'],
  ['अर्क मूल', 'Arka'],
  ['Cannabis leaf and seed', 'Bhanga'],
  ['Poppy latex (Papaver somniferum)', 'Ahipena'],
  ['भांग', 'Bhanga'],
  ['संखिया', 'Gauripashana'],
  ['Free from mercury and lead, Vatsanabha root', 'Vatsanabha'],
  ['Free from parabens. Nux-vomica', 'Vishamushti'],
  ['Malla-Sindura', 'Gauripashana'],
])('finds the poison in “%s”', (ingredients, word) => {
  expect(found(ingredients)).toContain(word);
});

it.each([
  'Ajwain Arka',
  'Arka Gulab',
  'Arka of mint',
  'सौंफ अर्क',
  'Free from mercury',
  'Free from lead, mercury and arsenic',
  'No added mercury or heavy metals',
  'Mercury-free',
  'Arsenic not detected',
  'Hemp seed oil',
  'Cannabis sativa seed oil',
  'Poppy seeds (Papaver somniferum)',
  'खसखस',
  'Papaver somniferum seed',
  'Vijaya Haritaki',
  'Ashwagandha 2 ratti',
  'Arkapushpa',
  'भाग 2',
  'Jaiphal, jaipatri',
  'Sindoori red',
])('finds no poison in “%s”', (ingredients) => {
  expect(found(ingredients)).toEqual([]);
});

it('sells a book about poisons, and a distillate whose generic name is Arka', () => {
  expect(findPoisons({ genericName: 'Book on Vatsanabha', hsn: '4901' })).toEqual([]);
  expect(findPoisons({ genericName: 'Arka', hsn: '3301' })).toEqual([]);
  expect(findPoisons({ genericName: 'Vatsanabha', hsn: '3004' })).toHaveLength(1);
});
