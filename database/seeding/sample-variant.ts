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
 * The nth product of a large shop: a sample under the name of a place, with a price, stock and popularity of its own.
 * The same n gives the same product, and no two the same name or slug.
 */
export function sampleVariant(samples: SampleProduct[], n: number): SampleProduct {
  const sample = samples[n % samples.length]!;
  const round = Math.floor(n / samples.length);
  const place = places[round % places.length]!;
  const number = Math.floor(round / places.length) + 1;
  const chance = chances(n);
  return {
    ...sample,
    name: `${place} ${sample.name}${number > 1 ? ` No. ${number}` : ''}`,
    slug: `${place.toLowerCase().replaceAll(' ', '-')}-${sample.slug}${number > 1 ? `-${number}` : ''}`,
    mrpRupees: Math.max(49, Math.round(sample.mrpRupees * (0.7 + chance() * 0.8))),
    discountPercent: chance() < 0.4 ? 0 : Math.floor(chance() * 8) * 5,
    stock: chance() < 0.06 ? 0 : 1 + Math.floor(chance() * 200),
    popularity: 1 + Math.floor(chance() * 1000),
    daysOld: 1 + Math.floor(chance() * 900),
  };
}

/** Numbers from 0 up to 1 that look thrown and are the same for the same n (mulberry32). */
function chances(n: number): () => number {
  let state = Math.imul(n + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
