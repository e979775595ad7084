import { useQuery } from '@tanstack/react-query';
import { toPaise } from '#platform/money.ts';
import type { EndpointResponse } from '#platform/endpoint.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { type Price, priceOf, type PriceLine } from '#shop/pricing/price-of.ts';
import { writeItems } from '../asked-items.ts';
import { type CartItem, endpoints } from '../contract.ts';
import { skuOf } from '../line-options.ts';
import { useOfferCode } from './offers/offer-code.ts';

export type ShownPrice = Omit<Price, 'lines' | 'applied'> & {
  lines: Omit<PriceLine, 'shares'>[];
  /** Why the order cannot be paid in cash. */
  noCash?: string | undefined;
  /** Absent where the shop has no offer, and until the server has answered. */
  offers?: Totals['offers'];
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
  const code = useOfferCode();
  const { data, error, refetch } = useQuery({
    queryKey: ['price', asked, state, code],
    queryFn: ({ signal }) =>
      callApi(endpoints.totals, { query: { items: asked, state, code: code || undefined } }, { signal }),
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
  const refused =
    code && error instanceof ApiError
      ? { savings: [], code: { text: code, problem: error.message } }
      : undefined;
  const price = ofServer && isSame ? ofServer : { ...ofPublicRules, offers: refused };
  return { price, reloadPrice: () => void refetch() };
}

type Totals = NonNullable<EndpointResponse<typeof endpoints.totals>>;

function toPrice({ lines, total, noCash, offers }: Totals): ShownPrice {
  const inPaise = lines.map(({ code, name, amount }) => ({ code, name, paise: toPaise(amount) }));
  return {
    subtotalPaise: inPaise.find(({ code }) => code === 'items')?.paise ?? 0,
    lines: inPaise.filter(({ code, paise }) => code !== 'items' && paise !== 0),
    payablePaise: toPaise(total),
    noCash,
    offers,
  };
}
