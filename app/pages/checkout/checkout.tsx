import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { FootBar } from '#platform/ui/page/foot-bar.tsx';
import { PageHeading } from '#platform/ui/page/page-heading.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { keepCode } from '#shop/cart/ui/offers/offer-code.ts';
import { clearBuyNow } from '#shop/cart/ui/buy-now.ts';
import { LineNews } from '#shop/cart/ui/cart-line.tsx';
import { CartSkeleton } from '#shop/cart/ui/cart-skeleton.tsx';
import { AmountDue, CheckoutPriceDetails } from '#shop/cart/ui/price-details.tsx';
import { type CheckoutItems, useCheckoutItems } from '#shop/cart/ui/use-checkout-items.ts';
import { usePrice } from '#shop/cart/ui/use-price.ts';
import type { CartItem } from '#shop/cart/contract.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { useSession } from '#shop/accounts/ui/session.ts';
import { isPhone } from '#shop/checkout/ui/pay/is-phone.ts';
import { orderBodyOf } from '#shop/orders/body/order-body.ts';
import { CheckingNotice } from '#shop/checkout/ui/form/checking-notice.tsx';
import { CheckoutSection } from '#shop/checkout/ui/form/checkout-section.tsx';
import { OrderLines } from '#shop/orders/ui/order/order-lines.tsx';
import { useSureOrder } from '#shop/checkout/ui/form/use-sure-order.ts';
import { AfterPlacing, PaymentChoice } from './payment-choice.tsx';
import { BusinessPart } from './business-part.tsx';
import { GiftPart } from './gift-part.tsx';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutLogin } from './checkout-login.tsx';
import { type Extras, useExtras } from './order-extras.tsx';
import { BarChat } from '../../layout/chat-link.tsx';
import { linePicture } from '../../page-kit/line-picture.tsx';
import { PrivatePage } from '../../page-kit/private-page.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { noteLastOrder } from './last-order.ts';
import { type GuestCheckout, useGuestCheckout } from './use-guest-checkout.ts';
import { SoldOutLines } from './sold-out-lines.tsx';
import { useCheckoutAddress } from './use-checkout-address.ts';

/** Loaded for a cart with a subscription. */
const SubscriptionPart = lazy(() => import('./subscription-part.tsx'));

export default function CheckoutPage() {
  const checkout = useCheckoutItems();
  /** Stays mounted while the emptied cart is refetched, so that an order with an unknown result is not lost. */
  const [begun, setBegun] = useState(checkout.known);
  if (checkout.known && !begun) setBegun(true);
  return (
    <PrivatePage title="Checkout">
      <PageHeading className="pb-6">Checkout</PageHeading>
      {begun ? <Checkout checkout={checkout} /> : <CartSkeleton />}
    </PrivatePage>
  );
}

const placeOrderId = 'place-order';

function Checkout({ checkout }: { checkout: CheckoutItems }) {
  const { phone, name, charges } = useShop();
  const { items: listed, known, buyNow, failed, reload } = checkout;
  // A single product that is sold out stays, so that the page says so.
  const items = buyNow ? listed : listed.filter(({ available }) => available);
  const soldOut = listed.filter((item) => !items.includes(item));
  const userId = useSession().user?.id || undefined;
  const guest = useGuestCheckout(listed);
  const saved = useCheckoutAddress(userId);
  const delivery = guest?.delivery ?? saved;
  const { price: cashPrice, reloadPrice } = usePrice(items, charges, delivery.selected?.state);
  const ready = delivery.form === null && !delivery.loading ? delivery.selected : undefined;
  const { extras, setGift, setBusiness, setUpi, clear } = useExtras(userId);
  const price = extras.upi?.price ?? cashPrice;
  const placed = { ...checkout, items, extras, clear, price, reloadPrice, guest };
  const { placeIt, stage, earlierOrder, askAgain } = usePlacing(placed, ready, userId);
  const mayPlace = stage === 'idle' || stage === 'not placed' || stage === 'ordered before';
  useLeaveWhenEmpty(known && listed.length === 0 && !buyNow && mayPlace && !earlierOrder);

  if (buyNow && failed)
    return (
      <Notice tone="error" action={<Button onClick={reload}>Try again</Button>}>
        The product could not be loaded.
      </Notice>
    );
  const placing = {
    busy: !mayPlace && stage !== 'unsure',
    disabled: stage === 'unsure',
    'aria-disabled': ready === undefined || items.length === 0 || undefined,
    onClick: placeIt,
  };
  const checking = <CheckingNotice stage={stage} earlierOrder={earlierOrder} askAgain={askAgain} />;
  if (listed.length === 0)
    return (
      <>
        {checking}
        {!earlierOrder && <CartSkeleton />}
      </>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-4">
        <CheckoutLogin guest={guest} />
        <CheckoutAddress userId={userId} delivery={delivery} {...(guest ? { keep: guest.keep } : {})} />
        <CheckoutSection number={3} title="ORDER SUMMARY" action={!buyNow && <EditCart />}>
          <OrderLines
            items={items}
            picture={linePicture}
            notes={items.map((item) => (
              <LineNews key={item.lineId} item={item} />
            ))}
          />
          <Subscriptions items={items} charges={chargesTo(charges, delivery.selected?.state)} />
          <SoldOutLines items={soldOut} />
          <GiftPart gift={extras.gift} duePaise={extras.upi ? 0 : price.payablePaise} onChange={setGift} />
        </CheckoutSection>
        <PaymentChoice items={items} price={cashPrice} upi={extras.upi} onChange={setUpi} />
      </div>
      <CheckoutPriceDetails items={items} price={price}>
        <div id={placeOrderId}>
          <Button className="w-full" {...placing}>
            Place Order
          </Button>
        </div>
        <div className="pt-3 empty:hidden">{checking}</div>
        <AfterPlacing {...extras} />
        <BusinessPart business={extras.business} state={delivery.selected?.state} onChange={setBusiness} />
      </CheckoutPriceDetails>
      {delivery.form === null && (
        <FootBar watched={placeOrderId} chat={<BarChat phone={phone} name={name} />}>
          <AmountDue price={price} {...(extras.upi ? { label: 'Amount to pay by UPI' } : {})} />
          <Button {...placing}>Place Order</Button>
        </FootBar>
      )}
    </div>
  );
}

function Subscriptions(parts: { items: CartItem[]; charges: Charges }) {
  if (!parts.items.some(({ subscribe }) => subscribe)) return null;
  return (
    <Suspense>
      <SubscriptionPart {...parts} />
    </Suspense>
  );
}

function EditCart() {
  return (
    <Link to="/cart" className="link inline-flex min-h-11 items-center font-semibold">
      Edit cart
    </Link>
  );
}

type Placing = CheckoutItems &
  ReturnType<typeof usePrice> & { extras: Extras; clear: () => void; guest: GuestCheckout };

type Delivery = ReturnType<typeof useCheckoutAddress>;

/** One orderId per view, so that a second click or a reload places no second order. */
function usePlacing(
  { items, buyNow, reload, extras, clear, price, reloadPrice, guest }: Placing,
  address: Delivery['selected'],
  userId: number | undefined,
) {
  const navigate = useNavigate();
  const [first] = items;
  const order = useSureOrder({
    view: buyNow ? `buy-now ${first?.lineId ?? ''}` : 'cart',
    signedIn: userId !== undefined,
    isGuest: guest !== null,
    onPlaced: async (orderNumber, page) => {
      if (orderNumber) noteLastOrder({ orderNumber, page: page ?? `/orders/${orderNumber}` }, userId);
      clear();
      guest?.clear();
      if (buyNow) clearBuyNow();
      if (price.offers?.code) keepCode('');
      await navigate(page ?? (orderNumber ? `/payment?order=${orderNumber}` : '/orders'), { replace: true });
      reload();
    },
    onRefused: () => {
      reload();
      reloadPrice();
    },
  });
  const placeIt = () => {
    if (items.length === 0) toast.error('Everything in your cart is sold out.');
    else if (address)
      void order.place((orderId) =>
        orderBodyOf({
          orderId,
          items,
          payablePaise: price.payablePaise,
          address,
          buyNow,
          code: codeOf(price),
          ...extras,
          upi: extras.upi && (isPhone() ? 'link' : 'code'),
          contactEmail: guest?.email.trim(),
        }),
      );
    else toast.error('Please select a delivery address to continue.');
  };
  return { ...order, placeIt };
}

/** A code that gives nothing stays in the browser. */
function codeOf({ offers }: Placing['price']): string | undefined {
  return offers?.code?.problem === undefined ? offers?.code?.text : undefined;
}

function useLeaveWhenEmpty(empty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!empty) return;
    toast.error('Your cart is empty. Redirecting to cart page.');
    void navigate('/cart', { replace: true });
  }, [empty, navigate]);
}
