import './recheck-session.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  closeLoginModal,
  finishLogin,
  followLoginWindow,
  loginWindowNow,
  loginWindowOnServer,
} from './login/login-window.ts';

export { openLoginModal } from './login/login-window.ts';

const LoginDialog = lazy(() => import('./login/login-dialog.tsx'));

/** The login modal, once in the frame. Its forms are loaded when it first opens. */
export function LoginModal(shop: { demo: boolean; google: boolean }) {
  const { open } = useSyncExternalStore(followLoginWindow, loginWindowNow, loginWindowOnServer);
  useEffect(() => {
    if (!open) return undefined;
    return () => void requestAnimationFrame(keepFocus);
  }, [open]);
  if (!open) return null;
  return (
    <Suspense>
      <LoginDialog {...shop} onClose={closeLoginModal} onSignedIn={finishLogin} />
    </Suspense>
  );
}

/** Who opened the window may be gone with it, as the Login button after a login: the focus then goes on at the page's heading. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main [data-page-heading]')?.focus({ preventScroll: true });
}
