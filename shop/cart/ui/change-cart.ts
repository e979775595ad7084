import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { useFailed } from '#platform/ui/button.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type CartItem } from '../contract.ts';
import { type LineRequest, repeatedRequest } from '../line-request.ts';
import { isOffline, readOfflineCart } from './offline-cart.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { cartKey, logFailure } from './queries.ts';
import { keepChanges, sendChanges, withAdded } from './send-changes.ts';

/** Sends changes of the cart one after the other. */
const scope = { id: 'cart' };

/**
 * `add` adds units to the cart and resolves to its success. With `from`, the picture flies from that button. `failed` is true
 * for some seconds after a failure that shows no message.
 */
export function useAddToCart(): {
  add: (request: LineRequest, from?: Element) => Promise<boolean>;
  adding: boolean;
  failed: boolean;
} {
  const [failed, setFailed] = useFailed();
  const readAgain = useReadAgain();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: cartKey,
    scope,
    mutationFn: (body: LineRequest) =>
      sendOrKeep(
        () => callApi(endpoints.add, { body }),
        (items) => withAdded(items, body),
      ),
    onMutate: () => setFailed(false),
    onSettled: readAgain,
  });
  const add = (request: LineRequest, from?: Element) =>
    mutateAsync(request).then(
      () => {
        toast.success(`${request.productName} added to cart!`);
        if (from)
          void import('./fly-to-cart.ts').then(
            ({ flyToCart }) => flyToCart(from),
            () => {},
          );
        return true;
      },
      (error: unknown) => {
        setFailed(!sayFailure(error));
        return false;
      },
    );
  return { add, adding: isPending, failed };
}

/** Refetches the cart once after the last of several changes, here and in other tabs. */
function useReadAgain(): () => Promise<void> | undefined {
  const client = useQueryClient();
  return () => {
    if (client.isMutating({ mutationKey: cartKey }) > 1) return undefined;
    tellOtherTabs();
    return client.invalidateQueries({ queryKey: cartKey });
  };
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
    (item: CartItem) => callApi(endpoints.add, { body: repeatedRequest(item) }),
    (items, item) => [...items, item],
  );
  const clear = useCartChange<void>(
    () => callApi(endpoints.clear, {}),
    () => [],
  );
  return { setQuantity, remove, putBack, clear };
}

/** Sends a change of the cart. Without a connection it is kept and sent later, if this device knows the cart. */
async function sendOrKeep(
  send: () => Promise<unknown>,
  apply: (items: CartItem[]) => CartItem[],
): Promise<void> {
  try {
    await sendChanges();
    await send();
  } catch (error) {
    const before = isOffline(error) && readOfflineCart();
    if (!before) throw error;
    keepChanges(before, apply(before));
  }
}

function useCartChange<V>(
  send: (change: V) => Promise<unknown>,
  apply: (items: CartItem[], change: V) => CartItem[],
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
    onError: (error, _, was) => {
      client.setQueryData(cartKey, was?.before);
      sayFailure(error);
    },
    onSettled: readAgain,
  });
  return mutate;
}

/** Logs failures of the cart without showing them (section 8). Returns whether it showed a refusal's message. */
function sayFailure(error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status === 409;
  if (isRefusal) toast.error(error.message);
  else logFailure(error);
  return isRefusal;
}
