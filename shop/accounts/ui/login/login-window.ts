import { askForLoginWith, deadTokenEvent } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { messages } from '../../contract.ts';
import { deleteLoginDraft, isUnderWay, storeLoginDraft, readLoginDraft } from './login-draft.ts';
import { followSession, sessionNow } from '../session.ts';

/** `afterwards` runs after the sign-in. */
export type LoginWindow = { open: boolean; afterwards?: (() => void) | undefined };

const shut: LoginWindow = { open: false };
const listeners = new Set<() => void>();
let current = shut;
let opener: Element | null = null;
let started = false;
/** Requests that got a 401. They continue after the login, or fail when the modal closes. */
let waiting: ((loggedIn: boolean) => void)[] = [];

export function openLoginModal(afterwards?: () => void): void {
  if (!current.open) opener = document.activeElement;
  change({ open: true, afterwards });
}

export function loginOpener(): Element | null {
  return opener;
}

export function closeLoginModal(): void {
  change(shut);
  settle(false);
}

export function finishLogin(): void {
  const { afterwards } = current;
  change(shut);
  deleteLoginDraft();
  afterwards?.();
}

export function loginWindowNow(): LoginWindow {
  if (!started && typeof window !== 'undefined') start();
  return current;
}

export function followLoginWindow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const loginWindowOnServer = () => shut;

/** A reload during a login reopens it. */
function start(): void {
  started = true;
  if (sessionNow().user === null && isUnderWay(readLoginDraft())) current = { open: true };
}

function change(next: LoginWindow): void {
  current = next;
  storeLoginDraft({ open: next.open });
  for (const listener of listeners) listener();
}

function askAgain(): Promise<boolean> {
  if (!sessionNow().ended) return Promise.resolve(false);
  openLoginModal(current.afterwards);
  return new Promise((resolve) => waiting.push(resolve));
}

function settle(loggedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const goOn of settled) goOn(loggedIn);
}

/** Another tab may log in. The draft survives only for the same user. */
function followWhoLooks(): void {
  let endedId: number | undefined;
  followSession(() => {
    const { user, ended } = sessionNow();
    if (ended) {
      endedId = user?.id;
      return;
    }
    if (user && current.open) finishLogin();
    settle(user !== null && user.id === endedId);
  });
}

if (typeof window !== 'undefined') {
  askForLoginWith(askAgain);
  followWhoLooks();
  window.addEventListener(deadTokenEvent, () =>
    toast.error(messages.notLoggedIn, { label: 'Log in', act: openLoginModal }),
  );
}
