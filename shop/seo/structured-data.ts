import { toPaise, toRupees } from '#platform/money.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { deliveryOfOne } from '#shop/pricing/delivery.ts';
import { isGtin } from '#shop/catalog/gtin.ts';
import { addDays, dayOf, isoStartOf } from '#platform/india-time.ts';
import { categoryPath, categoryTrail, type LinkedCategory } from '#shop/catalog/category-tree.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import type { ArticleCard } from '#shop/content/reading/article.ts';
import type { LegalContacts } from '#shop/legal/legal-contacts.ts';

export type ShopFacts = {
  name: string;
  url: string;
  email: string | null;
  phone: string | null;
  legal: LegalContacts;
  returnDays: number;
  transitDays: { least: number; most: number };
  /** The one state in which the seller may sell. */
  soldWithin: string | null;
  charges: Charges;
};

type Step = { name: string; path: string };
/** Only verified customers count, since anyone can write another review. */
export type Verified = {
  rating: { average: number; total: number };
  reviews: { rating: number; comment: string; userName: string; reviewDate: string }[];
};

export const schema = (name: string) => `https://schema.org/${name}`;

export function organization({ name, url, email, phone, legal }: ShopFacts): object {
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url,
    logo: `${url}/icons/icon-512.png`,
    ...(legal.seller && { legalName: legal.seller }),
    ...(legal.address && { address: postalAddress(legal.address) }),
    ...((email ?? phone) !== null && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email !== null && { email }),
        ...(phone !== null && { telephone: phone }),
      },
    }),
  };
}

/** The setting is one text. Its pincode is the only part that any text shows by its form. */
function postalAddress(text: string): object {
  const [, postalCode] = /(?:^|\D)([1-9]\d{2} ?\d{3})(?!\d)/.exec(text) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: text.trim(),
    ...(postalCode && { postalCode: postalCode.replace(' ', '') }),
    addressCountry: 'IN',
  };
}

export function website({ name, url }: ShopFacts): object {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    url: `${url}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Returns all products, and the categories from the root down to this one. */
export function categorySteps(categories: LinkedCategory[], category: LinkedCategory | undefined): Step[] {
  const trail = category ? categoryTrail(categories, category) : [];
  return [
    { name: 'All products', path: '/all-products' },
    ...trail.map((one, at) => ({ name: one.name, path: categoryPath(one, trail[at - 1]) })),
  ];
}

/** Returns the breadcrumb of a page, which ends with the page itself. */
export function breadcrumbs({ url }: ShopFacts, steps: Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${url}${path}`,
    })),
  };
}

export function questions(asked: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function article(
  { name, url }: ShopFacts,
  { title, summary, image, date, author }: ArticleCard,
  path: string,
): object {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    image: [`${url}/images/products/${image}`],
    datePublished: isoStartOf(date),
    dateModified: isoStartOf(date),
    author: { '@type': 'Person', name: author, url: `${url}/about` },
    publisher: { '@type': 'Organization', name, logo: `${url}/icons/icon-512.png` },
    mainEntityOfPage: `${url}${path}`,
  };
}

/** Returns a product with its offer, and ratings and reviews of verified customers if there are any. */
export function product(
  shop: ShopFacts,
  sold: ProductDetail,
  verified: Verified | null,
  categories: readonly string[] = [],
): object {
  const url = `${shop.url}/product/${sold.slug}`;
  const images = [sold.imageUrl, ...sold.otherImageUrls].filter(Boolean);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: sold.productName,
    description: sold.description,
    sku: String(sold.id),
    url,
    image: images.map((image) => `${shop.url}/images/products/${image}`),
    brand: { '@type': 'Brand', name: shop.name },
    ...(isGtin(sold.gtin) && { gtin: sold.gtin }),
    ...(sold.maker && { manufacturer: { '@type': 'Organization', name: sold.maker } }),
    ...(sold.countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: sold.countryOfOrigin } }),
    offers: offer(shop, sold, { url, categories }),
    ...(verified && ratings(verified)),
  };
}

/** The shop plans no prices ahead, so a search engine may show one for this long before it looks again. */
const priceDays = 30;

function offer(
  shop: ShopFacts,
  { price, sellingPrice, discount, status }: ProductDetail,
  { url, categories }: { url: string; categories: readonly string[] },
): object {
  const priced = (amount: number) => ({ price: amount.toFixed(2), priceCurrency: 'INR' });
  const specification = { '@type': 'UnitPriceSpecification', valueAddedTaxIncluded: true };
  return {
    '@type': 'Offer',
    url,
    ...priced(sellingPrice),
    priceValidUntil: addDays(dayOf(new Date()), priceDays),
    availability: schema(status === 'Available' ? 'InStock' : 'OutOfStock'),
    itemCondition: schema('NewCondition'),
    priceSpecification: [
      { ...specification, ...priced(sellingPrice) },
      ...(discount > 0 ? [{ ...specification, ...priced(price), priceType: schema('MSRP') }] : []),
    ],
    seller: { '@type': 'Organization', name: shop.name },
    shippingDetails: shippingDetails(shop, { sellingPaise: toPaise(sellingPrice), categories }),
    hasMerchantReturnPolicy: returnPolicy(shop.returnDays),
  };
}

/** The charge of an order of one pack, within India or the one state of the seller. An order leaves today or on the next working day. */
function shippingDetails(
  { transitDays: { least, most }, soldWithin, charges }: ShopFacts,
  of: Parameters<typeof deliveryOfOne>[0],
): object {
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toRupees(deliveryOfOne(of, charges)),
      currency: 'INR',
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      ...(soldWithin && { addressRegion: soldWithin }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(least, most),
    },
  };
}

function returnPolicy(days: number): object {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'IN', returnPolicyCountry: 'IN' };
  if (days === 0) return { ...policy, returnPolicyCategory: schema('MerchantReturnNotPermitted') };
  return {
    ...policy,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('ReturnFeesCustomerResponsibility'),
  };
}

function ratings({ rating, reviews }: Verified): object {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.total },
    ...(reviews.length > 0 && {
      review: reviews.map(({ rating: stars, comment, userName, reviewDate }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: userName },
        datePublished: reviewDate,
        reviewBody: comment,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      })),
    }),
  };
}
