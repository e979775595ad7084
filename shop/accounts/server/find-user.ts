import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { refusals, type User } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { users } from './tables.ts';

export type UserRow = InferSelectModel<typeof users>;

/** Returns the user of a canonical email, or null. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** Returns a user (section 7, GET /api/auth/profile). Refuses an unknown id (401). */
export async function getUser(db: Db, userId: number): Promise<User> {
  const [user] = await prepared(db, 'get_user', (on) =>
    on
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  ).execute({ id: userId });
  if (!user) throw refusals.notSignedIn();
  return toUser(user);
}

/** Returns a user's staff role, or null. Reads it for every request, so that a removed role counts at once. */
export async function findStaffRole(db: Db, userId: number): Promise<StaffRole | null> {
  const [user] = await prepared(db, 'find_staff_role', (on) =>
    on
      .select({ staffRole: users.staffRole })
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  ).execute({ id: userId });
  return user?.staffRole ?? null;
}

/** Returns a user in the wire format (section 3). */
export function toUser(user: UserRow): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    mobile: user.mobile ?? '',
    profilePictureUrl: user.profilePictureUrl,
    gender: user.gender ?? '',
    pendingEmail: user.pendingEmail,
  };
}
