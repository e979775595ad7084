import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { type ProfileChange, refusals, type User } from '../contract.ts';
import { type AskingBrowser, makeCode } from './codes/make-code.ts';
import { getUser, toUser } from './find-person.ts';
import { isOwnAvatar } from './pictures/keep-avatar.ts';
import { people } from './tables.ts';

type Asked = {
  personId: number;
  change: ProfileChange;
  asking: AskingBrowser;
  /** Asked before a code is sent to a new address; it may refuse. */
  mayAskForCode: (email: string) => Promise<void>;
};

/**
 * Changes what `change` names (section 7, PUT /api/auth/profile). A new e-mail becomes `pendingEmail` and is sent a code;
 * the old one holds until that comes back. Refuses another person's id (403) and a foreign picture (400).
 */
export async function updateProfile(
  db: Db,
  { personId, change, asking, mayAskForCode }: Asked,
): Promise<User> {
  if (change.id !== personId) throw refusals.anotherPerson();
  const { id: _, email, ...fields } = change;
  const before = await getUser(db, personId);
  const picture = fields.profilePictureUrl;
  const isNewPicture = picture !== undefined && picture !== '' && picture !== before.profilePictureUrl;
  const isNewEmail = email !== undefined && email !== before.email;
  if (isNewEmail) await mayAskForCode(email);
  const pendingEmail = email === undefined ? {} : { pendingEmail: isNewEmail ? email : null };
  const changed = { ...fields, ...pendingEmail };
  if (Object.keys(changed).length === 0) return before;
  return inTransaction(db, async (tx) => {
    if (isNewEmail) {
      const data = await makeCode(tx, { purpose: 'email-change', email, personId, ...asking });
      await queueMail(tx, { to: email, template: 'email-change-code', data });
    }
    const [person] = await tx.update(people).set(changed).where(eq(people.id, personId)).returning();
    if (!person) throw refusals.notSignedIn();
    if (isNewPicture && !(await isOwnAvatar(tx, { personId, path: picture })))
      throw refusals.foreignPicture();
    return toUser(person);
  });
}
