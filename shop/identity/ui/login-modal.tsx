import './recheck-session.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
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
  if (!open) return null;
  return (
    <Suspense>
      <LoginDialog {...shop} onClose={closeLoginModal} onSignedIn={finishLogin} />
    </Suspense>
  );
}
