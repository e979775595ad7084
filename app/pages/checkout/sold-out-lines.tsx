import { Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { CartItem } from '#shop/cart/contract.ts';
import { LineNews } from '#shop/cart/ui/cart-line.tsx';
import { useChangeCart } from '#shop/cart/ui/change-lines.ts';
import { OrderLines } from '#shop/orders/ui/order/order-lines.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';

/** Lines of the cart that sold out since. The order leaves them in the cart. */
export function SoldOutLines({ items }: { items: CartItem[] }) {
  const { remove } = useChangeCart();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="sold-out" className="mt-4 border-t border-line pt-4">
      <h3 id="sold-out" className="pb-3 font-sans text-base font-semibold">
        Sold out, not in this order
      </h3>
      <OrderLines
        items={items}
        picture={linePicture}
        notes={items.map((item) => (
          <Fragment key={item.lineId}>
            <LineNews item={item} />
            <Button
              variant="quiet"
              className="-ml-3 px-3!"
              aria-label={`Remove ${item.productName}`}
              onClick={() => remove({ lineId: item.lineId })}
            >
              <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
              Remove
            </Button>
          </Fragment>
        ))}
      />
    </section>
  );
}
