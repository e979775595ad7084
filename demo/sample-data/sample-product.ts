export type Vessel =
  | 'dropper'
  | 'pump'
  | 'jar'
  | 'tin'
  | 'pouch'
  | 'capsule-bottle'
  | 'bottle'
  | 'carton'
  | 'soap'
  | 'tea-box'
  | 'tube'
  | 'comb'
  | 'resin-jar'
  | 'spray'
  | 'kit';

export type Unit = 'g' | 'ml' | 'capsules' | 'tablets' | 'gummies' | 'bags' | 'pieces' | 'kit';

/** Concerns in the customers' words, by tradition and never as a medical claim. */
export const sampleConcerns = [
  'Dry skin',
  'Oily skin',
  'Dull skin',
  'Uneven tone',
  'Sensitive skin',
  'Sun and heat',
  'Bridal glow',
  'Lips and eyes',
  'Hair fall',
  'Dry hair',
  'Hair shine',
  'Scalp care',
  'Hair wash',
  'Grey coverage',
  'Body massage',
  'Tired muscles',
  'Baby care',
  'Sleep',
  'Calm mind',
  'Focus',
  'Energy',
  'Digestion',
  'Seasonal change',
  "Women's wellness",
  "Men's wellness",
  'Everyday wellness',
  'Home fragrance',
  'Kitchen',
  'Gifting',
] as const;

export type Concern = (typeof sampleConcerns)[number];

/** A product of the demo shop. Amounts are whole rupees including all taxes. */
export type SampleProduct = {
  /** Stable: 1 and up, combos 1001 to 1008. The lowest 24 make up the first listing page. */
  id: number;
  slug: string;
  name: string;
  nameHindi: string;
  latin: string;
  sanskrit: string;
  english: string;
  synonyms: string[];
  category: string;
  mrpRupees: number;
  discountPercent: number;
  stock: number;
  quantity: number;
  unit: Unit;
  description: [string, string, string];
  ingredients: string;
  howToUse: [string, string, string];
  dosha: string;
  form: string;
  concerns: Concern[];
  vessel: Vessel;
  colour: string;
  /** The colour of what is inside, where it is another than that of the label. */
  insideColour?: string;
  herb: string;
  offer?: string;
  daysOld: number;
  popularity: number;
  /** Includes vessel and packaging. */
  weightGrams: number;
  /** Count and size, where the net quantity does not say them. */
  contents?: string;
  hsn: string;
  /** The goods of the heading, where they decide the GST. */
  gstGoods?: string;
  /** Slugs of the products in a combo, whose own stock is 0. */
  parts?: string[];
};
