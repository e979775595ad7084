import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { Product } from '#shop/catalog/contract.ts';
import { addToWishlist, getWishlist, removeFromWishlist, type Wish, wishlistWords } from '../contract.ts';

const wishlistKey = ['wishlist'];
/** Changes are sent one after the other, in the order they were made. */
const scope = { id: 'wishlist' };

/** The wishlist of whoever looks, the newest first. */
export function wishlistQuery() {
  return queryOptions({
    queryKey: wishlistKey,
    queryFn: ({ signal }) => callApi(getWishlist, {}, { signal }),
  });
}

/** Whether a product is kept; false until that is known. */
export function useIsKept(productId: number): boolean {
  const { data } = useQuery(wishlistQuery());
  return data?.some((wish) => wish.productId === productId) ?? false;
}

/** Keeping and letting go, shown at once and put right by what the server answers. */
export function useChangeWishlist() {
  const add = useWishlistChange(
    ({ productId }) => callApi(addToWishlist, { params: { productId: String(productId) } }),
    (wishes, wish) => [wish, ...wishes.filter(({ productId }) => productId !== wish.productId)],
  );
  const remove = useWishlistChange(
    ({ productId }) => callApi(removeFromWishlist, { params: { productId: String(productId) } }),
    (wishes, { productId }) => wishes.filter((wish) => wish.productId !== productId),
  );
  return { add, remove };
}

function useWishlistChange(
  send: (wish: Wish) => Promise<Wish[]>,
  apply: (wishes: Wish[], wish: Wish) => Wish[],
) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: wishlistKey,
    scope,
    mutationFn: send,
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: wishlistKey });
      client.setQueryData<Wish[]>(wishlistKey, (wishes) => apply(wishes ?? [], wish));
    },
    onSuccess: (wishes) => {
      if (client.isMutating({ mutationKey: wishlistKey }) === 1) client.setQueryData(wishlistKey, wishes);
    },
    onError: (error) => {
      toast.error(error instanceof ApiError && error.message ? error.message : wishlistWords.failed);
      void client.invalidateQueries({ queryKey: wishlistKey });
    },
  });
  return mutate;
}

/** A product as it will stand in the wishlist once the server has answered. */
export function wishOf(product: Product): Wish {
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
