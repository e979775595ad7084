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

const groupColumns: typeof columns = [
  ['item_group_id', ({ groupId }) => groupId],
  ['size', ({ size }) => size],
  ['color', ({ color }) => color],
  ['additional_variant_attribute', furtherOptions],
];

/** Meta has no column for packs and fragrances: `Pack:3 soaps`. Its list has colons and commas of its own. */
function furtherOptions({ options, size, color }: FeedProduct): string {
  const plain = (text: string) => text.replaceAll(':', ' ').replaceAll(',', ' ');
  return options
    .filter(({ value }) => value !== size && value !== color)
    .map(({ name, value }) => `${plain(name)}:${plain(value)}`)
    .join(',');
}

type FeedOptions = { hasGroups: boolean; batches: AsyncIterable<FeedProduct[]> };

/** Returns the feed for Meta and WhatsApp in pieces: CSV without formulas in its cells. A shop with sizes has columns for them. */
export async function* metaFeed({ hasGroups, batches }: FeedOptions): AsyncGenerator<string> {
  const all = hasGroups ? [...columns, ...groupColumns] : columns;
  yield csvText([all.map(([name]) => name)]);
  for await (const batch of batches)
    yield csvText(batch.map((product) => all.map(([, value]) => value(product))));
}
