import type { Db } from '#platform/server/db.ts';
import { type LoginAnswer, messages } from '../../contract.ts';
import { rememberBrowser } from '../browsers/known-browsers.ts';
import { type Person, toUser } from '../find-person.ts';
import { openSession } from './open-session.ts';

export type Arrival = {
  userAgent: string;
  /** The cookie of the browser; from now on this browser is known. */
  browser: string | undefined;
  /** Hears how many of the oldest sessions the new one ended. */
  onSessionsEnded?: ((count: number) => void) | undefined;
  /** Done in the transaction that signs in: the visitor's cart comes along, or nobody is signed in. */
  alongside?: ((tx: Db, personId: number) => Promise<void>) | undefined;
};

/** Opens the session of somebody who has proved who they are: a new token, and who it is (section 7). */
export async function openLogin(
  tx: Db,
  person: Person,
  { userAgent, browser, alongside, onSessionsEnded }: Arrival,
): Promise<LoginAnswer> {
  const { token, ended } = await openSession(tx, { personId: person.id, userAgent });
  if (ended > 0) onSessionsEnded?.(ended);
  await rememberBrowser(tx, { email: person.email, browser });
  await alongside?.(tx, person.id);
  const { email, firstName, lastName, profilePictureUrl, id, mobile } = toUser(person);
  return { email, token, firstName, lastName, profilePictureUrl, id, mobile, message: messages.loggedIn };
}
