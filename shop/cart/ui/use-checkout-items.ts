import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '#shop/catalog/contract.ts';
import { buyNowLine } from '../buy-now-item.ts';
import type { LineOptions } from '../line-options.ts';
import type { CartItem } from '../contract.ts';
import { readBuyNow } from './buy-now.ts';
import { useCart } from './queries.ts';

export type CheckoutItems = {
  items: CartItem[];
  buyNow: boolean;
  known: boolean;
  failed: boolean;
  reload: () => void;
};

export function useCheckoutItems(): CheckoutItems {
  const mode = useSyncExternalStore(subscribe, readMode, () => null);
  const wanted = mode ? (JSON.parse(mode) as BuyNowRequest) : null;
  const cart = useCart();
  const single = useQuery({ ...buyNowQuery(wanted), enabled: wanted !== null });
  if (mode === null) return { ...cart, items: [], known: false, buyNow: false };
  if (wanted === null) return { ...cart, buyNow: false };
  return {
    items: single.data ?? [],
    buyNow: true,
    known: !single.isPending,
    failed: single.isError,
    reload: () => void single.refetch(),
  };
}

type BuyNowRequest = (LineOptions & { quantity: number }) | null;

function buyNowQuery(wanted: BuyNowRequest) {
  return queryOptions({
    queryKey: ['buy-now', wanted],
    queryFn: async ({ signal }) => {
      if (!wanted) return [];
      const product = await callApi(endpoints.get, { params: { id: String(wanted.productId) } }, { signal });
      return [buyNowLine(product, wanted)];
    },
  });
}

/** A text stays equal while nothing changes. */
function readMode(): string {
  return JSON.stringify(readBuyNow());
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
