import { eq, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { deleteBrowsers } from '../known-browsers.ts';
import { avatars, users, signInCodes } from '../tables.ts';

/**
 * Deletes a user with sessions, pictures, codes, known browsers and changes of email. Runs last, since the database refuses
 * while other modules refer to the user.
 */
export async function eraseUser(tx: Db, { userId, email }: { userId: number; email: string }): Promise<void> {
  const own = await tx.select({ path: avatars.path }).from(avatars).where(eq(avatars.userId, userId));
  for (const { path } of own) await removePictureLater(tx, path);
  await tx.delete(signInCodes).where(or(eq(signInCodes.email, email), eq(signInCodes.userId, userId)));
  await deleteBrowsers(tx, { email });
  await tx.delete(users).where(eq(users.id, userId));
}
