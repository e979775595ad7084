import { useSyncExternalStore } from 'react';
import { callApi, deadTokenEvent } from '#platform/ui/call-api.ts';
import { queryClient } from '#platform/ui/query-client.ts';
import { type LoginAnswer, logout, type User } from '../contract.ts';

/** The signed-in user as kept under 'user' in local storage (section 3). */
export type StoredUser = {
  /** The e-mail. */
  sub: string;
  /** First plus last name, or the e-mail. */
  name: string;
  email: string;
  picture: string;
  id: number;
  mobile: string;
  gender: string;
};

/** `known` is false on the server and during hydration, when nobody can say yet who looks. */
export type SessionView = { user: StoredUser | null; known: boolean };

const unknown: SessionView = { user: null, known: false };
const listeners = new Set<() => void>();
let stored: string | null | undefined;
let view: SessionView = unknown;

/** Who is signed in, over local storage; follows other tabs too. */
export function useSession(): SessionView {
  return useSyncExternalStore(subscribe, readView, () => unknown);
}

/** Keeps user and token after a login and reads anew what depends on who looks. */
export function storeLogin({ token, ...user }: LoginAnswer): void {
  localStorage.setItem('token', token);
  storeUser(toStoredUser(user));
  void queryClient().invalidateQueries();
}

/** The Google placeholder: a user who is known here only, without an id or a token. */
export function signInAsPlaceholder(): void {
  const email = 'google.user@example.com';
  localStorage.removeItem('token');
  storeUser({ sub: email, name: 'Google User', email, picture: '', id: 0, mobile: '', gender: '' });
  void queryClient().invalidateQueries();
}

/** Takes a changed profile over into the stored user (section 4). */
export function updateStoredUser(user: User): void {
  if (readView().user?.id === user.id) storeUser(toStoredUser(user));
}

function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user));
  announce();
}

/** Logs out here at once, and revokes the token on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const revoked = localStorage.getItem('token') ? callApi(logout, {}).catch(() => undefined) : undefined;
  forgetSession();
  await revoked;
}

/** Clears 'user' and 'token': after a logout, a deleted account, or when the server no longer knows the token. */
export function forgetSession(): void {
  localStorage.removeItem('user');
  localStorage.removeItem('token');
  forgetWhatWasRead();
}

/** Once the views of the one who left are gone: those that are still there would read again, without a token. */
function forgetWhatWasRead(): void {
  announce();
  queueMicrotask(() => void queryClient().resetQueries());
}

/** A user from the API in the shape that is kept locally (section 3). */
function toStoredUser(
  user: Omit<LoginAnswer, 'token' | 'message'> & Partial<Pick<User, 'gender'>>,
): StoredUser {
  return {
    sub: user.email,
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
    email: user.email,
    picture: user.profilePictureUrl,
    id: user.id,
    mobile: user.mobile,
    gender: user.gender ?? '',
  };
}

function readView(): SessionView {
  const text = localStorage.getItem('user');
  if (text !== stored || !view.known) {
    stored = text;
    view = { user: parseUser(text), known: true };
  }
  return view;
}

function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;
  try {
    const user = JSON.parse(text) as StoredUser | null;
    if (typeof user?.email !== 'string') throw new TypeError('not a user');
    return user;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for this line (section 8)
    console.error('Failed to parse user from local storage', error);
    localStorage.removeItem('user');
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener(deadTokenEvent, forgetSession);
  window.addEventListener('storage', followOtherTab);
}

/** Another tab logged in or out: what this one had read is no longer whose it was. */
function followOtherTab({ key }: StorageEvent): void {
  if (key === 'token' || key === null) forgetWhatWasRead();
}

function announce(): void {
  for (const listener of listeners) listener();
}
