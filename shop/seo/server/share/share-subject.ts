import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { findCategory } from '#shop/catalog/category-tree.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import type { PublishedContent } from '#shop/content/published.ts';

/** `picture` is the file name of a product picture, or empty. Prices are rupees. */
export type ShareSubject = {
  title: string;
  picture: string;
  offer?: Pick<Product, 'price' | 'sellingPrice' | 'discount'>;
};

/**
 * Returns the subject of the page at a path, such as `/product/amla-oil`, or null for a page without a share picture.
 */
export async function findShareSubject(
  db: Db,
  { path, content }: { path: string; content: PublishedContent },
): Promise<ShareSubject | null> {
  const [kind, ...names] = path.split('/').filter(Boolean);
  const last = names.at(-1);
  if (last === undefined || names.length > 2) return null;
  try {
    if (kind === 'product' && names.length === 1) return await productSubject(db, last);
    if (kind === 'category') return await categorySubject(db, last);
  } catch (error) {
    if (isRefusal(error) && error.status === 404) return null;
    throw error;
  }
  return findArticle(content, kind, names);
}

function findArticle(
  content: PublishedContent,
  kind: string | undefined,
  names: string[],
): ShareSubject | null {
  const of = kind === 'blog' ? 'blog' : kind === 'learn-ayurveda' ? 'learn' : null;
  const article = of && content.find(of, names.join('/'))?.data;
  return article ? { title: article.title, picture: article.image } : null;
}

async function productSubject(db: Db, slug: string): Promise<ShareSubject> {
  const { productName, imageUrl, price, sellingPrice, discount } = await getProduct(db, slug);
  return { title: productName, picture: imageUrl, offer: { price, sellingPrice, discount } };
}

/** A category shows the picture that the merchant chose, or that of its first product. */
async function categorySubject(db: Db, slug: string): Promise<ShareSubject | null> {
  const category = findCategory(await listCategories(db), slug);
  if (!category) return null;
  if (category.picture) return { title: category.name, picture: category.picture };
  const { products } = await listProducts(db, { category: String(category.id), limit: 1 });
  return { title: category.name, picture: products[0]?.imageUrl ?? '' };
}
