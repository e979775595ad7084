import type { InferInsertModel } from 'drizzle-orm';
import { dayMs, dayOf, startOf } from '#platform/india-time.ts';
import type { products } from '#shop/catalog/server/tables.ts';
import type { comboParts, stockMovements } from '#shop/catalog/server/stock/tables.ts';
import type { SampleProduct } from '../sample-data/sample-product.ts';
import { demoFacts } from './demo-facts.ts';
import { picturesOf } from './pictures-of.ts';

export type ProductRow = InferInsertModel<typeof products> & { id: number };

type Params = { categoryIds: Map<string, number>; seller: string; openedOn: Date };

/** Returns a sample product as a catalogue row. Its age counts back from `openedOn`. */
export function toProductRow(sample: SampleProduct, { categoryIds, seller, openedOn }: Params): ProductRow {
  const createdAt = daysBefore(openedOn, sample.daysOld);
  return {
    id: sample.id,
    slug: sample.slug,
    name: sample.name,
    nameHindi: sample.nameHindi,
    description: sample.description.join('\n\n'),
    mrpPaise: sample.mrpRupees * 100,
    discountPercent: sample.discountPercent,
    stock: sample.stock,
    quantity: sample.quantity,
    unit: sample.unit,
    ...picturesOf(sample.slug),
    categoryId: categoryIds.get(sample.category)!,
    offer: sample.offer ?? null,
    seller,
    form: sample.form,
    concerns: sample.concerns,
    latin: sample.latin,
    sanskrit: sample.sanskrit,
    english: sample.english,
    synonyms: sample.synonyms,
    ingredients: sample.ingredients,
    howToUse: sample.howToUse.join('\n'),
    dosha: sample.dosha,
    weightGrams: sample.weightGrams,
    hsn: sample.hsn,
    ...demoFacts(sample),
    isDemo: true,
    gatePassedOn: dayOf(openedOn),
    rating: 0,
    reviewCount: 0,
    popularity: sample.popularity,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Returns the opening stock of a product as its first stock movement. */
export function toOpeningStock({
  id,
  stock = 0,
  createdAt,
}: ProductRow): InferInsertModel<typeof stockMovements> {
  return { productId: id, change: stock, reason: 'opening', createdAt };
}

/** Returns the parts of the sample combos, one of each. */
export function toComboParts(samples: SampleProduct[]): InferInsertModel<typeof comboParts>[] {
  const ids = new Map(samples.map(({ slug, id }) => [slug, id]));
  return samples.flatMap(({ id, parts = [] }) =>
    parts.map((slug) => ({ comboId: id, partId: ids.get(slug)!, quantity: 1 })),
  );
}

/** Returns midnight of today in India. All dates of the demo shop count back from it. */
export function startOfToday(): Date {
  return startOf(dayOf(new Date()));
}

export function daysBefore(day: Date, days: number): Date {
  return new Date(day.getTime() - days * dayMs);
}
