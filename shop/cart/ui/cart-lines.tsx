import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { focusWhenBack, useRestoredRow } from '#platform/ui/page/use-restored-row.ts';
import type { CartItem } from '../contract.ts';
import { CartLine } from './cart-line.tsx';
import { useChangeCart } from './change-lines.ts';

type Props = { items: CartItem[]; picture: (item: CartItem) => ReactNode };

/** The toast can undo a removal, also of the whole cart. */
export function CartLines({ items, picture }: Props) {
  const { setQuantity, remove, restore, clear } = useChangeCart();
  useRestoredRow();
  const offerUndo = (message: string, removed: CartItem[]) =>
    toast.info(message, {
      label: 'Undo',
      act: () => {
        focusWhenBack(removed[0]!.lineId);
        restore(removed);
      },
    });
  function empty() {
    clear();
    offerUndo('Your cart was emptied.', items);
  }
  return (
    <div className="min-w-0">
      <h2 className="sr-only">Items</h2>
      <ul aria-label="Items in your cart">
        {items.map((item) => (
          <CartLine
            key={item.lineId}
            item={item}
            picture={picture(item)}
            onQuantity={(quantity) => setQuantity({ lineId: item.lineId, quantity })}
            onRemove={() => {
              remove({ lineId: item.lineId });
              offerUndo(`${item.productName} removed from cart.`, [item]);
            }}
          />
        ))}
      </ul>
      <Button variant="quiet" className="mt-2 -ml-3 px-3!" onClick={empty}>
        Empty cart
      </Button>
    </div>
  );
}

export function canBeOrdered(items: CartItem[]): boolean {
  return items.every(({ available, quantity, maxQuantity }) => available && quantity <= maxQuantity);
}
