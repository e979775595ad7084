import { useSyncExternalStore } from 'react';
import { callApi, type DeadToken, deadTokenEvent } from '#platform/ui/call-api.ts';
import { deleteDrafts } from '#platform/ui/stored-draft.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import { type LoginResponse, endpoints, type User } from '../contract.ts';
import { parseUser, type StoredUser, toStoredUser } from './stored-user.ts';

/**
 * `known` is false on the server and during hydration, when nobody can say yet who looks. `ended`: the session of `user`
 * ended under their hands, here or in another tab; what they were doing stays until somebody logs in or out.
 */
export type SessionView = { user: StoredUser | null; known: boolean; ended: boolean };

const unknown: SessionView = { user: null, known: false, ended: false };
const listeners = new Set<() => void>();
let view: SessionView = unknown;

/** Who is signed in, over local storage; follows other tabs too. */
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

/** Keeps user and token after a login and reads anew what depends on who looks. */
export function storeLogin({ token, ...user }: LoginResponse): void {
  localStorage.setItem('user', JSON.stringify(toStoredUser(user)));
  localStorage.setItem('token', token);
  takeLogin();
}

/** The Google placeholder: a user who is known here only, without an id or a token. */
export function signInAsPlaceholder(): void {
  const email = 'google.user@example.com';
  localStorage.removeItem('token');
  storeUser({ sub: email, name: 'Google User', email, picture: '', id: 0, mobile: '', gender: '' });
  takeLogin();
}

/** Takes a changed profile over into the stored user (section 4). */
export function updateStoredUser(user: User): void {
  if (sessionNow().user?.id !== user.id) return;
  storeUser(toStoredUser(user));
  show({ ...sessionNow(), user: toStoredUser(user) });
}

function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user));
}

/**
 * Logs out here and in every other tab, and revokes the token on the server: all of it is under way at once, so that it is done
 * also when the page is left in the next moment. `goAway` as in `clearSession`.
 */
export async function signOut(goAway: () => Promise<void>): Promise<void> {
  const signedIn = localStorage.getItem('token');
  const revoked = signedIn
    ? callApi(endpoints.logout, {}, { keepalive: true }).catch(() => undefined)
    : undefined;
  await clearSession(goAway);
  await revoked;
}

/**
 * Clears 'user' and 'token' in every tab: after a logout, or with a deleted account. `goAway` leads away from what only they
 * may see; until it has, this screen stays as it is.
 */
export async function clearSession(goAway?: () => Promise<void>): Promise<void> {
  localStorage.setItem('token', loggedOut);
  clearStored();
  deleteDrafts();
  await goAway?.();
  leave();
}

/** What other tabs read of 'token' just before it is removed, so that they can tell a logout from a session that ended. */
const loggedOut = '';

function clearStored(): void {
  localStorage.removeItem('token');
  localStorage.removeItem('user');
}

/** The server no longer knows the token. What was opened with it stays on the screen; otherwise nothing is lost by leaving. */
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
  if (before.user === null || before.user.id === next.user?.id) void queryClient().invalidateQueries();
  else clearQueries();
}

/** Anyone who leaves takes along what they were typing. */
function leave(): void {
  deleteDrafts();
  clear();
}

function clear(): void {
  show({ user: null, known: true, ended: false });
  clearQueries();
}

/** Once the views of the one who left are gone: those that are still there would read again, without a token. */
function clearQueries(): void {
  queueMicrotask(() => void queryClient().resetQueries());
}

/** A user with an id is signed in by a token; the placeholder has neither. */
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

/** A page that comes back as it was left has not heard what other tabs did meanwhile. */
function wakeUp(): void {
  const { user, ended } = sessionNow();
  if (!ended && readStored().user?.id !== user?.id) takeLogin();
}
