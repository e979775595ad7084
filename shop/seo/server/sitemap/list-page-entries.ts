import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import { writtenSections } from '#shop/content/learn-sections.ts';
import { type PublishedContent, writtenPages } from '#shop/content/published.ts';
import { policyNames, policyPath } from '#shop/legal/policies.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const fixedPages = ['/', '/all-products', '/contact'];

type Words = { content: PublishedContent; demo: boolean };

/** Lists the pages for search engines without products: fixed ones, categories, and the texts that the shop has written. */
export async function listPageEntries(db: Db, { content, demo }: Words): Promise<SitemapEntry[]> {
  const categories = await listCategories(db);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const sections = writtenSections(content.list('learn').map(({ key }) => key));
  return [
    ...[...fixedPages, ...(demo ? ['/hair'] : []), ...writtenPages(content)].map((path) => ({ path })),
    ...policyNames.map((name) => ({ path: policyPath(name) })),
    ...categories.map((category) => ({ path: categoryPath(category, byId.get(category.parentId ?? 0)) })),
    ...content.list('blog').map((article) => entryOf(pagePath('blog', article.key), article.data)),
    ...sections.map((name) => ({ path: `/learn-ayurveda/${name}` })),
    ...content.list('learn').map((article) => entryOf(pagePath('learn', article.key), article.data)),
  ];
}

function entryOf(path: string, { date, image }: { date: string; image: string }): SitemapEntry {
  return { path, updatedAt: new Date(date), images: [`/images/products/${image}`] };
}
