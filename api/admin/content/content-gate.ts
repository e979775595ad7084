import type { Db } from '#platform/server/db.ts';
import { categoryPath } from '#shop/catalog/category-tree.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { checkContent, checkFields } from '#shop/content/admin/gate/check-content.ts';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import { type PublishedContent, writtenPages } from '#shop/content/published.ts';
import { issueFields } from '#shop/newsletter/issue-fields.ts';
import { policyNames, policyPath } from '#shop/legal/policies.ts';
import { policyFacts } from '#shop/legal/server/read-policy.ts';
import type { ApiConfig } from '../../context.ts';

type Shop = { config: ApiConfig; content: PublishedContent };

/** Pages that every shop has. */
const fixedPaths = [
  '/',
  '/all-products',
  '/search',
  '/cart',
  '/wishlist',
  '/profile',
  '/orders',
  '/policies/complaint',
  ...policyNames.map((name) => policyPath(name)),
];

/** Returns the gate of texts with what it needs to know of the shop. */
export function contentGate({ config, content }: Shop) {
  const isDemo = config.SHOP_DEMO;
  const shopAt = (own: string) => ({
    isDemo,
    facts: policyFacts(config),
    findDeadPaths: (from: Db, paths: readonly string[]) =>
      findDeadPaths(from, paths, { content, isDemo, own }),
    findGoneProducts,
  });
  return {
    check: (db: Db, text: { kind: ContentKind; key: string; data: unknown }) =>
      checkContent(db, text, shopAt(pagePath(text.kind, text.key))),
    /** The words of an issue of the newsletter, which has no page. */
    checkIssue: (db: Db, data: unknown) =>
      checkFields(db, { kind: 'newsletter', fields: issueFields, data }, shopAt('/')),
  };
}

type ShopPages = { content: PublishedContent; isDemo: boolean; own: string };

async function findDeadPaths(
  db: Db,
  paths: readonly string[],
  { content, isDemo, own }: ShopPages,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const plain = (path: string) => path.split(/[?#]/)[0]!.replace(/(?<=.)\/$/, '');
  const slugs = paths.flatMap((path) => {
    const [, slug] = /^\/product\/([\w-]{1,120})$/.exec(plain(path)) ?? [];
    return slug === undefined ? [] : [slug];
  });
  const gone = await findGoneProducts(db, slugs);
  const categories = await listCategories(db);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const known = new Set([
    own,
    ...fixedPaths,
    ...(isDemo ? ['/hair', '/coming-soon', '/offers', '/faq', '/make-profit'] : []),
    ...writtenPages(content),
    ...(['blog', 'learn'] as const).flatMap((kind) =>
      content.list(kind).map(({ key }) => pagePath(kind, key)),
    ),
    ...content.list('learn').map(({ key }) => `/learn-ayurveda/${key.split('/')[0]}`),
    ...categories.map((category) => categoryPath(category, byId.get(category.parentId ?? 0))),
    ...slugs.filter((slug) => !gone.has(slug)).map((slug) => `/product/${slug}`),
  ]);
  return new Set(paths.filter((path) => !known.has(plain(path))));
}

/** Returns the slugs of these that are no product on sale. */
export async function findGoneProducts(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await pickProducts(db, [...new Set(slugs)]);
  const onSale = new Set(found.map(({ slug }) => slug));
  return new Set(slugs.filter((slug) => !onSale.has(slug)));
}
