import { eq, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { deleteBrowsers } from '../known-browsers.ts';
import { avatars, users, signInCodes } from '../tables.ts';

/**
 * Deletes a person: with the row go sessions, pictures, codes, known browsers and remembered changes of e-mail. The last module to be
 * asked, since the database refuses while another still points at the person.
 */
export async function eraseUser(tx: Db, { userId, email }: { userId: number; email: string }): Promise<void> {
  const own = await tx.select({ path: avatars.path }).from(avatars).where(eq(avatars.userId, userId));
  for (const { path } of own) await removePictureLater(tx, path);
  await tx.delete(signInCodes).where(or(eq(signInCodes.email, email), eq(signInCodes.userId, userId)));
  await deleteBrowsers(tx, { email });
  await tx.delete(users).where(eq(users.id, userId));
}
