import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { refusals, type User } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { users } from './tables.ts';

export type UserRow = InferSelectModel<typeof users>;

/** The person with a canonical e-mail, or null. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** Who is signed in (section 7, GET /api/auth/profile). Refuses an id that is gone (401). */
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

/** What a person may do in the back office, read anew for every call: a role that is taken counts at once. */
export async function findStaffRole(db: Db, userId: number): Promise<StaffRole | null> {
  const [user] = await prepared(db, 'find_staff_role', (on) =>
    on
      .select({ staffRole: users.staffRole })
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  ).execute({ id: userId });
  return user?.staffRole ?? null;
}

/** A row as it travels (section 3). */
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
