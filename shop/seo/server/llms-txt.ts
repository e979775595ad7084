import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { policies, policyPath } from '#shop/legal/policies.ts';

type Params = { url: string; shopName: string; tagline: string; feeds: boolean };

/** Returns `/llms.txt`: the shop's facts, and the places of products, categories and policies for language models. */
export async function llmsTxt(db: Db, { url, shopName, tagline, feeds }: Params): Promise<string> {
  const categories = await listCategories(db);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const link = (name: string, path: string, about = '') =>
    `- [${name.replaceAll(/[[\]\s]+/g, ' ')}](${url}${path})${about && `: ${about}`}`;
  return [
    `# ${shopName}`,
    `> ${tagline}. An online shop in India for Ayurvedic and herbal products. Prices are in INR and include all taxes. Payment is cash on delivery.`,
    '## Products',
    [
      link('All products', '/all-products'),
      link('Sitemap', '/sitemap.xml'),
      ...(feeds ? [link('Product feed', '/feeds/google.xml')] : []),
    ].join('\n'),
    '## Categories',
    categories
      .map((category) => link(category.name, categoryPath(category, byId.get(category.parentId ?? 0))))
      .join('\n'),
    '## Policies',
    policies.map(({ name, title, description }) => link(title, policyPath(name), description)).join('\n'),
    '',
  ].join('\n\n');
}
