import { useEffect, useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { PurchaseButtons, purchasePanelId } from './purchase-panel.tsx';
import type { Purchase } from './use-purchase.ts';

export function BuyBar({ purchase }: { purchase: Purchase }) {
  const needed = useOutOfSight(purchasePanelId);
  const { product, quantity } = purchase;
  return (
    <div
      inert={!needed}
      data-buy-bar
      className={`sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center gap-2 border-t border-line bg-paper px-4 py-3 md:hidden ${needed ? '' : 'invisible'}`}
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm text-moss">
          {quantity} × {product.productName}
        </span>
        <span className="font-semibold">{formatRupees(product.sellingPrice * quantity)}</span>
      </p>
      <PurchaseButtons purchase={purchase} className="shrink-0 px-3!" />
    </div>
  );
}

function useOutOfSight(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return out;
}
