import { and, eq, exists, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  changeEntity,
  logCreation,
  logDeletion,
  readForEdit,
} from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { staffInvitationEmail } from '../../emails/account-emails.ts';
import { users } from '../../server/tables.ts';
import type { StaffRole } from '../../staff.ts';
import { invitationDays, refusals } from '../members.ts';
import { staffMemberKind, refuseNameOfShop } from './staff-member.ts';
import { staffChallenges, staffInvitations } from './tables.ts';

/** An invitation in the log, without its email. */
export const invitationKind: EntityKind<{ role: StaffRole; email: string }> = {
  name: 'staff-invitation',
  label: 'Invitation',
  roles: [],
  needsFreshFactor: true,
  fields: { role: { label: 'Role' }, email: { label: 'Email', isPersonal: true } },
  async read(db, id) {
    const [row] = await db
      .select({ role: staffInvitations.role, email: staffInvitations.email })
      .from(staffInvitations)
      .where(eq(staffInvitations.id, Number(id)));
    return row ?? null;
  },
  async write(tx, id, { role }) {
    if (role)
      await tx
        .update(staffInvitations)
        .set({ role })
        .where(eq(staffInvitations.id, Number(id)));
  },
  names: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, `no. ${id}`]))),
};

/**
 * Invites a canonical email to be staff for seven days, by an email. A second invitation replaces the first. Does the same
 * for an email with and without an account, so that it tells nothing about customers. Refuses staff (409).
 */
export async function inviteStaff(
  db: Db,
  { email, role, by }: { email: string; role: StaffRole; by: Author & { userId: number } },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [user] = await tx.select({ role: users.staffRole }).from(users).where(eq(users.email, email));
    if (user?.role) throw refusals.alreadyStaff();
    await withdrawOf(tx, { email, by });
    const [made] = await tx
      .insert(staffInvitations)
      .values({
        email,
        role,
        invitedBy: by.userId,
        expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
      })
      .returning({ id: staffInvitations.id });
    await logCreation(tx, invitationKind, { id: String(made!.id), by });
    await queueEmail(tx, staffInvitationEmail, { to: email, data: { role, days: invitationDays } });
  });
}

/** Returns the open invitation of a canonical email for the personal data export, or null. */
export async function exportInvitation(db: Db, { email }: { email: string }) {
  const [row] = await db
    .select({ role: staffInvitations.role, expiresAt: staffInvitations.expiresAt })
    .from(staffInvitations)
    .where(eq(staffInvitations.email, email));
  return row ? { role: row.role, expiresAt: row.expiresAt.toISOString() } : null;
}

/** Withdraws an invitation. Refuses an unknown one (404). */
export async function withdrawInvitation(db: Db, { id, by }: { id: number; by: Author }): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await invitationKind.read(tx, String(id)))) throw refusals.invitationNotFound();
    await logDeletion(tx, invitationKind, { id: String(id), by });
    await tx.delete(staffInvitations).where(eq(staffInvitations.id, id));
  });
}

async function withdrawOf(tx: Db, { email, by }: { email: string; by: Author }): Promise<void> {
  // Two owners who invite the same email take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff-invitation ${email}`}, 0))`);
  const [open] = await tx
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(eq(staffInvitations.email, email));
  if (open) await withdrawInvitation(tx, { id: open.id, by });
}

const inviters = alias(users, 'inviters');

/** Returns the live invitation to the email of a user, or null. It lives while its author is an owner. */
export async function findInvitation(db: Db, { userId }: { userId: number }) {
  const [found] = await db
    .select({ id: staffInvitations.id, role: staffInvitations.role, expiresAt: staffInvitations.expiresAt })
    .from(staffInvitations)
    .innerJoin(users, eq(users.email, staffInvitations.email))
    .where(
      and(
        eq(users.id, userId),
        gt(staffInvitations.expiresAt, sql`now()`),
        exists(
          db
            .select({ id: inviters.id })
            .from(inviters)
            .where(and(eq(inviters.id, staffInvitations.invitedBy), eq(inviters.staffRole, 'owner'))),
        ),
      ),
    );
  return found ?? null;
}

/**
 * Gives a user the role of the invitation to their email. Returns the role. Refuses without a live invitation (404), and a name of the shop
 * (400).
 */
export async function acceptInvitation(
  db: Db,
  { by, shopName }: { by: Author & { userId: number }; shopName: string },
): Promise<{ role: StaffRole }> {
  return inTransaction(db, async (tx) => {
    const found = await findInvitation(tx, { userId: by.userId });
    if (!found) throw refusals.invitationNotFound();
    const taken = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, found.id))
      .returning({ role: staffInvitations.role });
    const [invitation] = taken;
    if (!invitation) throw refusals.invitationNotFound();
    if (invitation.role !== 'owner') await refuseNameOfShop(tx, { userId: by.userId, shopName });
    const id = String(by.userId);
    const { version } = await readForEdit(tx, staffMemberKind, id);
    await changeEntity(tx, staffMemberKind, { id, version, fields: { role: invitation.role }, by });
    return invitation;
  });
}

/** Deletes expired invitations and unused passkey challenges. */
export async function deleteExpiredOfStaff(db: Db): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, sql`now()`));
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, sql`now()`));
}

/** Deletes the invitation to an email, with the account or by its erasure. */
export async function eraseInvitation(tx: Db, { email }: { email: string }): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email));
}
