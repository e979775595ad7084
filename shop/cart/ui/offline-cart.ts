import { ApiError } from '#platform/ui/call-api.ts';
import { keptPrefix } from '#platform/ui/stored-draft.ts';
import type { CartItem } from '../contract.ts';

export const key = `${keptPrefix}cart`;

/** The quantity that the customer left a line with; 0 for a removed line. A quantity, unlike an addition, may be sent twice. */
export type Change = { item: CartItem; quantity: number };
type StoredCart = { items: CartItem[]; changes: Record<string, Change> };

export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

/** Keeps the cart as the server sent it, so that it stays readable without a connection. */
export function keepCart(items: CartItem[]): void {
  store({ changes: readKept()?.changes ?? {}, items });
}

/** Returns the cart as the customer last saw it, or null on a device that has not seen it. */
export function readOfflineCart(): CartItem[] | null {
  const kept = readKept();
  return kept && withChanges(kept);
}

export function hasUnsentChanges(): boolean {
  return Object.keys(readKept()?.changes ?? {}).length > 0;
}

function withChanges({ items, changes }: StoredCart): CartItem[] {
  const known = new Set(items.map(({ lineId }) => lineId));
  const added = Object.values(changes).flatMap(({ item }) => (known.has(item.lineId) ? [] : [item]));
  return inOrder([...items, ...added]).flatMap((item) => {
    const quantity = changes[item.lineId]?.quantity ?? item.quantity;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

export function inOrder(items: CartItem[]): CartItem[] {
  return items.toSorted((one, other) => one.addedAt.localeCompare(other.addedAt));
}

/** A cart that an earlier release kept has lines without these fields. */
function withFields(item: CartItem): CartItem {
  return Object.assign({ packs: 1, parts: [], addedAt: '' }, item);
}

export function readKept(): StoredCart | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredCart | null;
    return kept && { ...kept, items: kept.items.map(withFields) };
  } catch {
    return null;
  }
}

export function store(kept: StoredCart): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop the customer.
  }
}
