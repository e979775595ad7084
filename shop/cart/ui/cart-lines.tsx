import type { ReactNode } from 'react';
import { toast } from '#platform/ui/toast.tsx';
import type { CartItem } from '../contract.ts';
import { CartLine } from './cart-line.tsx';
import { useChangeCart } from './queries.ts';

type Props = { items: CartItem[]; picture: (item: CartItem) => ReactNode };

/** The toast can undo a removal. */
export function CartLines({ items, picture }: Props) {
  const { setQuantity, remove, putBack } = useChangeCart();
  return (
    <ul aria-label="Items in your cart">
      {items.map((item) => (
        <CartLine
          key={item.lineId}
          item={item}
          picture={picture(item)}
          onQuantity={(quantity) => setQuantity({ lineId: item.lineId, quantity })}
          onRemove={() => {
            remove({ lineId: item.lineId });
            toast.info(`${item.productName} removed from cart.`, {
              label: 'Undo',
              act: () => putBack(item),
            });
          }}
        />
      ))}
    </ul>
  );
}

export function canBeOrdered(items: CartItem[]): boolean {
  return items.every(({ available, quantity, maxQuantity }) => available && quantity <= maxQuantity);
}
