import type { LoginResponse, User } from '../contract.ts';

/** The signed-in user under 'user' in local storage (section 3). */
export type StoredUser = {
  sub: string;
  name: string;
  email: string;
  picture: string;
  id: number;
  mobile: string;
  gender: string;
};

export function toStoredUser(
  user: Omit<LoginResponse, 'token' | 'message'> & Partial<Pick<User, 'gender'>>,
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

/** Returns the stored user or null. Logs and removes unreadable text (section 8). */
export function parseUser(text: string | null): StoredUser | null {
  if (text === null) return null;
  try {
    const user = JSON.parse(text) as StoredUser | null;
    if (typeof user?.email !== 'string' || typeof user.id !== 'number') throw new TypeError('not a user');
    return user;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for this line (section 8)
    console.error('Failed to parse user from local storage', error);
    localStorage.removeItem('user');
    // The page shows a guest, so nobody goes on with the token, such as on a shared phone.
    localStorage.removeItem('token');
    return null;
  }
}
