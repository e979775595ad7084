import { useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import type { Gift } from '#shop/orders/order.ts';
import type { Business } from '#shop/orders/ui/checkout/business-fields.tsx';

export type Extras = { business: Business | null; gift: Gift | null };

const giftDraft = 'gift';

/** What an order may hold beside its goods. A reload keeps the gift and its message; `forget` drops them. */
export function useExtras(userId: number | undefined) {
  const [extras, setExtras] = useState<Extras>({ business: null, gift: null });
  const [readFor, setReadFor] = useState<number>();
  if (userId !== undefined && readFor !== userId) {
    setReadFor(userId);
    setExtras({ ...extras, gift: extras.gift ?? readDraft(giftDraft, userId, { parse: readGift }) });
  }
  const forget = () => userId !== undefined && deleteDraft(giftDraft, userId);
  const change = (to: Extras) => {
    setExtras(to);
    if (to.gift === null) forget();
    else if (userId !== undefined) storeDraft(giftDraft, userId, to.gift);
  };
  return {
    extras,
    setGift: (gift: Gift | null) => change({ ...extras, gift }),
    setBusiness: (business: Business) => change({ ...extras, business }),
    forget,
  };
}

function readGift(stored: unknown): Gift | null {
  const { message } = (stored ?? {}) as Record<string, unknown>;
  return typeof message === 'string' ? { message } : null;
}
