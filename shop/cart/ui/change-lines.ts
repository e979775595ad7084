import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type CartItem } from '../contract.ts';
import { repeatedRequest } from '../line-request.ts';
import { sayFailure, scope, sendOrKeep, useReadAgain } from './change-cart.ts';
import { inOrder } from './offline-cart.ts';
import { cartKey } from './queries.ts';

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
  const restore = useCartChange(
    addAll,
    (items, back) => inOrder([...items, ...back]),
    ([first, ...others]) =>
      toast.info(
        others.length > 0 ? 'Your cart is as it was before.' : `${first!.productName} is back in your cart.`,
      ),
  );
  const clear = useCartChange<void>(
    () => callApi(endpoints.clear, {}),
    () => [],
  );
  return { setQuantity, remove, restore, clear };
}

/** Adds removed lines again. A refusal of one keeps no other away. */
async function addAll(items: CartItem[]): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    await callApi(endpoints.add, { body: repeatedRequest(item) }).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

function useCartChange<V>(
  send: (change: V) => Promise<unknown>,
  apply: (items: CartItem[], change: V) => CartItem[],
  onDone?: (change: V) => void,
) {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const { mutate } = useMutation({
    mutationKey: cartKey,
    scope,
    mutationFn: (change: V) =>
      sendOrKeep(
        () => send(change),
        (items) => apply(items, change),
      ),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<CartItem[]>(cartKey);
      client.setQueryData<CartItem[]>(cartKey, (items) => items && apply(items, change));
      return { before };
    },
    onSuccess: (_, change) => onDone?.(change),
    onError: (error, _, was) => {
      client.setQueryData(cartKey, was?.before);
      sayFailure(error);
    },
    onSettled: readAgain,
  });
  return mutate;
}
