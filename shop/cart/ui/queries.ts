import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import type { SupplyDays } from '#shop/catalog/contract.ts';
import type { Frequency } from '../line-options.ts';
import { endpoints, type CartItem } from '../contract.ts';
import { flyToCart } from './fly-to-cart.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';

const cartKey = ['cart'];
/** Sends changes of the cart one after the other. */
const scope = { id: 'cart' };

export type LineRequest = {
  productId: number;
  quantity: number;
  name: string;
  plan?: SupplyDays;
  subscribe?: boolean;
  frequencyDays?: Frequency;
};

export function cartQuery() {
  return queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal }) => {
      const items = await callApi(endpoints.get, {}, { signal }).catch((error: unknown) => {
        if (!signal.aborted) logFailure(error);
        throw error;
      });
      return items ?? [];
    },
  });
}

/** Returns the cart's lines. A failed fetch empties the list (section 4). */
export function useCart(): { items: CartItem[]; known: boolean; failed: boolean; reload: () => void } {
  const { data, isPending, isFetching, isError, refetch } = useQuery(cartQuery());
  const items = isError ? [] : (data ?? []);
  return {
    items,
    known: !isPending && (items.length > 0 || !isFetching),
    failed: isError,
    reload: () => {
      tellOtherTabs();
      void refetch();
    },
  };
}

/** Returns the sum of quantities for the header's badge. Follows other tabs. */
export function useCartCount(): number {
  const client = useQueryClient();
  useEffect(() => hearOtherTabs(() => void client.invalidateQueries({ queryKey: cartKey })), [client]);
  return useCart().items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** `add` adds units to the cart and resolves to its success. With `from`, the picture flies from that button. */
export function useAddToCart(): {
  add: (request: LineRequest, from?: Element) => Promise<boolean>;
  adding: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: cartKey,
    scope,
    mutationFn: ({ name, ...request }: LineRequest) =>
      callApi(endpoints.add, { body: { ...request, productName: name } }),
    onSettled: () => {
      tellOtherTabs();
      return client.invalidateQueries({ queryKey: cartKey });
    },
  });
  const add = (request: LineRequest, from?: Element) =>
    mutateAsync(request).then(
      () => {
        toast.success(`${request.name} added to cart!`);
        if (from) flyToCart(from);
        return true;
      },
      (error: unknown) => {
        sayFailure(error);
        return false;
      },
    );
  return { add, adding: isPending };
}

/** Changes lines optimistically; the refetch after each change corrects them. */
export function useChangeCart() {
  const setQuantity = useCartChange(
    ({ lineId, quantity }: { lineId: string; quantity: number }) =>
      callApi(endpoints.update, { body: { lineId, quantity } }),
    (items, { lineId, quantity }) =>
      items.map((item) => (item.lineId === lineId ? { ...item, quantity } : item)),
  );
  const remove = useCartChange(
    ({ lineId }: { lineId: string }) => callApi(endpoints.remove, { params: { productId: lineId } }),
    (items, { lineId }) => items.filter((item) => item.lineId !== lineId),
  );
  const putBack = useCartChange(
    (item: CartItem) => callApi(endpoints.add, { body: itemOf(item) }),
    (items, item) => [...items, item],
  );
  const clear = useCartChange<void>(
    () => callApi(endpoints.clear, {}),
    () => [],
  );
  return { setQuantity, remove, putBack, clear };
}

function useCartChange<V>(
  send: (change: V) => Promise<unknown>,
  apply: (items: CartItem[], change: V) => CartItem[],
) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: cartKey,
    scope,
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<CartItem[]>(cartKey);
      client.setQueryData<CartItem[]>(cartKey, (items) => items && apply(items, change));
      return { before };
    },
    onError: (error, _, was) => {
      client.setQueryData(cartKey, was?.before);
      sayFailure(error);
    },
    onSettled: () => {
      tellOtherTabs();
      if (client.isMutating({ mutationKey: cartKey }) === 1)
        return client.invalidateQueries({ queryKey: cartKey });
      return undefined;
    },
  });
  return mutate;
}

function itemOf({ productId, productName, quantity, plan, subscribe, frequencyDays }: CartItem) {
  return { productId, productName, quantity, plan, subscribe, ...(frequencyDays ? { frequencyDays } : {}) };
}

/** Logs failures of the cart without showing them (section 8). A refusal has a message for the customer. */
function sayFailure(error: unknown): void {
  if (error instanceof ApiError && error.status === 409) toast.error(error.message);
  else logFailure(error);
}

function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for this line (section 8)
  console.error('The cart request failed', error);
}
