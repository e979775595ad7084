import { categoryPath } from '#shop/catalog/category-tree.ts';
import type { Category } from '#shop/catalog/contract.ts';
import { shopPages } from '#shop/content/kinds/shop-pages.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import { productIn } from '#shop/content/navigation.ts';
import { type PublishedContent, writtenPages } from '#shop/content/published.ts';
import { policyNames, policyPath } from '#shop/legal/policies.ts';

type Shop = {
  content: PublishedContent;
  isDemo: boolean;
  categories: readonly Category[];
  /** The slugs of linked products that are on sale. */
  onSale: ReadonlySet<string>;
};

const placeholderPaths = ['/coming-soon', '/offers', '/faq', '/make-profit'];

const demoPaths = ['/hair', ...placeholderPaths];

/** Returns the paths of placeholders that the merchant has not written yet. */
export function comingPaths(content: PublishedContent): string[] {
  const written = writtenPages(content);
  return placeholderPaths.filter((path) => !written.includes(path));
}

/** Returns whether an address leads to a page of the shop. Its query does not count. */
export function livePaths({ content, isDemo, categories, onSale }: Shop): (to: string) => boolean {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const known = new Set([
    ...shopPages.map(({ path }) => path),
    ...policyNames.map((name) => policyPath(name)),
    ...(isDemo ? demoPaths : []),
    ...writtenPages(content),
    ...(['blog', 'learn'] as const).flatMap((kind) =>
      content.list(kind).map(({ key }) => pagePath(kind, key)),
    ),
    ...content.list('learn').map(({ key }) => `/learn-ayurveda/${key.split('/')[0]}`),
    ...categories.map((category) => categoryPath(category, byId.get(category.parentId ?? 0))),
  ]);
  return (to) => {
    const slug = productIn(to);
    return slug === undefined ? known.has(plainPath(to)) : onSale.has(slug);
  };
}

function plainPath(to: string): string {
  return to.split(/[?#]/)[0]!.replace(/(?<=.)\/$/, '');
}
