import { and, desc, eq, isNull } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import { type PhoneRequestKind, phoneRequestKinds } from '../../../phone-requests.ts';
import { phoneRequests, users } from '../../../server/tables.ts';

type Logged = { firstName: string; lastName: string; mobile: string | null; asked: string | null };

/** A customer, for the change log. Names and numbers stay out of the log, and nobody undoes there what a customer asked for. */
export const customerKind: EntityKind<Logged> = {
  name: 'customer',
  label: 'Customer',
  roles: ['support'],
  fields: {
    asked: {
      label: 'Asked by phone',
      isFinal: true,
      show: (asked) => phoneRequestKinds[(asked as string).split(' ')[0] as PhoneRequestKind],
    },
    firstName: { label: 'First name', isPersonal: true },
    lastName: { label: 'Last name', isPersonal: true },
    mobile: { label: 'Mobile number', isPersonal: true },
  },
  async read(db, id) {
    const { firstName, lastName, mobile } = users;
    const [user] = await db
      .select({ firstName, lastName, mobile })
      .from(users)
      .where(and(eq(users.id, Number(id)), isNull(users.staffRole)));
    if (!user) return null;
    const [newest] = await db
      .select({ kind: phoneRequests.kind, id: phoneRequests.id })
      .from(phoneRequests)
      .where(eq(phoneRequests.userId, Number(id)))
      .orderBy(desc(phoneRequests.id))
      .limit(1);
    // The number makes a second request of a kind a change.
    return { ...user, asked: newest ? `${newest.kind} ${newest.id}` : null };
  },
  write: () => Promise.reject(new Error('A customer changes only by what they ask for.')),
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, `Customer ${id}`]))),
};
