import { useQuery } from '@tanstack/react-query';
import { toPaise } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { type Price, priceOf, type PriceLine } from '#shop/pricing/price-of.ts';
import type { AmountLine } from '../amount-lines.ts';
import { writeItems } from '../asked-items.ts';
import { type CartItem, endpoints } from '../contract.ts';
import { skuOf } from '../line-options.ts';

export type ShownPrice = Omit<Price, 'lines'> & {
  lines: Omit<PriceLine, 'shares'>[];
  /** Why the order cannot be paid in cash. */
  noCash?: string | undefined;
};

/**
 * Returns what an order of these items costs. The page sums it up by the public rules of its day at once, and the list of the server
 * replaces the sum when it comes. Where that request fails the sum stays, and the server compares it with the order.
 */
export function usePrice(
  items: CartItem[],
  charges: Charges,
  toState?: string | null,
): { price: ShownPrice; reloadPrice: () => void } {
  const state = (charges.delivery?.zones && toState) ?? undefined;
  const asked = writeItems(
    items.map((item) => ({
      sku: skuOf({ ...item, frequencyDays: item.frequencyDays ?? 0 }),
      quantity: item.quantity,
    })),
  );
  const { data, refetch } = useQuery({
    queryKey: ['price', asked, state],
    queryFn: ({ signal }) => callApi(endpoints.totals, { query: { items: asked, state } }, { signal }),
    enabled: items.length > 0,
    staleTime: 0,
  });
  const ofPublicRules = priceOf(
    items.map(({ price, quantity, categories = [] }) => ({
      unitPaise: toPaise(price),
      quantity,
      categories,
    })),
    chargesTo(charges, state),
  );
  const ofServer = data && toPrice(data);
  // Another price of an item reaches the cart with its next read.
  const isSame = ofServer?.subtotalPaise === ofPublicRules.subtotalPaise;
  return { price: ofServer && isSame ? ofServer : ofPublicRules, reloadPrice: () => void refetch() };
}

type Totals = { lines: AmountLine[]; total: number; noCash?: string | undefined };

function toPrice({ lines, total, noCash }: Totals): ShownPrice {
  const inPaise = lines.map(({ code, name, amount }) => ({ code, name, paise: toPaise(amount) }));
  return {
    subtotalPaise: inPaise.find(({ code }) => code === 'items')?.paise ?? 0,
    lines: inPaise.filter(({ code, paise }) => code !== 'items' && paise !== 0),
    payablePaise: toPaise(total),
    noCash,
  };
}
