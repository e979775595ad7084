import { useState } from 'react';
import { deleteDraft, readDraft, storeDraft } from '#platform/ui/stored-draft.ts';
import type { Gift } from '#shop/orders/order.ts';
import type { Business } from '#shop/checkout/ui/form/business-fields.tsx';
import type { Upi } from './payment-part.tsx';

export type Extras = { business: Business | null; gift: Gift | null; upi: Upi | null };

const giftDraft = 'gift';

/** Holds what an order may have beside its goods. A reload keeps the gift and its message, until `clear`. */
export function useExtras(userId: number | undefined) {
  const [extras, setExtras] = useState<Extras>({ business: null, gift: null, upi: null });
  const [readFor, setReadFor] = useState<number>();
  if (userId !== undefined && readFor !== userId) {
    setReadFor(userId);
    setExtras({ ...extras, gift: extras.gift ?? readDraft(giftDraft, userId, { parse: readGift }) });
  }
  const clear = () => userId !== undefined && deleteDraft(giftDraft, userId);
  const change = (to: Extras) => {
    setExtras(to);
    if (to.gift === null) clear();
    else if (userId !== undefined) storeDraft(giftDraft, userId, to.gift);
  };
  return {
    extras,
    setGift: (gift: Gift | null) => change({ ...extras, gift }),
    setBusiness: (business: Business) => change({ ...extras, business }),
    setUpi: (upi: Upi | null) => setExtras((now) => ({ ...now, upi })),
    clear,
  };
}

function readGift(stored: unknown): Gift | null {
  const { message } = (stored ?? {}) as Record<string, unknown>;
  return typeof message === 'string' ? { message } : null;
}
