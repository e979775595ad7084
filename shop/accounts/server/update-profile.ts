import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { type ProfileChange, refusals, type User } from '../contract.ts';
import { isReservedName } from '../reserved-names.ts';
import { type AskingBrowser, makeCode } from './codes/make-code.ts';
import { findStaffRole, getUser, toUser } from './find-user.ts';
import { isOwnAvatar } from './store-avatar.ts';
import { users } from './tables.ts';
import { emailChangeCodeEmail } from '../emails/account-emails.ts';

type Params = {
  userId: number;
  change: ProfileChange;
  asking: AskingBrowser;
  /** The name of the shop, which a colleague may not take. */
  shopName?: string;
  /** Runs before a code is sent to a new address. It may refuse. */
  mayAskForCode: (email: string) => Promise<void>;
};

/**
 * Changes the fields of `change` (section 7, PUT /api/auth/profile). A new email becomes `pendingEmail` and gets a code; the
 * old one stays until the code returns. Returns the user. Refuses another user's id (403), a name of the shop
 * and a foreign picture (400).
 */
export async function updateProfile(
  db: Db,
  { userId, change, asking, shopName = '', mayAskForCode }: Params,
): Promise<User> {
  if (change.id !== userId) throw refusals.anotherUser();
  const { id: _, email, ...fields } = change;
  const before = await getUser(db, userId);
  const isNewName = fields.firstName !== undefined || fields.lastName !== undefined;
  const role = isNewName ? await findStaffRole(db, userId) : null;
  const taken = role === null || role === 'owner' ? {} : { shopName };
  if (isNewName && isReservedName({ ...before, ...fields, ...taken })) throw refusals.reservedName();
  const picture = fields.profilePictureUrl;
  const isNewPicture = picture !== undefined && picture !== '' && picture !== before.profilePictureUrl;
  const isNewEmail = email !== undefined && email !== before.email;
  if (isNewEmail) await mayAskForCode(email);
  const pendingEmail = email === undefined ? {} : { pendingEmail: isNewEmail ? email : null };
  const changed = { ...fields, ...pendingEmail };
  if (Object.keys(changed).length === 0) return before;
  return inTransaction(db, async (tx) => {
    if (isNewEmail) {
      const data = await makeCode(tx, { purpose: 'email-change', email, userId, ...asking });
      await queueEmail(tx, emailChangeCodeEmail, { to: email, data });
    }
    const [user] = await tx.update(users).set(changed).where(eq(users.id, userId)).returning();
    if (!user) throw refusals.notSignedIn();
    if (isNewPicture && !(await isOwnAvatar(tx, { userId, path: picture }))) throw refusals.foreignPicture();
    return toUser(user);
  });
}
