import { lazy, Suspense } from 'react';
import { ShoppingBag } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { FootBar } from '#platform/ui/page/foot-bar.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { toast } from '#platform/ui/toast.tsx';
import type { CartItem } from '#shop/cart/contract.ts';
import { clearBuyNow } from '#shop/cart/ui/buy-now.ts';
import { canBeOrdered, CartLines } from '#shop/cart/ui/cart-lines.tsx';
import { CartSkeleton } from '#shop/cart/ui/cart-skeleton.tsx';
import { AmountDue, CartPriceDetails } from '#shop/cart/ui/price-details.tsx';
import { useCart } from '#shop/cart/ui/queries.ts';
import { usePrice } from '#shop/cart/ui/use-price.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { useStateOf } from '#shop/shipping/ui/delivery-estimate.tsx';
import { useRememberedPincode } from '#shop/shipping/ui/remembered-pincode.ts';
import { PincodeCheck } from '#shop/shipping/ui/pincode-check.tsx';
import { BarChat } from '../../layout/chat-link.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { lastOrderOf } from './last-order.ts';

/** Loaded in a shop that takes UPI at the checkout. */
const UnpaidOrders = lazy(() => import('#shop/orders/ui/unpaid-orders.tsx'));

export default function CartPage() {
  const { items, known, failed, reload } = useCart();
  const mayWait = useShop().upiSavingPaise !== undefined;
  const isCustomer = Boolean(useSession().user?.id);
  return (
    <PrivatePage title="Cart">
      <PageHeading className="pb-4">Cart</PageHeading>
      {mayWait && isCustomer && <Suspense>{<UnpaidOrders />}</Suspense>}
      {!known && <CartSkeleton />}
      {known && items.length === 0 && <EmptyCart failed={failed} reload={reload} />}
      {items.length > 0 && <FilledCart items={items} />}
    </PrivatePage>
  );
}

function EmptyCart({ failed, reload }: { failed: boolean; reload: () => void }) {
  const last = lastOrderOf(useSession().user?.id || undefined);
  return (
    <EmptyState
      picture={<ShoppingBag strokeWidth={1.25} />}
      title="Your Cart is Empty!"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">Start Shopping</ButtonLink>
          {failed && (
            <Button variant="secondary" onClick={reload}>
              Look again
            </Button>
          )}
        </div>
      }
    >
      {last && (
        <p>
          Your last order is placed. See{' '}
          <Link to={last.page} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            {last.orderNumber}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}

const continueId = 'continue';

function FilledCart({ items }: { items: CartItem[] }) {
  const { phone, name, charges, upiSavingPaise } = useShop();
  const navigate = useNavigate();
  // The checkout leaves the others in the cart.
  const inOrder = items.filter(({ available }) => available);
  const state = useStateOf(useRememberedPincode()[0]);
  const { price } = usePrice(inOrder, charges, state);
  const goOn = () => {
    if (inOrder.length === 0) return toast.error('Everything in your cart is sold out.');
    if (!canBeOrdered(inOrder)) return toast.error('Please reduce what is out of stock first.');
    if (price.noCash && upiSavingPaise === undefined) return toast.error(price.noCash);
    clearBuyNow();
    void navigate('/checkoutpage');
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <CartLines items={items} picture={linePicture} />
      <CartPriceDetails items={inOrder} price={price} delivery={chargesTo(charges, state).delivery}>
        <Button id={continueId} className="mt-3 w-full" onClick={goOn}>
          Continue
        </Button>
        <p className="pt-3 text-center text-sm text-moss">Clicking on Continue will not deduct any money</p>
        <p className="pt-3 text-center text-sm text-moss">
          Is it a gift? Add your message on the next page. The slip in the parcel shows no prices.
        </p>
        <div className="mt-4 border-t border-line pt-4">
          <PincodeCheck />
        </div>
      </CartPriceDetails>
      <FootBar watched={continueId} chat={<BarChat phone={phone} name={name} />}>
        <AmountDue price={price} />
        <Button onClick={goOn}>Continue</Button>
      </FootBar>
    </div>
  );
}
