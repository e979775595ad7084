import type { ReactNode } from 'react';
import { formatRupees } from '#platform/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { FootBar } from '#platform/ui/page/foot-bar.tsx';
import { PurchaseButtons, purchasePanelId } from './purchase-panel.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = {
  purchase: Purchase;
  chat: ReactNode;
  /** Leads to the form that asks for an email when a sold-out product is back. */
  onTellMe: () => void;
};

/** Price, Add to Cart and Buy Now at the foot of a phone. A sold-out product says so there. */
export function BuyBar({ purchase, chat, onTellMe }: Props) {
  const { product, quantity, soldOut } = purchase;
  if (soldOut)
    return (
      <FootBar watched={purchasePanelId} chat={chat}>
        <p className="grow font-semibold text-clay">Sold out</p>
        <Button className="px-3! text-sm" onClick={onTellMe}>
          Tell me when it is back
        </Button>
      </FootBar>
    );
  return (
    <FootBar watched={purchasePanelId} chat={chat}>
      <p className="grow leading-tight">
        {quantity > 1 && <span className="block text-xs text-moss">{`${quantity} packs`}</span>}
        <span className="block font-semibold">{formatRupees(product.sellingPrice * quantity)}</span>
      </p>
      <PurchaseButtons purchase={purchase} className="shrink-0 px-2.5! text-sm whitespace-nowrap" />
    </FootBar>
  );
}
