import type { Db } from '#platform/server/db.ts';
import { type LoginResponse, messages } from '../../contract.ts';
import { rememberBrowser } from '../known-browsers.ts';
import { type UserRow, toUser } from '../find-user.ts';
import { openSession } from './open-session.ts';

export type Arrival = {
  userAgent: string;
  /** The cookie of the browser; from now on this browser is known. */
  browser: string | undefined;
  /** Hears how many of the oldest sessions the new one ended. */
  onSessionsEnded?: ((count: number) => void) | undefined;
  /** Done in the transaction that signs in: the guest's cart comes along, or nobody is signed in. */
  onSignedIn?: ((tx: Db, userId: number) => Promise<void>) | undefined;
};

/** Opens the session of somebody who has proved who they are: a new token, and who it is (section 7). */
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
