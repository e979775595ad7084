import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#platform/ui/call-api.ts';
import { getProduct, listProducts, listProductsOfCategory, type Product, type Sort } from '../contract.ts';

/** How many products a page of a listing holds. */
export const listingPageSize = 24;

export type Listing = {
  /** An id or slug; all products without. */
  category?: string | undefined;
  /** From 1. */
  page: number;
  sort?: Sort | undefined;
};

export type ListedProducts = { products: Product[]; total: number };

/** One page of a category's products, or of all, and how many there are on all pages. */
export function listingQuery({ category, page, sort }: Listing) {
  return queryOptions({
    queryKey: ['products', 'listing', category ?? null, page, sort ?? null],
    queryFn: async ({ signal }): Promise<ListedProducts> => {
      const query = {
        limit: String(listingPageSize),
        ...(page > 1 ? { cursor: String((page - 1) * listingPageSize) } : {}),
        ...(sort ? { sort } : {}),
      };
      const { answer, headers } =
        category === undefined
          ? await callApiWithHeaders(listProducts, { query }, { signal })
          : await callApiWithHeaders(
              listProductsOfCategory,
              { params: { categoryId: category }, query },
              { signal },
            );
      return { products: answer, total: Number(headers.get('x-total-count') ?? answer.length) };
    },
  });
}

/** One product, by id or slug. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => callApi(getProduct, { params: { id } }, { signal }),
  });
}
