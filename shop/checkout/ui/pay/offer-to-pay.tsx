import type { ReactNode } from 'react';
import { formatRupees } from '#platform/money.ts';

export const payNowFrame =
  'screen-only flex min-h-16 flex-col justify-center gap-3 rounded-lg border border-line bg-paper p-4';

/** The offer to pay an order by UPI, with its button. */
export function OfferToPay({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-56 flex-1">{words}</p>
      {children}
    </div>
  );
}

export function offerText(savingPaise: number): string {
  return savingPaise > 0
    ? `You may pay now instead of at the door and save ${formatRupees(savingPaise)}.`
    : 'You may pay now instead of at the door.';
}
