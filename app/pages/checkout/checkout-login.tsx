import { useEffect } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { messages } from '#shop/accounts/contract.ts';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';
import { CheckoutSection } from '#shop/checkout/ui/form/checkout-section.tsx';

/** Step 1 of the checkout: done for a signed-in customer. Others log in and return here. */
export function CheckoutLogin() {
  const { user, known, ended } = useSession();
  const signedIn = user !== null && user.id > 0 && !ended;
  const mustLogIn = known && !signedIn;

  useEffect(() => {
    if (mustLogIn) openLoginModal();
  }, [mustLogIn]);

  return (
    <CheckoutSection number={1} title="LOGIN" done={signedIn}>
      {signedIn && (
        <p>
          <span className="font-semibold">{user.name}</span>{' '}
          <span className="text-moss [overflow-wrap:anywhere]">{user.email}</span>
        </p>
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
