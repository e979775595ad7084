import { sampleCategories, type SampleCategory } from './categories.ts';
import { adaptogensTeasAndJuices } from './products/adaptogens-teas-and-juices.ts';
import { capsulesAndTablets } from './products/capsules-and-tablets.ts';
import { churnaAndRasayana } from './products/churna-and-rasayana.ts';
import { classicalAndMassageOils } from './products/classical-and-massage-oils.ts';
import { combos } from './products/combos.ts';
import { faceCare } from './products/face-care.ts';
import { hairOilsAndWashes } from './products/hair-oils-and-washes.ts';
import { hairPowdersAndTools } from './products/hair-powders-and-tools.ts';
import { pressedAndEssentialOils } from './products/pressed-and-essential-oils.ts';
import { skinRituals } from './products/skin-rituals.ts';
import { sampleReviews, type SampleReview } from './reviews.ts';
import type { SampleProduct } from './sample-product.ts';

export type SampleCatalogue = {
  categories: SampleCategory[];
  products: SampleProduct[];
  reviews: SampleReview[];
  hairGrid: string[];
  combos: { id: number; seller: string }[];
  seller: string;
};

/** Returns the whole demo shop, always with the same data (specification sections 1 and 2). */
export function sampleCatalogue(): SampleCatalogue {
  const products = allProducts().toSorted((one, other) => one.id - other.id);
  return {
    categories: sampleCategories,
    products,
    reviews: sampleReviews(products),
    hairGrid,
    combos: comboSellers,
    seller: 'Aranya Herbals',
  };
}

const hairGrid = [
  'bhringraj-oil',
  'curry-leaf-scalp-oil',
  'neem-comb',
  'bhringraj-oil',
  'rosemary-hair-oil',
  'flaxseed-hair-gel',
  'bhringraj-oil',
  'shikakai-shampoo',
  'bhringraj-oil',
  'hair-mask-bhringraj-amla',
  'henna-powder',
  'bhringraj-oil',
];

const comboSellers = [
  { id: 1001, seller: 'Palakkad Taila House' },
  { id: 1002, seller: 'Keshya Hair Works' },
  { id: 1003, seller: 'Kannauj Rose & Saffron' },
  { id: 1004, seller: 'Nilgiri Tea & Spice' },
  { id: 1005, seller: 'Sojat Leaf Mills' },
  { id: 1006, seller: 'Palakkad Taila House' },
  { id: 1007, seller: 'Pratapgarh Amla Growers' },
  { id: 1008, seller: 'Nilgiri Tea & Spice' },
];

function allProducts(): SampleProduct[] {
  return [
    ...faceCare,
    ...skinRituals,
    ...hairOilsAndWashes,
    ...hairPowdersAndTools,
    ...classicalAndMassageOils,
    ...pressedAndEssentialOils,
    ...capsulesAndTablets,
    ...churnaAndRasayana,
    ...adaptogensTeasAndJuices,
    ...combos,
  ];
}
