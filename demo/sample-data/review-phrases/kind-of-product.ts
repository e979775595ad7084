import type { SampleProduct } from '../sample-product.ts';
import { comb, hairCare, hairOil, hairPowder, hairWash, henna } from './hair.ts';
import { babyOil, carrierOil, drops, essentialOil, massageOil } from './oils.ts';
import type { Phrases } from './phrases.ts';
import { bodyScrub, cream, facePack, faceOil, faceWash, lips, soap } from './skin.ts';
import { capsules, churna, combo, gummies, jam, juice, mushroomPowder, resin, tea } from './supplements.ts';

/** Returns the review phrases of a product type, chosen by form. */
export function kindPhrases({ form, category }: SampleProduct): Phrases {
  if (form === 'Powder') return category === 'mushrooms-adaptogens' ? mushroomPowder : hairPowder;
  const phrases = byForm[form];
  if (!phrases) throw new Error(`No review phrases for the form ${form}`);
  return phrases;
}

/** Returns whether a phrase fits the product. A phrase without a condition fits all products. */
export function suits(product: SampleProduct, line: string): boolean {
  const condition = /^(\w+): /.exec(line)?.[1];
  if (!condition) return true;
  const isMet = conditions[condition];
  if (!isMet) throw new Error(`Unknown condition in the review phrase: ${line}`);
  return isMet(product);
}

const conditions: Record<string, (product: SampleProduct) => boolean> = {
  liquid: ({ vessel }) => ['bottle', 'dropper', 'pump', 'spray', 'tube'].includes(vessel),
  pack: ({ vessel }) => vessel !== 'comb' && vessel !== 'kit',
  jar: ({ vessel }) => vessel === 'jar',
  tube: ({ vessel }) => vessel === 'tube',
  spray: ({ vessel }) => vessel === 'spray',
  wash: ({ vessel }) => vessel !== 'spray',
  butter: ({ form }) => form === 'Balm' || form === 'Body butter',
  balm: ({ form }) => form === 'Lip balm',
  eyes: ({ form }) => form !== 'Lip balm',
  capsule: ({ form }) => form === 'Capsules',
  teabags: ({ unit }) => unit === 'bags',
  kitchen: ({ concerns }) => concerns.includes('Kitchen'),
  tulsi: ({ herb }) => herb === 'tulsi',
  refill: ({ name }) => /ashwagandha|lion's mane/i.test(name),
  family: ({ herb }) => herb !== 'ashwagandha',
};

const byForm: Record<string, Phrases> = {
  'Face oil': faceOil,
  Serum: faceOil,
  Cream: cream,
  Gel: cream,
  Balm: cream,
  'Body butter': cream,
  'Face mist': faceWash,
  'Face wash': faceWash,
  Cleanser: faceWash,
  'Face pack': facePack,
  'Body scrub': bodyScrub,
  Soap: soap,
  'Shampoo bar': hairWash,
  Kajal: lips,
  'Lip balm': lips,
  'Lash oil': lips,
  'Hair oil': hairOil,
  Shampoo: hairWash,
  Conditioner: hairCare,
  'Hair mask': hairCare,
  'Hair gel': hairCare,
  'Hair rinse': hairCare,
  'Hair colour': henna,
  Comb: comb,
  'Body oil': massageOil,
  'Massage oil': massageOil,
  'Classical taila': massageOil,
  'Baby oil': babyOil,
  'Carrier oil': carrierOil,
  'Essential oil': essentialOil,
  Drops: drops,
  'Nasya drops': drops,
  Capsules: capsules,
  Tablets: capsules,
  Churna: churna,
  'Herbal jam': jam,
  Preserve: jam,
  Gummies: gummies,
  Resin: resin,
  'Herbal tea': tea,
  Kadha: tea,
  'Latte mix': tea,
  Juice: juice,
  Combo: combo,
};
