import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Product } from '#shop/catalog/contract.ts';
import { endpoints, type WishlistItem, wishlistMessages } from '../contract.ts';

const wishlistKey = ['wishlist'];
/** Changes are sent one after the other, in the order they were made. */
const scope = { id: 'wishlist' };

/** The wishlist of the current customer, the newest first. */
export function wishlistQuery() {
  return queryOptions({
    queryKey: wishlistKey,
    queryFn: ({ signal }) => callApi(endpoints.get, {}, { signal }),
  });
}

/** Whether a product is kept; false until that is known. */
export function useIsInWishlist(productId: number): boolean {
  const { data } = useQuery(wishlistQuery());
  return data?.some((item) => item.productId === productId) ?? false;
}

/** Keeping and letting go, shown at once and put right by what the server answers. */
export function useChangeWishlist() {
  const add = useWishlistChange(
    ({ productId }) => callApi(endpoints.add, { params: { productId: String(productId) } }),
    (wishlistItems, item) => [item, ...wishlistItems.filter(({ productId }) => productId !== item.productId)],
  );
  const remove = useWishlistChange(
    ({ productId }) => callApi(endpoints.remove, { params: { productId: String(productId) } }),
    (wishlistItems, { productId }) => wishlistItems.filter((item) => item.productId !== productId),
  );
  return { add, remove };
}

function useWishlistChange(
  send: (item: WishlistItem) => Promise<WishlistItem[]>,
  apply: (wishlistItems: WishlistItem[], item: WishlistItem) => WishlistItem[],
) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: wishlistKey,
    scope,
    mutationFn: send,
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: wishlistKey });
      client.setQueryData<WishlistItem[]>(wishlistKey, (wishlistItems) => apply(wishlistItems ?? [], item));
    },
    onSuccess: (wishlistItems) => {
      if (client.isMutating({ mutationKey: wishlistKey }) === 1)
        client.setQueryData(wishlistKey, wishlistItems);
    },
    onError: (error) => {
      toast.error(error instanceof ApiError && error.message ? error.message : wishlistMessages.failed);
      void client.invalidateQueries({ queryKey: wishlistKey });
    },
  });
  return mutate;
}

/** A product as it will stand in the wishlist once the server has answered. */
export function itemOf(product: Product): WishlistItem {
  const { id, slug, productName, imageUrl, price, discount, sellingPrice, status } = product;
  return {
    productId: id,
    slug,
    productName,
    imageUrl,
    price,
    discount,
    sellingPrice,
    status: status === 'out of stock' ? status : 'Available',
    addedAt: new Date().toISOString(),
  };
}
