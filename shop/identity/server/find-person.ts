import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { refusals, type User } from '../contract.ts';
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
