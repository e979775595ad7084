import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { clearBuyNow } from '#shop/cart/ui/buy-now.ts';
import { LineNews } from '#shop/cart/ui/cart-line.tsx';
import { CartSkeleton } from '#shop/cart/ui/cart-skeleton.tsx';
import { CheckoutPriceDetails } from '#shop/cart/ui/price-details.tsx';
import { type CheckoutItems, useCheckoutItems } from '#shop/cart/ui/use-checkout-items.ts';
import { PromiseLine } from '#shop/delivery/ui/promise-line.tsx';
import { useSession } from '#shop/identity/ui/session.ts';
import { orderBodyOf } from '#shop/ordering/order-body.ts';
import { newOrderId } from '#shop/ordering/order-id.ts';
import { CheckoutSection } from '#shop/ordering/ui/checkout/checkout-section.tsx';
import { OrderLines } from '#shop/ordering/ui/order/order-lines.tsx';
import { usePlaceOrder } from '#shop/ordering/ui/queries.ts';
import { CheckoutAddress } from '../page/checkout/checkout-address.tsx';
import { CheckoutLogin } from '../page/checkout/checkout-login.tsx';
import { linePicture } from '../page/line-picture.tsx';
import { PrivatePage } from '../page/private-page.tsx';
import { useCheckoutAddress } from '../page/checkout/use-checkout-address.ts';

export default function CheckoutPage() {
  const checkout = useCheckoutItems();
  return (
    <PrivatePage title="Checkout">
      <PageHeading className="pb-6">Checkout</PageHeading>
      {checkout.known ? <Checkout checkout={checkout} /> : <CartSkeleton />}
    </PrivatePage>
  );
}

function Checkout({ checkout }: { checkout: CheckoutItems }) {
  const { items, buyNow, failed, reload } = checkout;
  const userId = useSession().user?.id || undefined;
  const delivery = useCheckoutAddress(userId);
  const { placeIt, placing, placed } = usePlacing(checkout, delivery.selected);
  useLeaveWhenEmpty(items.length === 0 && !buyNow && !placed);

  if (buyNow && failed)
    return (
      <Notice tone="error" action={<Button onClick={reload}>Try again</Button>}>
        The product could not be loaded.
      </Notice>
    );
  if (items.length === 0) return <CartSkeleton />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-4">
        <CheckoutLogin />
        <CheckoutAddress userId={userId} delivery={delivery} />
        <CheckoutSection
          number={3}
          title="ORDER SUMMARY"
          action={
            !buyNow && (
              <Link to="/cart" className="link inline-flex min-h-11 items-center px-3 font-semibold">
                Edit cart
              </Link>
            )
          }
        >
          <OrderLines
            items={items}
            picture={linePicture}
            notes={items.map((item) => (
              <LineNews key={item.lineId} item={item} />
            ))}
          />
        </CheckoutSection>
      </div>
      <CheckoutPriceDetails items={items}>
        <Button
          className="w-full"
          busy={placing || placed}
          disabled={!delivery.selected || delivery.form !== null || delivery.loading}
          onClick={() => void placeIt()}
        >
          Place Order
        </Button>
        <div className="pt-3 text-center">
          <PromiseLine pincode={delivery.selected?.pincode ?? ''} />
        </div>
        <p className="pt-1 text-center text-sm text-moss">
          Cash on delivery: you pay when your parcel arrives.
        </p>
      </CheckoutPriceDetails>
    </div>
  );
}

type Delivery = ReturnType<typeof useCheckoutAddress>;

/** One orderId for the whole view, so that a second click can never be a second order. */
function usePlacing({ items, buyNow, reload }: CheckoutItems, address: Delivery['selected']) {
  const navigate = useNavigate();
  const [orderId] = useState(newOrderId);
  const [placed, setPlaced] = useState(false);
  const { place, placing } = usePlaceOrder();
  const placeIt = async () => {
    if (!address) return toast.error('Please select a delivery address to continue.');
    const { orderNumber, known } = await place(orderBodyOf({ orderId, items, address, buyNow }));
    if (orderNumber === null && !known) return reload();
    setPlaced(true);
    if (buyNow) clearBuyNow();
    await navigate(orderNumber ? `/payment?order=${orderNumber}` : '/orders', { replace: true });
    reload();
  };
  return { placeIt, placing, placed };
}

function useLeaveWhenEmpty(empty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!empty) return;
    toast.error('Your cart is empty. Redirecting to cart page.');
    void navigate('/cart', { replace: true });
  }, [empty, navigate]);
}
