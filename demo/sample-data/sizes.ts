import type { SampleProduct } from './sample-product.ts';

/** A further size of a sample product. It has the texts and pictures of that product. */
export type SampleSize = Pick<
  SampleProduct,
  'id' | 'slug' | 'mrpRupees' | 'stock' | 'quantity' | 'weightGrams'
> & {
  value: string;
  contents?: string;
};

/** A product with its further sizes. It is the smallest one and the main size. */
export type SampleGroup = { lead: string; option: string; value: string; sizes: SampleSize[] };

const size = (
  [id, slug, value]: [id: number, slug: string, value: string],
  [mrpRupees, stock]: [mrpRupees: number, stock: number],
  [quantity, weightGrams]: [quantity: number, weightGrams: number],
): SampleSize => ({ id, slug, value, mrpRupees, stock, quantity, weightGrams });

export const sampleGroups: SampleGroup[] = [
  {
    lead: 'kalonji-oil',
    option: 'Size',
    value: '100 ml',
    sizes: [
      size([132, 'kalonji-oil-200ml', '200 ml'], [749, 46], [200, 330]),
      size([133, 'kalonji-oil-500ml', '500 ml'], [1699, 12], [500, 690]),
    ],
  },
  {
    lead: 'pinda-tailam',
    option: 'Size',
    value: '200 ml',
    sizes: [size([134, 'pinda-tailam-450ml', '450 ml'], [729, 24], [450, 640])],
  },
  {
    lead: 'manjistha-powder',
    option: 'Size',
    value: '100 g',
    sizes: [
      size([135, 'manjistha-powder-250g', '250 g'], [529, 38], [250, 285]),
      size([136, 'manjistha-powder-500g', '500 g'], [979, 0], [500, 540]),
    ],
  },
  {
    lead: 'kapikacchu-churna',
    option: 'Size',
    value: '100 g',
    sizes: [size([137, 'kapikacchu-churna-250g', '250 g'], [459, 31], [250, 300])],
  },
  {
    lead: 'chamomile-tulsi-tea',
    option: 'Size',
    value: '25 bags',
    sizes: [
      size([138, 'chamomile-tulsi-tea-50-bags', '50 bags'], [529, 42], [50, 140]),
      size([139, 'chamomile-tulsi-tea-100-bags', '100 bags'], [999, 3], [100, 260]),
    ],
  },
  {
    lead: 'neem-tulsi-soap',
    option: 'Pack',
    value: '1 soap',
    sizes: [
      {
        ...size([140, 'neem-tulsi-soap-of-3', '3 soaps'], [419, 65], [300, 340]),
        contents: '3 soaps of 100 g each',
      },
    ],
  },
];

/** Returns the further sizes of the groups as products of their own. */
export function sizedProducts(products: readonly SampleProduct[], groups = sampleGroups): SampleProduct[] {
  return groups.flatMap(({ lead, sizes }) => {
    const whole = products.find(({ slug }) => slug === lead)!;
    return sizes.map(({ value, ...own }) => ({
      ...whole,
      ...own,
      name: `${whole.name} ${value}`,
      // Rarer than the size that most customers know.
      popularity: Math.round(whole.popularity / 10),
    }));
  });
}
