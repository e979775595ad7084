import { lazy, Suspense } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { openLoginModal } from '#shop/accounts/ui/login-modal.tsx';
import { useSession } from '#shop/accounts/ui/session.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Login for guests, the picture with a menu for users (section 2). Reserves its space until the session is known. */
export function ProfileMenu({ onLogOut }: { onLogOut: () => void }) {
  const { user, known, ended } = useSession();
  if (user && !ended)
    return (
      <Suspense fallback={<span className="size-11" />}>
        <AccountMenu user={user} onLogOut={onLogOut} />
      </Suspense>
    );
  return (
    <Button
      variant="secondary"
      className={`max-md:px-3 md:px-4 ${known ? '' : 'invisible'}`}
      onClick={() => openLoginModal()}
    >
      Login
    </Button>
  );
}
