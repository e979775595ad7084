import { seededRandom } from '../sample-data/seeded-random.ts';
import type { SampleProduct } from '../sample-data/sample-product.ts';

const places = [
  'Aravalli',
  'Chitrakoot',
  'Coorg',
  'Darjeeling',
  'Dehradun',
  'Idukki',
  'Kangra',
  'Kannauj',
  'Kullu',
  'Kutch',
  'Malabar',
  'Malwa',
  'Mysuru',
  'Nainital',
  'Nilgiri',
  'Palakkad',
  'Panchgani',
  'Pushkar',
  'Rishikesh',
  'Sahyadri',
  'Satpura',
  'Shimoga',
  'Sikkim',
  'Sojat',
  'Spiti',
  'Thar',
  'Vindhya',
  'Wayanad',
  'Western Ghats',
  'Yercaud',
];

/**
 * Returns the nth product of a large shop: a sample under the name of a place, with its own price, stock and popularity.
 * Equal n gives an equal product; names and slugs never repeat.
 */
export function sampleVariant(samples: SampleProduct[], n: number): SampleProduct {
  const sample = samples[n % samples.length]!;
  const round = Math.floor(n / samples.length);
  const place = places[round % places.length]!;
  const number = Math.floor(round / places.length) + 1;
  const { between, chance } = seededRandom(n + 1);
  return {
    ...sample,
    name: `${place} ${sample.name}${number > 1 ? ` No. ${number}` : ''}`,
    slug: `${place.toLowerCase().replaceAll(' ', '-')}-${sample.slug}${number > 1 ? `-${number}` : ''}`,
    mrpRupees: Math.max(49, Math.round((sample.mrpRupees * between(70, 150)) / 100)),
    discountPercent: chance(40) ? 0 : between(1, 8) * 5,
    stock: chance(6) ? 0 : between(1, 200),
    popularity: between(1, 1000),
    daysOld: between(1, 900),
  };
}
