import { lazy, Suspense, useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { messages } from '#shop/accounts/contract.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { CheckoutSection } from '#shop/checkout/ui/form/checkout-section.tsx';
import type { GuestCheckout } from './use-guest-checkout.ts';

/** Loaded for an account without a name. */
const NameForm = lazy(() => import('#shop/accounts/ui/profile/name-form.tsx'));

/** Loaded in a shop that sells without an account. */
const GuestFields = lazy(() => import('#shop/checkout/ui/form/guest-fields.tsx'));

/** Step 1 of the checkout: done for a signed-in customer. Others log in and return here, or order as guests. */
export function CheckoutLogin({ guest }: { guest: GuestCheckout }) {
  const { user, known, ended } = useSession();
  const signedIn = user !== null && user.id > 0 && !ended;
  const nameless = signedIn && user.name === user.email;
  const mustLogIn = known && !signedIn && guest === null;

  useEffect(() => {
    if (mustLogIn) openLoginModal();
  }, [mustLogIn]);

  return (
    <CheckoutSection number={1} title="LOGIN" done={signedIn}>
      {signedIn && (
        <p>
          {!nameless && <span className="font-semibold">{user.name} </span>}
          <span className="text-moss [overflow-wrap:anywhere]">{user.email}</span>
        </p>
      )}
      {nameless && (
        <Suspense>
          <NameForm userId={user.id} />
        </Suspense>
      )}
      {guest && (
        <Suspense>
          <GuestFields email={guest.email} onEmail={guest.setEmail} onLogin={() => openLoginModal()} />
        </Suspense>
      )}
      {mustLogIn && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-moss">
            {user?.id === 0
              ? `${messages.noUser} ${messages.placeholder}`
              : 'Log in with a code sent to your email.'}{' '}
            Your cart stays as it is.
          </p>
          <Button onClick={() => openLoginModal()}>LOGIN</Button>
        </div>
      )}
    </CheckoutSection>
  );
}
