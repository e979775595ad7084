import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#platform/ui/call-api.ts';
import { isReachable, onReachable } from '#platform/ui/reachable.ts';
import { endpoints, type CartItem } from '../contract.ts';
import { hasUnsentChanges, isOffline, keepCart, readOfflineCart } from './offline-cart.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';

export const cartKey = ['cart'];

export function cartQuery() {
  return queryOptions({
    queryKey: cartKey,
    // Another device may have changed or ordered it.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      try {
        await sendUnsent();
        const items = (await callApi(endpoints.get, {}, { signal })) ?? [];
        keepCart(items);
        return items;
      } catch (error) {
        const offline = isOffline(error) && readOfflineCart();
        if (offline) return offline;
        if (!signal.aborted) logFailure(error);
        throw error;
      }
    },
  });
}

/** Few visits have unsent changes, so the code that sends them loads then. Without a connection the next line fails, and they stay. */
async function sendUnsent(): Promise<void> {
  if (!hasUnsentChanges()) return;
  const loaded = await import('./send-changes.ts').catch(() => null);
  await loaded?.sendChanges();
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
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: cartKey });
    const stops = [
      hearOtherTabs(readAgain),
      onReachable(() => isReachable() && hasUnsentChanges() && readAgain()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return useCart().items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for this line (section 8)
  console.error('The cart request failed', error);
}
