import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { blogArticles } from '#shop/content/blog/articles.ts';
import { readSection, type SectionName, sectionNames } from '#shop/content/learn/section.ts';
import { policyNames, policyPath } from '#shop/legal/policies.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const fixedPages = ['/', '/all-products'];
/** A real shop has not written these pages, nor the articles. */
const demoPages = ['/hair', '/about', '/how-it-is-made', '/learn-ayurveda', '/blog'];

/** Lists the pages for search engines without products: fixed ones, categories and articles. */
export async function listPageEntries(db: Db, { demo }: { demo: boolean }): Promise<SitemapEntry[]> {
  const categories = await listCategories(db);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [
    ...[...fixedPages, ...(demo ? demoPages : [])].map((path) => ({ path })),
    ...policyNames.map((name) => ({ path: policyPath(name) })),
    ...categories.map((category) => ({ path: categoryPath(category, byId.get(category.parentId ?? 0)) })),
    ...(demo ? await listArticleEntries() : []),
  ];
}

async function listArticleEntries(): Promise<SitemapEntry[]> {
  const sections = await Promise.all(sectionNames.map(listSectionEntries));
  return [...blogArticles.map((article) => entryOf('/blog', article)), ...sections.flat()];
}

async function listSectionEntries(name: SectionName): Promise<SitemapEntry[]> {
  const path = `/learn-ayurveda/${name}`;
  return [{ path }, ...(await readSection(name)).map((article) => entryOf(path, article))];
}

function entryOf(folder: string, { slug, date, image }: { slug: string; date: string; image: string }) {
  return { path: `${folder}/${slug}`, updatedAt: new Date(date), images: [`/images/products/${image}`] };
}
