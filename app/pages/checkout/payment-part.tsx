import { useEffect } from 'react';
import { formatPaise } from '#platform/money.ts';
import type { ShownPrice } from '#shop/cart/ui/use-price.ts';
import { CheckoutSection } from '#shop/checkout/ui/form/checkout-section.tsx';
import { prepaidLines } from '#shop/pricing/prepaid-lines.ts';

/** The price of an order that is paid by UPI at the checkout. */
export type Upi = { price: ShownPrice };

type Props = {
  /** In cash. */
  price: ShownPrice;
  savingPaise: number;
  hasSubscription: boolean;
  /** Null while cash is chosen. */
  upi: Upi | null;
  onChange: (upi: Upi | null) => void;
};

/** Lets a customer choose between cash and UPI. */
export default function PaymentPart({ price, savingPaise, hasSubscription, upi, onChange }: Props) {
  const { noCash: _noCash, ...inCash } = price;
  const prepaid: ShownPrice = { ...inCash, ...prepaidLines(price, savingPaise) };
  const mayPay = !hasSubscription && prepaid.payablePaise > 0;
  const shown = mayPay ? JSON.stringify(prepaid) : null;
  // The chosen price follows the cart and its offers.
  useEffect(() => {
    if (upi && shown !== JSON.stringify(upi.price)) onChange(shown === null ? null : { price: prepaid });
    // oxlint-disable-next-line react/exhaustive-deps -- `prepaid` is new each time, and `shown` says whether it differs
  }, [shown, upi]);
  const saved = price.payablePaise - prepaid.payablePaise;
  return (
    <CheckoutSection number={4} title="PAYMENT">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">How do you pay?</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="payment"
            className="size-5"
            checked={upi === null}
            onChange={() => onChange(null)}
          />
          <span>
            Cash on delivery
            <span className="block text-sm text-moss">{`${formatPaise(price.payablePaise)} at the door`}</span>
          </span>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="payment"
            className="size-5"
            disabled={!mayPay}
            checked={upi !== null}
            onChange={() => onChange({ price: prepaid })}
          />
          <span>
            UPI
            <span className="block text-sm text-moss">
              {mayPay
                ? `${formatPaise(prepaid.payablePaise)} now, with any UPI app${saved > 0 ? `. You save ${formatPaise(saved)}` : ''}`
                : 'Deliveries of a subscription are paid at the door.'}
            </span>
          </span>
        </label>
      </fieldset>
    </CheckoutSection>
  );
}
