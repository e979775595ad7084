import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { minuteMs } from '#platform/time-spans.ts';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { prepaidMethod } from '#shop/payments/methods.ts';
import { endpoints } from '#shop/orders/contract.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { createStateKeeper } from '#shop/pincodes/state-of-pincode.ts';
import { findOut, untilOnline } from './find-out.ts';
import { deleteDraft, storeDraft, readDraft } from './order-draft.ts';

/**
 * `checking`: the response was lost. `unsure`: the result is still unknown, and the customer may ask again. `not placed`: no
 * order exists, and the customer may place it. `ordered before`: another order took the lines from the cart.
 */
export type Stage = 'idle' | 'placing' | 'checking' | 'unsure' | 'not placed' | 'ordered before' | 'placed';

type Placed = { orderNumber: string; isUnpaid: boolean; page?: string };
type Outcome = Placed | 'not placed' | 'lost';

type Params = {
  /** The cart, or a Buy Now: each has its own orderId. */
  view: string;
  signedIn: boolean;
  isGuest: boolean;
  /** Opens the order-placed page, the page of a guest's link, or My Orders without a number. */
  onPlaced: (orderNumber: string | null, page?: string) => Promise<void>;
  onRefused: () => void;
};

const responseWithinMs = 20_000;
/** By then the server has ended any request from before a reload. */
const serverEndsWithinMs = 12_000;
/** A guest who comes back later may have changed their mind. */
const repeatWithinMs = 10 * minuteMs;

/** Places a view's order exactly once, whatever happens to the connection or the page. */
export function useSureOrder({ view, signedIn, isGuest, onPlaced, onRefused }: Params) {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>(() => (readDraft(view).asked ? 'checking' : 'idle'));
  const [earlierOrder, setEarlierOrder] = useState('');
  const [keeper] = useState(createStateKeeper);
  const again = useRef<() => Promise<void>>(async () => {});

  const settle = async (asking: () => Promise<Outcome>) => {
    try {
      const outcome = await asking();
      if (outcome === 'lost') return setStage('unsure');
      if (outcome === 'not placed') return letGo('not placed');
      await done(outcome);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'other_body') {
        toast.error(messageOf(error));
        return await done({});
      }
      toast.error(messageOf(error));
      const { sent } = readDraft(view);
      if (sent) keeper.note(error, sent.body);
      const earlier = error instanceof ApiError && error.body.earlierOrderNumber;
      if (typeof earlier === 'string') setEarlierOrder(earlier);
      letGo(earlier ? 'ordered before' : 'idle');
    } finally {
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['buy-now'] });
    }
  };
  const done = async ({ orderNumber, isUnpaid, page }: Partial<Placed>) => {
    deleteDraft(view);
    setStage('placed');
    // The page of an order that waits for its payment says so once it is paid.
    if (orderNumber && !isUnpaid) toast.success('Shipment created successfully!');
    await onPlaced(orderNumber ?? null, page);
  };
  const letGo = (next: 'idle' | 'not placed' | 'ordered before') => {
    storeDraft(view, { orderId: readDraft(view).orderId, asked: false });
    setStage(next);
    onRefused();
  };
  const run = (asking: () => Promise<Outcome>, begin: Stage) => {
    again.current = async () => {
      setStage('checking');
      await settle(asking);
    };
    setStage(begin);
    return settle(asking);
  };
  const onLost = () => setStage('checking');

  useEffect(() => {
    if (!signedIn && !isGuest) return;
    const { orderId, asked, sent } = readDraft(view);
    if (asked && isGuest) {
      if (sent && sent.at + repeatWithinMs > Date.now())
        void run(() => placeNow(sent.body, onLost), 'checking');
      else letGo('not placed');
    } else if (asked) void run(() => wasPlaced(orderId, onLost), 'checking');
    // oxlint-disable-next-line react/exhaustive-deps -- once for a view, when somebody is known to be signed in, or a guest
  }, [view, signedIn, isGuest]);

  const place = (bodyOf: (orderId: string) => PlaceOrderBody) => {
    const { orderId } = readDraft(view);
    const order = bodyOf(orderId);
    const body = isGuest ? { ...order, ...keeper.keep(order) } : order;
    storeDraft(view, { orderId, asked: true, ...(isGuest ? { sent: { body, at: Date.now() } } : {}) });
    return run(() => placeNow(body, onLost), 'placing');
  };
  return { stage, earlierOrder, place, askAgain: () => again.current() };
}

/** A repeated id returns the first response, so repeating places no second order. */
async function placeNow(body: PlaceOrderBody, onLost: () => void): Promise<Outcome> {
  const ask = async () => {
    const signal = AbortSignal.timeout(responseWithinMs);
    const send = () => callApi(endpoints.place, { body }, { signal });
    // A guest's browser gets the cookie that knows it again with this refusal.
    const response = await send().catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'new_browser') return send();
      throw error;
    });
    const { success, orderNumber } = response as Partial<Omit<typeof response, 'success'>> & {
      success?: boolean;
    };
    if (success === false) throw new ApiError(200, response);
    if (!orderNumber) throw new ApiError(0, { code: 'half_an_answer' });
    const { trackToken, accountToken } = response;
    const { payment } = response;
    if (!trackToken) return { orderNumber, isUnpaid: payment !== undefined };
    const page = `/track/${trackToken}#${accountToken ?? ''}`;
    return { orderNumber, isUnpaid: body.paymentMode === prepaidMethod, page };
  };
  return (await findOut({ ask, wait: untilOnline, onLost })) ?? 'lost';
}

/** After a reload the client only looks for the order, since the customer may have changed their mind. */
async function wasPlaced(orderId: string, onLost: () => void): Promise<Outcome> {
  const until = Date.now() + serverEndsWithinMs;
  const ask = async () => {
    const signal = AbortSignal.timeout(responseWithinMs);
    return callApi(endpoints.list, { query: { orderId } }, { signal });
  };
  for (;;) {
    const found = await findOut({ ask, wait: untilOnline, onLost });
    if (found === null) return 'lost';
    if (found[0]) return { orderNumber: found[0].orderNumber, isUnpaid: found[0].waitsFor === 'payment' };
    if (Date.now() > until) return 'not placed';
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
}

/** The messages of section 8. */
function messageOf(error: unknown): string {
  return error instanceof ApiError && typeof error.body.remarks === 'string' && error.status < 500
    ? `Shipment creation failed: ${error.body.remarks}`
    : 'Failed to process order. Please try again.';
}
