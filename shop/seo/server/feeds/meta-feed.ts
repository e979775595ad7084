import { csvText } from '#platform/server/csv/write-csv.ts';
import type { FeedProduct } from './list-feed-products.ts';

/** The columns of Meta's catalogue, which WhatsApp shows too. */
const columns: [name: string, value: (product: FeedProduct) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['link', ({ link }) => link],
  ['image_link', ({ images: [first = ''] }) => first],
  ['additional_image_link', ({ images: [, ...more] }) => more.join(',')],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ gtin }) => gtin],
  ['identifier_exists', ({ gtin }) => (gtin ? 'yes' : 'no')],
  ['product_type', ({ categories }) => categories.join(' > ')],
  ['unit_pricing_measure', ({ measure }) => measure],
  ['unit_pricing_base_measure', ({ baseMeasure }) => baseMeasure],
  ['manufacturer_info', ({ maker }) => maker],
  ['custom_label_0', ({ mrp }) => (mrp ? `MRP ${mrp}` : '')],
];

/** Returns the feed for Meta and WhatsApp in pieces: CSV without formulas in its cells. */
export async function* metaFeed(batches: AsyncIterable<FeedProduct[]>): AsyncGenerator<string> {
  yield csvText([columns.map(([name]) => name)]);
  for await (const batch of batches)
    yield csvText(batch.map((product) => columns.map(([, value]) => value(product))));
}
