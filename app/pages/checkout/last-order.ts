import { readDraft, storeDraft } from '#platform/ui/stored-draft.ts';

type LastOrder = { orderNumber: string; page: string };

const name = 'last order';

/** Notes the order that this tab has just placed, for a customer who goes back to the emptied cart. */
export function noteLastOrder(order: LastOrder, userId = 0): void {
  storeDraft(name, userId, order);
}

/** Returns the order that this customer placed last in this tab. A logout deletes it. */
export function lastOrderOf(userId = 0): LastOrder | null {
  return readDraft(name, userId, { parse: (stored) => stored as LastOrder | null });
}
