import { newOrderId } from '../../order-id.ts';

/** The order a checkout view is about: its id, and whether the server was asked to place it and has not been heard. */
export type OrderDraft = { orderId: string; asked: boolean };

const keyOf = (view: string) => `order-draft ${view}`;

/** The draft of a view, kept in this tab until the order is known to be placed: a reload goes on with the same id. */
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

/** Once the order is placed the view's next order is another one. */
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
