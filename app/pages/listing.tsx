import { useSearchParams } from 'react-router';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { queryClient } from '#platform/ui/query-client.ts';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { categoryPath, findCategory } from '#shop/catalog/category-tree.ts';
import { sorts } from '#shop/catalog/contract.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { Breadcrumb } from '#shop/catalog/ui/breadcrumb.tsx';
import { CategoryChips } from '#shop/catalog/ui/listing/category-chips.tsx';
import { NoProducts } from '#shop/catalog/ui/listing/no-products.tsx';
import { Pagination } from '#shop/catalog/ui/listing/pagination.tsx';
import { SortChoice } from '#shop/catalog/ui/listing/sort-choice.tsx';
import { ProductCard } from '#shop/catalog/ui/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import {
  type ListedProducts,
  type Listing,
  listingPageSize,
  listingQuery,
} from '#shop/catalog/ui/queries.ts';
import { pageContext } from '../context.ts';
import { MissingPage } from '../page/missing-page.tsx';
import { PageHead } from '../page/page-head.tsx';
import { ReadFailure } from '../page/read-failure.tsx';
import { type PageState, usePageRead } from '../page/use-page-read.ts';
import { useCategories, useShop } from '../page/use-shop.ts';
import { readForPage } from '../read-for-page.ts';
import type { Route } from './+types/listing.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const { category, page, sort } = listingOf(params, new URL(request.url).searchParams);
  return readForPage<ListedProducts>(shop, () =>
    listProducts(shop.db, { category, sort, limit: listingPageSize, cursor: (page - 1) * listingPageSize }),
  );
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const listing = listingOf(params, new URL(request.url).searchParams);
  void queryClient().prefetchQuery(listingQuery(listing));
  return null;
}

/** Both slugs: the child; one: that category; none: all products (section 2). */
export default function ListingPage({ params, loaderData }: Route.ComponentProps) {
  const categories = useCategories();
  const [search] = useSearchParams();
  const listing = listingOf(params, search);
  const state = usePageRead(listingQuery(listing), loaderData);
  const category = listing.category === undefined ? undefined : findCategory(categories, listing.category);
  if (state.failure?.status === 404)
    return (
      <MissingPage title="Category not found.">
        It may have moved or been renamed. All products are on one shelf too.
      </MissingPage>
    );
  const parent = categories.find(({ id }) => id === category?.parentId);
  const name = category?.name ?? 'All products';
  const path = category ? categoryPath(category, parent) : '/all-products';
  return (
    <div className="page-width pt-4 pb-16 md:pt-6 md:pb-24">
      <ListingHead name={name} path={path} page={listing.page} />
      <Breadcrumb categories={categories} category={category} />
      <header className="flex flex-col gap-5 pt-3 pb-6 md:pt-4 md:pb-8">
        <div>
          <PageHeading>{name}</PageHeading>
          {category?.nameHindi && (
            <p lang="hi" className="pt-1 text-lg text-moss">
              {category.nameHindi}
            </p>
          )}
        </div>
        <CategoryChips categories={categories} within={category} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="text-moss" aria-live="polite">
            {state.data ? productCount(state.data.total) : ''}
          </p>
          <SortChoice sort={listing.sort} />
        </div>
      </header>
      <Shelf state={state} page={listing.page} path={path} />
    </div>
  );
}

function Shelf({ state, page, path }: { state: PageState<ListedProducts>; page: number; path: string }) {
  if (state.failure) return <ReadFailure failure={state.failure} again={state.again} />;
  if (!state.data)
    return (
      <>
        <output className="block pb-4 text-moss">Loading products...</output>
        <ProductGridSkeleton />
      </>
    );
  const { products, total } = state.data;
  if (products.length === 0) return <NoProducts elsewhere={total > 0 ? path : '/all-products'} />;
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ProductGrid>
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard product={product} eager={at < 4} action={<AddButton product={product} />} />
          </li>
        ))}
      </ProductGrid>
      <Pagination page={page} pages={Math.ceil(total / listingPageSize)} />
    </>
  );
}

function ListingHead({ name, path, page }: { name: string; path: string; page: number }) {
  const { name: shop } = useShop();
  const nth = page > 1 ? `, page ${page}` : '';
  return (
    <PageHead
      title={`${name}${nth}`}
      description={`${name} at ${shop}: Ayurvedic and herbal products with every ingredient named, cash on delivery across India${nth}.`}
      canonical={page > 1 ? `${path}?page=${page}` : path}
    />
  );
}

function productCount(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}

/** What an address asks for; a page or an order that makes no sense is as if it were not there. */
function listingOf({ a, b }: { a?: string; b?: string }, search: URLSearchParams): Listing {
  const page = Number(search.get('page') ?? 1);
  const sort = search.get('sort');
  return {
    category: b ?? a,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    sort: sorts.find((one) => one === sort),
  };
}
