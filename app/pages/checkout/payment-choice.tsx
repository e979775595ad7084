import { lazy, Suspense } from 'react';
import type { CartItem } from '#shop/cart/contract.ts';
import type { usePrice } from '#shop/cart/ui/use-price.ts';
import { useShop } from '../../page-kit/use-shop.ts';
import type { Upi } from './payment-part.tsx';

/** Loaded in a shop that takes UPI at the checkout. */
const PaymentPart = lazy(() => import('./payment-part.tsx'));

type ChoiceProps = {
  items: CartItem[];
  upi: Upi | null;
  onChange: (upi: Upi | null) => void;
} & Pick<ReturnType<typeof usePrice>, 'price'>;

/** Only in a shop that takes UPI at the checkout. */
export function PaymentChoice({ items, price, upi, onChange }: ChoiceProps) {
  const { upiSavingPaise } = useShop();
  if (upiSavingPaise === undefined) return null;
  return (
    <Suspense>
      <PaymentPart
        price={price}
        savingPaise={upiSavingPaise}
        hasSubscription={items.some(({ subscribe }) => subscribe)}
        upi={upi}
        onChange={onChange}
      />
    </Suspense>
  );
}

export function AfterPlacing({ upi, gift }: { upi: object | null; gift: object | null }) {
  return (
    <p className="pt-3 text-center text-sm text-moss">
      {upi
        ? 'UPI: the next page shows how to pay.'
        : gift
          ? 'Cash on delivery: the parcel is paid when it arrives.'
          : 'Cash on delivery: you pay when your parcel arrives.'}
    </p>
  );
}
