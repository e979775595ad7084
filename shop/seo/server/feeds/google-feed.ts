import { escapeXml } from '#platform/xml.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { toPaise, toRupees } from '#platform/money.ts';
import { deliveryOfOne } from '#shop/pricing/delivery.ts';
import type { FeedProduct } from './list-feed-products.ts';

type FeedOptions = {
  url: string;
  shopName: string;
  /** The one state in which the seller may sell. */
  soldWithin: string | null;
  charges: Charges;
  batches: AsyncIterable<FeedProduct[]>;
};

/**
 * Returns the feed for Google Merchant Center in pieces: RSS 2.0 with Google's names. Google reads no region of India in a feed, so a seller
 * of one state states no shipping, and sets the state in the account.
 */
export async function* googleFeed({
  url,
  shopName,
  soldWithin,
  charges,
  batches,
}: FeedOptions): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shopName)}</title><link>${escapeXml(url)}</link><description>Products of ${escapeXml(shopName)}</description>
`;
  for await (const batch of batches)
    yield batch.map((product) => itemXml(product, soldWithin ? '' : shippingXml(product, charges))).join('');
  yield '</channel></rss>\n';
}

function shippingXml({ sellingPrice, categories }: FeedProduct, charges: Charges): string {
  const price = toRupees(
    deliveryOfOne({ sellingPaise: toPaise(sellingPrice), categories: categories.slice(-2) }, charges),
  ).toFixed(2);
  return `<g:shipping><g:country>IN</g:country><g:price>${price} INR</g:price></g:shipping>`;
}

function itemXml(product: FeedProduct, shipping: string): string {
  const [image = '', ...moreImages] = product.images;
  const values: [name: string, value: string][] = [
    ['id', product.id],
    ['title', product.title],
    ['description', product.description],
    ['link', product.link],
    ['image_link', image],
    ...moreImages.map((more): [string, string] => ['additional_image_link', more]),
    ['availability', product.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['condition', 'new'],
    ['price', product.price],
    ['maximum_retail_price', product.mrp],
    ['brand', product.brand],
    product.gtin ? ['gtin', product.gtin] : ['identifier_exists', 'no'],
    ['product_type', product.categories.join(' > ')],
    ['item_group_id', product.groupId],
    ['item_group_title', product.groupTitle],
    ['size', product.size],
    ['color', product.color],
    ['unit_pricing_measure', product.measure],
    ['unit_pricing_base_measure', product.baseMeasure],
  ];
  const elements = values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`);
  const options = product.options.map(
    ({ name, value }) =>
      `<g:variant_option><g:name>${escapeXml(name)}</g:name><g:value>${escapeXml(value)}</g:value></g:variant_option>`,
  );
  return `<item>${elements.join('')}${options.join('')}${shipping}</item>\n`;
}
