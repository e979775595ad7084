import { newOrderId } from '#shop/orders/body/order-id.ts';

/** `asked`: the order was sent and its response has not arrived. */
export type OrderDraft = { orderId: string; asked: boolean };

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
    const { orderId, asked } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    return typeof orderId === 'string' ? { orderId, asked: asked === true } : null;
  } catch {
    return null;
  }
}
