import { useSyncExternalStore } from 'react';
import { callApi, type DeadToken, deadTokenEvent } from '#platform/ui/call-api.ts';
import { deleteDrafts } from '#platform/ui/stored-draft.ts';
import { personal, queryClient } from '#platform/ui/query-client.ts';
import { type LoginResponse, endpoints, type User } from '../contract.ts';
import { parseUser, type StoredUser, toStoredUser } from './stored-user.ts';

/**
 * `known` is false on the server and during hydration. `ended`: the session of `user` ended, here or in another tab; the page
 * stays until a login or logout.
 */
export type SessionView = { user: StoredUser | null; known: boolean; ended: boolean };

const unknown: SessionView = { user: null, known: false, ended: false };
const listeners = new Set<() => void>();
let view: SessionView = unknown;

/** Returns the session from local storage, updated by other tabs. */
export function useSession(): SessionView {
  return useSyncExternalStore(followSession, sessionNow, () => unknown);
}

export function followSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sessionNow(): SessionView {
  if (!view.known) view = readStored();
  return view;
}

/** Stores user and token after a login and refetches all data of the user. */
export function storeLogin({ token, ...user }: LoginResponse): void {
  localStorage.setItem('user', JSON.stringify(toStoredUser(user)));
  localStorage.setItem('token', token);
  takeLogin();
}

export function signInAsPlaceholder(): void {
  const email = 'google.user@example.com';
  localStorage.removeItem('token');
  storeUser({ sub: email, name: 'Google User', email, picture: '', id: 0, mobile: '', gender: '' });
  takeLogin();
}

/** Copies a changed profile into the stored user (section 4). */
export function updateStoredUser(user: User): void {
  if (sessionNow().user?.id !== user.id) return;
  storeUser(toStoredUser(user));
  show({ ...sessionNow(), user: toStoredUser(user) });
}

function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user));
}

/** Logs out in every tab and revokes the token at once, so that leaving the page does not cancel it. */
export async function signOut(goAway: () => Promise<void>): Promise<void> {
  const signedIn = localStorage.getItem('token');
  const revoked = signedIn
    ? callApi(endpoints.logout, {}, { keepalive: true }).catch(() => undefined)
    : undefined;
  await clearSession(goAway);
  await revoked;
}

/** Clears 'user' and 'token' in every tab. `goAway` leaves a private page; the screen stays until then. */
export async function clearSession(goAway?: () => Promise<void>): Promise<void> {
  localStorage.setItem('token', loggedOut);
  clearStored();
  deleteDrafts();
  clearStoredPages();
  await goAway?.();
  leave();
}

/** The service worker deletes the pages that it stored for use without a connection. */
function clearStoredPages(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ clear: true });
}

/** Other tabs read this token just before its removal, and so tell a logout from an ended session. */
const loggedOut = '';

function clearStored(): void {
  localStorage.removeItem('token');
  localStorage.removeItem('user');
}

/** The server no longer accepts the token. Pages opened with it stay; others may be left. */
function endHere(event: Event): void {
  const { everWorked } = (event as CustomEvent<DeadToken>).detail;
  const { user } = sessionNow();
  clearStored();
  if (user && everWorked) show({ user, known: true, ended: true });
  else clear();
}

function takeLogin(): void {
  const before = sessionNow();
  const next = readStored();
  show(next);
  if (before.user === null || before.user.id === next.user?.id)
    void queryClient().invalidateQueries(personal);
  else clearQueries();
}

function leave(): void {
  deleteDrafts();
  clear();
}

function clear(): void {
  show({ user: null, known: true, ended: false });
  clearQueries();
}

/** Runs after the user's views are gone; mounted ones would refetch without a token. */
function clearQueries(): void {
  queueMicrotask(() => void queryClient().resetQueries(personal));
}

/** A user with an id needs a token. The placeholder has neither. */
function readStored(): SessionView {
  const user = parseUser(localStorage.getItem('user'));
  const signedIn = user !== null && (user.id === 0 || Boolean(localStorage.getItem('token')));
  return { user: signedIn ? user : null, known: true, ended: false };
}

function show(next: SessionView): void {
  view = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener(deadTokenEvent, endHere);
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', ({ persisted }) => persisted && wakeUp());
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const { user, ended } = sessionNow();
  if (key === 'user' && newValue && user && !ended) return show(readStored());
  if (key === 'user' && newValue && readStored().user?.id === 0) return takeLogin();
  if (key !== 'token' && key !== null) return;
  if (newValue) return takeLogin();
  if (newValue === loggedOut || key === null) return leave();
  if (user && user.id > 0) show({ user, known: true, ended: true });
}

/** A page from the back/forward cache has missed changes in other tabs. */
function wakeUp(): void {
  const { user, ended } = sessionNow();
  if (!ended && readStored().user?.id !== user?.id) takeLogin();
}
