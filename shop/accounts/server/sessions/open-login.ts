import type { Db } from '#platform/server/db.ts';
import { type LoginResponse, messages } from '../../contract.ts';
import { rememberBrowser } from '../known-browsers.ts';
import { type UserRow, toUser } from '../find-user.ts';
import { openSession } from './open-session.ts';

export type Arrival = {
  userAgent: string;
  browser: string | undefined;
  /** Receives the number of old sessions that ended. */
  onSessionsEnded?: ((count: number) => void) | undefined;
  /** Merges the guest's cart in the transaction of the sign-in. */
  onSignedIn?: ((tx: Db, userId: number) => Promise<void>) | undefined;
};

/** Opens the session of a user with a proved identity. Returns a new token and the user (section 7). */
export async function openLogin(
  tx: Db,
  user: UserRow,
  { userAgent, browser, onSignedIn, onSessionsEnded }: Arrival,
): Promise<LoginResponse> {
  const { token, ended } = await openSession(tx, { userId: user.id, userAgent });
  if (ended > 0) onSessionsEnded?.(ended);
  await rememberBrowser(tx, { email: user.email, browser });
  await onSignedIn?.(tx, user.id);
  const { email, firstName, lastName, profilePictureUrl, id, mobile } = toUser(user);
  return { email, token, firstName, lastName, profilePictureUrl, id, mobile, message: messages.loggedIn };
}
