import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { useFailed } from '#platform/ui/button.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints, type CartItem } from '../contract.ts';
import { lineIdOf } from '../line-options.ts';
import type { LineRequest } from '../line-request.ts';
import { isOffline, readOfflineCart } from './offline-cart.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { cartKey, logFailure } from './queries.ts';
import { keepChanges, sendChanges } from './send-changes.ts';

/** Sends changes of the cart one after the other. */
export const scope = { id: 'cart' };

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
  const navigate = useNavigate();
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
        toast.success(`${request.productName} added to cart!`, {
          label: 'See cart',
          act: () => void navigate('/cart'),
        });
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
export function useReadAgain(): () => Promise<void> | undefined {
  const client = useQueryClient();
  return () => {
    if (client.isMutating({ mutationKey: cartKey }) > 1) return undefined;
    tellOtherTabs();
    return client.invalidateQueries({ queryKey: cartKey });
  };
}

/** Sends a change of the cart. Without a connection it is kept and sent later, if this device knows the cart. */
export async function sendOrKeep(
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

/** Logs failures of the cart without showing them (section 8). Returns whether it showed a refusal's message. */
export function sayFailure(error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status === 409;
  if (isRefusal) toast.error(error.message);
  else logFailure(error);
  return isRefusal;
}

/** Adds units to a cart as the server would, so far as this device knows the product. */
function withAdded(items: CartItem[], request: LineRequest): CartItem[] {
  const { plan = '60', subscribe = false, frequencyDays, quantity } = request;
  const lineId = lineIdOf({ productId: request.productId, plan, frequencyDays: frequencyDays ?? 0 });
  if (items.some((item) => item.lineId === lineId))
    return items.map((item) =>
      item.lineId === lineId
        ? { ...item, quantity: Math.min(item.quantity + quantity, item.maxQuantity) }
        : item,
    );
  const added: CartItem = {
    ...request,
    lineId,
    slug: String(request.productId),
    plan,
    subscribe,
    frequencyDays: frequencyDays ?? null,
    mrp: request.price,
    packs: 1,
    parts: [],
    priceWas: null,
    stockQuantity: quantity,
    maxQuantity: quantity,
    available: true,
    addedAt: new Date().toISOString(),
  };
  return [...items, added];
}
