import './recheck-session.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  closeLoginModal,
  finishLogin,
  followLoginWindow,
  loginOpener,
  loginWindowNow,
  loginWindowOnServer,
} from './login/login-window.ts';

export { openLoginModal } from './login/login-window.ts';

const LoginDialog = lazy(() => import('./login/login-dialog.tsx'));

/** Loads its forms when it first opens. */
export function LoginModal(shop: { demo: boolean; google: boolean; oneCode: boolean }) {
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

/** Focuses the button that opened the modal, or the page heading when the login removed that button. */
function keepFocus(): void {
  const opener = loginOpener();
  for (const next of [opener, document.querySelector('main [data-page-heading]')]) {
    if (document.activeElement !== document.body) return;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
  }
}
