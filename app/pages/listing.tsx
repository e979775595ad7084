import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { errorFields } from '#platform/server/log.ts';
import { latePart } from '#platform/ui/page/late-part.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { queryClient } from '#platform/ui/query-client.ts';
import { AddButton } from '#shop/cart/ui/add-button.tsx';
import { categoryPath, findCategory } from '#shop/catalog/category-tree.ts';
import type { Facets } from '#shop/catalog/contract.ts';
import { filterNames, type Filters, readFilters } from '#shop/catalog/filters.ts';
import { cardProduct } from '#shop/catalog/card-product.ts';
import { listProducts } from '#shop/catalog/server/list-products.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readListFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { Breadcrumb } from '#shop/catalog/ui/breadcrumb.tsx';
import { CategoryChips } from '#shop/catalog/ui/listing/category-chips.tsx';
import { Pagination } from '#shop/catalog/ui/listing/pagination.tsx';
import { ProductFilters } from '#shop/catalog/ui/listing/product-filters.tsx';
import { type CategoryWords, useCategoryWords } from '#shop/catalog/ui/listing/use-category-words.ts';
import { ProductCard } from '#shop/catalog/ui/product-card.tsx';
import { ProductPicture } from '#shop/catalog/ui/product-picture.tsx';
import { ProductGrid, ProductGridSkeleton } from '#shop/catalog/ui/product-grid.tsx';
import {
  cursorOf,
  facetsQuery,
  type ListedProducts,
  type Listing,
  listingPageSize,
  listingQuery,
  maxNumberedPage,
} from '#shop/catalog/ui/queries.ts';
import { toJsonLd } from '#shop/seo/json-ld.ts';
import { breadcrumbs, categorySteps } from '#shop/seo/structured-data.ts';
import { pageContext } from '../context.ts';
import { MissingPage } from '../page-kit/missing-page.tsx';
import { ProductWishlistButton } from '../page-kit/product-wishlist-button.tsx';
import type { PageHandle } from '../page-handle.ts';
import { PageHead } from '../page-kit/page-head.tsx';
import { ReadFailure } from '../page-kit/read-failure.tsx';
import { StructuredData } from '../page-kit/structured-data.tsx';
import { type PageState, usePageRead } from '../page-kit/use-page-read.ts';
import { useCategories, useShop } from '../page-kit/use-shop.ts';
import { readForPage } from '../read-for-page.ts';
import { placeOf } from './listing-place.ts';
import type { Route } from './+types/listing';

const allProducts = '/all-products';

type PageData = { listed: ListedProducts; facets: Facets | null; words: CategoryWords | undefined };

/** The path has the category. */
const NoProducts = latePart(
  async () => (await import('#shop/catalog/ui/listing/no-products.tsx')).NoProducts,
);

export const handle: PageHandle = {
  queryParams: ['page', 'cursor', ...filterNames.filter((name) => name !== 'category')],
};

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, linked, ...shop } = context.get(pageContext);
  const { category, page, cursor, filters } = listingOf(params, new URL(request.url).searchParams);
  const readCategories = async () => (await linked()).categories;
  return readForPage<PageData>(shop, async () => {
    const { words, moved } = await placeOf(db, params, readCategories);
    if (moved) throw redirect(moved, 301);
    const [listed, facets] = await Promise.all([
      listProducts(db, {
        ...filters,
        category,
        limit: listingPageSize,
        ...cursorOf({ page, cursor }),
        isOfCards: true,
        readCategories,
      }),
      filterProducts(db, { ...filters, category }, { isOfCards: true, readCategories })
        .then((filtered) => readListFacets(db, filtered, readCategories))
        .catch((error: unknown) => {
          shop.log.error('facets failed', errorFields(error));
          return null;
        }),
    ]);
    return {
      listed: { ...listed, products: listed.products.map(cardProduct) },
      facets,
      words,
    };
  });
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const listing = listingOf(params, new URL(request.url).searchParams);
  void queryClient().prefetchQuery(listingQuery(listing));
  void queryClient().prefetchQuery(facetsQuery(listing));
  return null;
}

/** Two slugs: the child category; one: that category; none: all products (section 2). */
export default function ListingPage({ params, loaderData }: Route.ComponentProps) {
  const categories = useCategories();
  const shop = useShop();
  const [search] = useSearchParams();
  const listing = listingOf(params, search);
  const read = loaderData?.read;
  const state = usePageRead(listingQuery(listing), read ? { read: read.listed, failure: null } : loaderData);
  const facets = useQuery({
    ...facetsQuery(listing),
    ...(read?.facets ? { initialData: read.facets } : { placeholderData: keepPreviousData }),
  });
  const category = listing.category === undefined ? undefined : findCategory(categories, listing.category);
  const words = useCategoryWords(category?.id, read?.words);
  if (state.failure?.status === 404)
    return (
      <MissingPage title="Category not found.">
        It may have moved or been renamed. All products are on one shelf too.
      </MissingPage>
    );
  const parent = categories.find(({ id }) => id === category?.parentId);
  const name = category?.name ?? (listing.category === undefined ? 'All products' : 'Products');
  const path = category ? categoryPath(category, parent) : allProducts;
  return (
    <div className="page-width pt-4 pb-16 md:pb-24">
      <ListingHead name={name} path={path} page={listing.page} />
      <StructuredData
        json={import.meta.env.SSR ? toJsonLd([breadcrumbs(shop, categorySteps(categories, category))]) : ''}
      />
      <header className="flex flex-col gap-4 pb-4">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <Breadcrumb categories={categories} category={category} />
            <div className="flex flex-wrap items-baseline gap-x-4 pt-3">
              <PageHeading>{name}</PageHeading>
              {words?.nameHindi && (
                <p lang="hi" className="text-lg text-moss">
                  {words.nameHindi}
                </p>
              )}
            </div>
          </div>
          {category?.picture && (
            <div className="size-20 shrink-0 overflow-hidden rounded-t-full">
              <ProductPicture
                image={category.picture}
                alt={words?.pictureAlt ?? ''}
                sizes="5rem"
                eager
                className="object-cover"
              />
            </div>
          )}
        </div>
        <CategoryChips categories={categories} within={category} />
      </header>
      {(state.data?.total !== 0 || isFiltered(listing.filters)) && (
        <ProductFilters
          filters={listing.filters}
          facets={facets.data}
          given="Featured"
          total={state.data?.isExact ? state.data.total : undefined}
          said={productCount(state)}
        />
      )}
      <div className="pt-6">
        <Shelf state={state} listing={listing} path={path} />
      </div>
    </div>
  );
}

type ShelfProps = { state: PageState<ListedProducts>; listing: Listing; path: string };

function Shelf({ state, listing: { page, cursor, filters }, path }: ShelfProps) {
  if (state.failure) return <ReadFailure failure={state.failure} again={state.again} />;
  if (!state.data) return <ProductGridSkeleton />;
  const { products, total, next } = state.data;
  const filtered = isFiltered(filters);
  if (products.length === 0)
    return <NoProducts elsewhere={total > 0 || filtered ? path : allProducts} filtered={filtered} />;
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ProductGrid>
        {products.map((product, at) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              eager={at < 4}
              heart={<ProductWishlistButton product={product} />}
              action={<AddButton product={product} />}
            />
          </li>
        ))}
      </ProductGrid>
      <Pagination
        page={cursor === undefined ? page : maxNumberedPage + 1}
        pages={Math.min(Math.ceil(total / listingPageSize), maxNumberedPage)}
        next={cursor !== undefined || page === maxNumberedPage ? next : null}
      />
    </>
  );
}

type HeadProps = { name: string; path: string; page: number };

function ListingHead({ name, path, page }: HeadProps) {
  const { name: shop } = useShop();
  const nth = page > 1 ? `, page ${page}` : '';
  return (
    <PageHead
      title={`${name}${nth}`}
      description={`${name} at ${shop}: Ayurvedic and herbal products with every ingredient named, cash on delivery${nth}.`}
      canonical={page > 1 ? `${path}?page=${page}` : path}
      {...(import.meta.env.SSR && path !== allProducts && { share: { path } })}
    />
  );
}

function productCount({ data, failure }: PageState<ListedProducts>): string {
  if (failure) return '';
  if (!data) return 'Loading products...';
  if (!data.isExact) return `More than ${data.total.toLocaleString('en-IN')} products`;
  return data.total === 1 ? '1 product' : `${data.total} products`;
}

function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== 'sort');
}

/** Returns the listing of a URL. Ignores an invalid page, cursor or filter. */
function listingOf({ a, b }: { a?: string; b?: string }, search: URLSearchParams): Listing {
  const page = Number(search.get('page'));
  const { category: _, ...filters } = readFilters(search);
  return {
    category: b ?? a,
    page: Number.isInteger(page) && page >= 1 && page <= maxNumberedPage ? page : 1,
    cursor: /^after:[\d:.-]{1,80}$/.exec(search.get('cursor') ?? '')?.[0],
    filters,
  };
}
