import type { Db } from '#platform/server/db.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import type { IssueData } from '../../issue-fields.ts';
import type { NewsletterIssueEmail, ProductCard } from '../../emails/newsletter-emails.ts';

/** The words of an issue with the products as they are now, for every reader the same. */
export type Letter = Omit<NewsletterIssueEmail, 'token'>;

/** Returns an issue with the names, pictures and prices of now. A product that is no longer on sale has no card. */
export async function readLetter(db: Db, { subject, preview, text, products }: IssueData): Promise<Letter> {
  const found = await pickProducts(
    db,
    products.map(({ product }) => product),
  );
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  const cards = products.flatMap(({ product, words }): ProductCard[] => {
    const shown = bySlug.get(product);
    if (!shown) return [];
    const { slug, productName, imageUrl, sellingPrice, price } = shown;
    return [{ slug, name: productName, image: imageUrl, rupees: sellingPrice, mrpRupees: price, words }];
  });
  return { subject, preview, text, cards };
}
