import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { refusals, type User } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { people } from './tables.ts';

export type Person = InferSelectModel<typeof people>;

/** The person with a canonical e-mail, or null. */
export async function findPersonByEmail(db: Db, email: string): Promise<Person | null> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  return person ?? null;
}

/** Who is signed in (section 7, GET /api/auth/profile). Refuses an id that is gone (401). */
export async function getUser(db: Db, personId: number): Promise<User> {
  const [person] = await prepared(db, 'get_user', (on) =>
    on
      .select()
      .from(people)
      .where(eq(people.id, sql.placeholder('id'))),
  ).execute({ id: personId });
  if (!person) throw refusals.notSignedIn();
  return toUser(person);
}

/** What a person may do in the back office, read anew for every call: a role that is taken counts at once. */
export async function findStaffRole(db: Db, personId: number): Promise<StaffRole | null> {
  const [person] = await prepared(db, 'find_staff_role', (on) =>
    on
      .select({ staffRole: people.staffRole })
      .from(people)
      .where(eq(people.id, sql.placeholder('id'))),
  ).execute({ id: personId });
  return person?.staffRole ?? null;
}

/** A row as it travels (section 3). */
export function toUser(person: Person): User {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    mobile: person.mobile ?? '',
    profilePictureUrl: person.profilePictureUrl,
    gender: person.gender ?? '',
    pendingEmail: person.pendingEmail,
  };
}
