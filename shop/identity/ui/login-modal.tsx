import { lazy, Suspense, useSyncExternalStore } from 'react';

type LoginWindow = { open: boolean; afterwards?: (() => void) | undefined };

const shut: LoginWindow = { open: false };
const listeners = new Set<() => void>();
let current = shut;

/** Opens the login modal from anywhere; `afterwards` is done once somebody has signed in. */
export function openLoginModal(afterwards?: () => void): void {
  change({ open: true, afterwards });
}

const LoginDialog = lazy(() => import('./login-dialog.tsx'));

/** The login modal, once in the frame. Its forms are loaded when it first opens. */
export function LoginModal({ demo }: { demo: boolean }) {
  const { open, afterwards } = useSyncExternalStore(
    subscribe,
    () => current,
    () => shut,
  );
  if (!open) return null;
  return (
    <Suspense>
      <LoginDialog
        demo={demo}
        onClose={() => change(shut)}
        onSignedIn={() => {
          change(shut);
          afterwards?.();
        }}
      />
    </Suspense>
  );
}

function change(next: LoginWindow): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
