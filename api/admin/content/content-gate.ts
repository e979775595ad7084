import type { Db } from '#platform/server/db.ts';
import { productPicturesKept } from '#shop/catalog/admin/server/pictures/remove-unused-pictures.ts';
import { readLinked } from '#shop/catalog/server/list-categories.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import type { OwnWays } from '#shop/claims/foreign-ways.ts';
import { checkContent, checkFields } from '#shop/content/admin/gate/check-content.ts';
import { contentPicturesKept } from '#shop/content/admin/server/pictures/remove-unnamed-pictures.ts';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { pagePath } from '#shop/content/kinds/page-path.ts';
import { productIn } from '#shop/content/navigation.ts';
import type { PublishedContent } from '#shop/content/published.ts';
import { issueFields } from '#shop/newsletter/issue-fields.ts';
import { readNamedPromotions } from '#shop/promotions/server/live-promotions.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { policyFacts } from '#shop/legal/server/read-policy.ts';
import { livePaths } from '#shop/seo/server/live-paths.ts';
import type { ApiConfig } from '../../context.ts';

type Shop = { config: ApiConfig; content: PublishedContent };

/** Returns the gate of texts with what it needs to know of the shop. */
export function contentGate({ config, content }: Shop) {
  const isDemo = config.SHOP_DEMO;
  const shopAt = (own: string) => ({
    isDemo,
    delivery: chargesOf(config).delivery,
    facts: policyFacts(config),
    own: ownWays(config),
    findDeadPaths: (from: Db, paths: readonly string[]) =>
      findDeadPaths(from, paths, { content, isDemo, own }),
    findGoneProducts,
    findGonePictures,
    findOffers: readNamedPromotions,
  });
  return {
    check: (db: Db, text: { kind: ContentKind; key: string; data: unknown }) =>
      checkContent(db, text, shopAt(pagePath(text.kind, text.key))),
    /** The words of an issue of the newsletter, which has no page. */
    checkIssue: (db: Db, data: unknown) =>
      checkFields(db, { kind: 'newsletter', fields: issueFields, data }, shopAt('/')),
  };
}

/** Returns what the settings say about how to reach the shop. */
export function ownWays(config: ApiConfig): OwnWays {
  const { SHOP_PHONE, GRIEVANCE_PHONE, SHOP_EMAIL, GRIEVANCE_EMAIL, MAIL_FROM, PUBLIC_URL } = config;
  const known = (values: (string | undefined)[]) => values.flatMap((value) => value || []);
  const emails = known([SHOP_EMAIL, GRIEVANCE_EMAIL, MAIL_FROM]);
  return {
    phones: known([SHOP_PHONE, GRIEVANCE_PHONE]),
    emails,
    hosts: [new URL(PUBLIC_URL).hostname],
    takesExamples: config.SHOP_DEMO,
  };
}

type ShopPages = { content: PublishedContent; isDemo: boolean; own: string };

async function findDeadPaths(
  db: Db,
  paths: readonly string[],
  { own, ...shop }: ShopPages,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const linked = await readLinked(
    db,
    paths.flatMap((path) => productIn(path) ?? []),
  );
  const isLive = livePaths({ ...shop, ...linked });
  return new Set(paths.filter((path) => path !== own && !isLive(path)));
}

/** Returns whether an address leads to a page that is neither a category nor a product. */
export function usualPaths({ SHOP_DEMO: isDemo }: ApiConfig, content: PublishedContent) {
  return livePaths({ content, isDemo, categories: [], onSale: new Set() });
}

/** Returns the names of these uploaded pictures that the shop does not have. */
async function findGonePictures(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = names.map((name) => `/uploads/products/${name}`);
  const kept = new Set([
    ...(await productPicturesKept(db, paths)),
    ...(await contentPicturesKept(db, paths)),
  ]);
  return new Set(names.filter((name) => !kept.has(`/uploads/products/${name}`)));
}

/** Returns the slugs of these that are no product on sale. */
export async function findGoneProducts(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await pickProducts(db, [...new Set(slugs)]);
  const onSale = new Set(found.map(({ slug }) => slug));
  return new Set(slugs.filter((slug) => !onSale.has(slug)));
}
