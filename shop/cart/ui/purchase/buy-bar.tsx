import type { ReactNode } from 'react';
import { formatRupees } from '#platform/money.ts';
import { FootBar } from '#platform/ui/page/foot-bar.tsx';
import { PurchaseButtons, purchasePanelId } from './purchase-panel.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { purchase: Purchase; chat: ReactNode };

/** Price, Add to Cart and Buy Now at the foot of a phone. */
export function BuyBar({ purchase, chat }: Props) {
  const { product, quantity } = purchase;
  return (
    <FootBar watched={purchasePanelId} chat={chat}>
      <p className="min-w-0 flex-1 leading-tight">
        {quantity > 1 && <span className="block text-xs text-moss">{`${quantity} packs`}</span>}
        <span className="block truncate font-semibold">{formatRupees(product.sellingPrice * quantity)}</span>
      </p>
      <PurchaseButtons purchase={purchase} className="shrink-0 px-2.5! text-sm whitespace-nowrap" />
    </FootBar>
  );
}
