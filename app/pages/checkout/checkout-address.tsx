import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import { Skeleton } from '#platform/ui/page/skeleton.tsx';
import { addressMessages } from '#shop/addresses/contract.ts';
import { AddressForm } from '#shop/addresses/ui/address-form.tsx';
import { AddressPicker, ChosenAddress } from '#shop/checkout/ui/form/address-picker.tsx';
import { CheckoutSection } from '#shop/checkout/ui/form/checkout-section.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { DeliveryEstimateLine } from '#shop/shipping/ui/delivery-estimate.tsx';
import { useRememberedPincode } from '#shop/shipping/ui/remembered-pincode.ts';
import type { useCheckoutAddress } from './use-checkout-address.ts';
import { useShop } from '../../page-kit/use-shop.ts';

type Props = {
  userId: number | undefined;
  delivery: ReturnType<typeof useCheckoutAddress>;
  /** Keeps the address of a guest. */
  keep?: ComponentProps<typeof AddressForm>['keep'];
};

/** Step 2 of the checkout: the chosen address, other saved ones, and the form for a new one. */
export function CheckoutAddress({ userId, delivery, keep }: Props) {
  const { addresses, selected, form } = delivery;
  const box = useFocusAfterForm(form !== null);
  return (
    <div ref={box}>
      <CheckoutSection
        number={2}
        title="DELIVERY ADDRESS"
        done={selected !== undefined && !form}
        action={
          addresses.length > 0 && (
            <AddressPicker
              addresses={addresses}
              selected={selected}
              onSelect={delivery.choose}
              onAdd={delivery.add}
            />
          )
        }
      >
        {(userId !== undefined || keep) && <Inside userId={userId ?? 0} delivery={delivery} keep={keep} />}
      </CheckoutSection>
    </div>
  );
}

/** A closed form returns the focus to the title of its step. */
function useFocusAfterForm(open: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (closed && document.activeElement === document.body) box.current?.querySelector('h2')?.focus();
  }, [open]);
  return box;
}

function Inside({ userId, delivery, keep }: Props & { userId: number }) {
  const { selected, form, loading, failed } = delivery;
  const { pincodeLookupUrl, reverseGeocodeUrl } = useShop();
  const known = useKnown();
  if (loading) return <Skeleton className="h-24" />;
  if (failed)
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" onClick={delivery.reload}>
            Try again
          </Button>
        }
      >
        {addressMessages.loadFailed}
      </Notice>
    );
  if (form)
    return (
      <AddressForm
        key={form.address?.id ?? 'new'}
        userId={userId}
        address={form.address}
        known={known}
        place="checkout"
        {...(keep ? { keep } : {})}
        lookups={{ pincodeLookupUrl, reverseGeocodeUrl }}
        onSaved={({ id }) => delivery.choose(id)}
        onCancel={delivery.closeForm}
      />
    );
  if (selected)
    return (
      <>
        <ChosenAddress address={selected} onEdit={() => delivery.edit(selected)} />
        <DeliveryEstimateLine pincode={selected.pincode} />
      </>
    );
  return (
    <Button variant="secondary" onClick={delivery.add}>
      Add a new address
    </Button>
  );
}

/** The account's name, and the pincode whose delivery the customer asked about. */
function useKnown() {
  const { user } = useSession();
  const [pincode] = useRememberedPincode();
  const name = user === null || user.name === user.email ? '' : user.name;
  return { name, pincode };
}
