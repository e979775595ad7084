import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Card } from '#shop/catalog/groups/cards.ts';
import { endpoints, type WishlistItem, wishlistMessages } from '../contract.ts';

const wishlistKey = ['wishlist'];
/** Sends changes one after the other. */
const scope = { id: 'wishlist' };

export function wishlistQuery() {
  return queryOptions({
    queryKey: wishlistKey,
    queryFn: ({ signal }) => callApi(endpoints.get, {}, { signal }),
  });
}

export function useWishlistItem(productId: number): WishlistItem | undefined {
  const { data } = useQuery(wishlistQuery());
  return data?.find((item) => item.productId === productId);
}

/** Shows changes at once; the response corrects them. */
export function useChangeWishlist() {
  const add = useWishlistChange(
    ({ productId, addedAt }) =>
      callApi(endpoints.add, { params: { productId: String(productId) }, query: { addedAt } }),
    (wishlistItems, item) =>
      [item, ...wishlistItems.filter(({ productId }) => productId !== item.productId)].toSorted(
        (one, other) => other.addedAt.localeCompare(one.addedAt),
      ),
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

export function itemOf(product: Card): WishlistItem {
  const { id, slug, productName, imageUrl, seller, price, discount, sellingPrice, status } = product;
  return {
    productId: id,
    slug,
    productName,
    imageUrl,
    seller,
    price,
    discount,
    sellingPrice,
    status: status === 'out of stock' ? status : 'Available',
    addedAt: new Date().toISOString(),
  };
}
