import { newOrderId } from '#shop/orders/body/order-id.ts';

import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';

/** `asked`: the order was sent and its response has not arrived. A guest sends it again, since a guest has no list of orders. */
export type OrderDraft = { orderId: string; asked: boolean; sent?: { body: PlaceOrderBody; at: number } };

const keyOf = (view: string) => `order-draft ${view}`;

/** Returns the draft of a view, kept in this tab until the order is placed, so that a reload continues with the same id. */
export function readDraft(view: string): OrderDraft {
  const kept = parse(sessionStorage.getItem(keyOf(view)));
  if (kept) return kept;
  const draft = { orderId: newOrderId(), asked: false };
  storeDraft(view, draft);
  return draft;
}

export function storeDraft(view: string, draft: OrderDraft): void {
  sessionStorage.setItem(keyOf(view), JSON.stringify(draft));
}

/** Gives the view's next order a new id. */
export function deleteDraft(view: string): void {
  sessionStorage.removeItem(keyOf(view));
}

function parse(text: string | null): OrderDraft | null {
  try {
    const { orderId, asked, sent } = JSON.parse(text ?? 'null') as Partial<OrderDraft>;
    if (typeof orderId !== 'string') return null;
    return { orderId, asked: asked === true, ...(sent ? { sent } : {}) };
  } catch {
    return null;
  }
}
