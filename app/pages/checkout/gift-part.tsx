import { lazy, Suspense } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { Gift } from '#shop/orders/order.ts';
import { useShop } from '../../page-kit/use-shop.ts';

const GiftFields = lazy(() => import('#shop/checkout/ui/form/gift-fields.tsx'));

type Props = {
  /** Null unless the order is a gift. */
  gift: Gift | null;
  duePaise: number;
  onChange: (gift: Gift | null) => void;
};

/** Lets a customer send the order as a gift. Its fields load when opened. */
export function GiftPart({ gift, duePaise, onChange }: Props) {
  const mayPayLater = useShop().laterSavingPaise !== undefined;
  if (gift)
    return (
      <Suspense>
        <GiftFields gift={gift} duePaise={duePaise} mayPayLater={mayPayLater} onChange={onChange} />
      </Suspense>
    );
  return (
    <div className="mt-3">
      <Button variant="quiet" className="-ml-3 px-3!" onClick={() => onChange({ message: '' })}>
        This is a gift
      </Button>
    </div>
  );
}
