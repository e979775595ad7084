import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { type CartItem, endpoints } from '../contract.ts';
import { repeatedRequest } from '../line-request.ts';
import { type Change, hasUnsentChanges, key, readKept, store } from './offline-cart.ts';

/** Keeps a change that could not be sent: each line whose quantity it changes. */
export function keepChanges(before: CartItem[], after: CartItem[]): void {
  const kept = readKept();
  if (!kept) return;
  const changes = { ...kept.changes };
  const quantityIn = (items: CartItem[], { lineId }: CartItem) =>
    items.find((item) => item.lineId === lineId)?.quantity ?? 0;
  for (const item of [...before, ...after]) {
    const quantity = quantityIn(after, item);
    if (quantity !== quantityIn(before, item)) changes[item.lineId] = { item, quantity };
  }
  store({ ...kept, changes });
}

/** Sends the kept changes, one tab at a time. The cart is read first, so that a change which did arrive is not sent again. */
export async function sendChanges(): Promise<void> {
  if (!hasUnsentChanges()) return;
  // Only secure origins have locks.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(key, sendAll) : sendAll());
}

async function sendAll(): Promise<void> {
  if (!hasUnsentChanges()) return;
  const items = (await callApi(endpoints.get, {})) ?? [];
  for (const [lineId, change] of Object.entries(readKept()?.changes ?? {})) {
    await sendChange(items, change);
    dropSent(lineId, change);
  }
  toast.info('Your cart is up to date again.');
}

async function sendChange(items: CartItem[], { item, quantity }: Change): Promise<void> {
  const { lineId } = item;
  const known = items.find((one) => one.lineId === lineId);
  if ((known?.quantity ?? 0) === quantity) return;
  try {
    if (quantity === 0) await callApi(endpoints.remove, { params: { productId: lineId } });
    else if (known) await callApi(endpoints.update, { body: { lineId, quantity } });
    else await callApi(endpoints.add, { body: { ...repeatedRequest(item), quantity } });
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404, 409].includes(error.status);
    if (!isRefused) throw error;
    toast.error(error.message);
  }
}

/** A later change of the same line stays. */
function dropSent(lineId: string, { quantity }: Change): void {
  const kept = readKept();
  if (!kept || kept.changes[lineId]?.quantity !== quantity) return;
  const { [lineId]: _, ...changes } = kept.changes;
  store({ ...kept, changes });
}
