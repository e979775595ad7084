import type { Context, Hono } from 'hono';
import { serveEndpoint } from '#platform/server/serve-endpoint.ts';
import { rootsFirst } from '#shop/catalog/category-tree.ts';
import { endpoints as cards } from '#shop/catalog/groups/cards.ts';
import * as catalog from '#shop/catalog/contract.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { listProducts, type ProductPage } from '#shop/catalog/server/list-products.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readListFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { pickProducts } from '#shop/catalog/server/pick-products.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { offersOf } from '#shop/promotions/promotion.ts';
import { withSaving } from '#shop/promotions/server/with-saving.ts';
import type { ApiEnv } from './context.ts';
import { nextPage } from './middleware/next-page.ts';
import { shareReads } from './middleware/share-reads.ts';

/** Mounts categories and products (section 7). */
export function serveCatalog(app: Hono<ApiEnv>): void {
  const categories = shareReads<catalog.Category[]>();
  const pages = shareReads<ProductPage>();
  const facets = shareReads<catalog.Facets>();
  const products = shareReads<catalog.ProductDetail>();
  const pageOf = (c: Context<ApiEnv>, asked: Parameters<typeof listProducts>[1]) =>
    pages(JSON.stringify(asked), () => listProducts(c.var.db, asked));

  serveEndpoint(app, catalog.endpoints.listCategories, [], (_, c) =>
    categories('all', async () => rootsFirst(await listCategories(c.var.db))),
  );

  serveEndpoint(app, catalog.endpoints.list, [], async ({ query: { ids, ...query } }, c) =>
    ids ? pickProducts(c.var.db, ids) : paged(c, await pageOf(c, query)),
  );

  for (const call of [catalog.furtherLists.listOfCategory, catalog.furtherLists.listRelated])
    serveEndpoint(app, call, [], async ({ params, query }, c) =>
      paged(c, await pageOf(c, { ...query, category: params.categoryId })),
    );

  serveEndpoint(app, catalog.furtherLists.facets, [], ({ query }, c) =>
    facets(JSON.stringify(query), async () =>
      readListFacets(c.var.db, await filterProducts(c.var.db, query)),
    ),
  );

  serveEndpoint(app, cards.list, [], async ({ query }, c) =>
    paged(c, await pageOf(c, { ...query, isOfCards: true })),
  );

  serveEndpoint(app, cards.facets, [], ({ query }, c) =>
    facets(`cards ${JSON.stringify(query)}`, async () =>
      readListFacets(c.var.db, await filterProducts(c.var.db, query, { isOfCards: true })),
    ),
  );

  serveEndpoint(app, catalog.endpoints.get, [], ({ params }, c) =>
    products(params.id, async () => {
      const { db, config, promotions } = c.var;
      const offers = offersOf(promotions?.current() ?? []);
      return withSaving(db, await getProduct(db, params.id), { offers, charges: chargesOf(config) });
    }),
  );
}

function paged(c: Context<ApiEnv>, { products, ...page }: ProductPage) {
  nextPage(c, page);
  return products;
}
