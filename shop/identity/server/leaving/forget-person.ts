import { eq, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploading/remove-picture-later.ts';
import { forgetBrowsers } from '../browsers/known-browsers.ts';
import { avatars, people, signInCodes } from '../tables.ts';

/**
 * Deletes a person: with the row go sessions, pictures, codes, known browsers and remembered changes of e-mail. The last room to be
 * asked, since the database refuses while another still points at the person.
 */
export async function forgetPerson(
  tx: Db,
  { personId, email }: { personId: number; email: string },
): Promise<void> {
  const own = await tx.select({ path: avatars.path }).from(avatars).where(eq(avatars.personId, personId));
  for (const { path } of own) await removePictureLater(tx, path);
  await tx.delete(signInCodes).where(or(eq(signInCodes.email, email), eq(signInCodes.personId, personId)));
  await forgetBrowsers(tx, { email });
  await tx.delete(people).where(eq(people.id, personId));
}
