import { askForLoginWith, deadTokenEvent } from '#platform/ui/call-api.ts';
import { toast } from '#platform/ui/toast.tsx';
import { messages } from '../../contract.ts';
import { deleteLoginDraft, isUnderWay, storeLoginDraft, readLoginDraft } from './login-draft.ts';
import { followSession, sessionNow } from '../session.ts';

/** Whether the login modal is open, and what is done once somebody has signed in. */
export type LoginWindow = { open: boolean; afterwards?: (() => void) | undefined };

const shut: LoginWindow = { open: false };
const listeners = new Set<() => void>();
let current = shut;
let opener: Element | null = null;
let started = false;
/** Calls that were refused because a session had ended; they go on after the login, or give up with the window. */
let waiting: ((loggedIn: boolean) => void)[] = [];

/** Opens the login modal from anywhere; `afterwards` is done once somebody has signed in. */
export function openLoginModal(afterwards?: () => void): void {
  if (!current.open) opener = document.activeElement;
  change({ open: true, afterwards });
}

/** Returns what had the focus when the modal was opened. */
export function loginOpener(): Element | null {
  return opener;
}

export function closeLoginModal(): void {
  change(shut);
  settle(false);
}

/** Somebody has signed in by the modal. */
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

/** A page that was loaded again in the middle of a login goes on there. */
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

/** Somebody may log in in another tab too; what was typed goes on only for the one who typed it. */
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
