import { eq } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import type { Db } from '#platform/server/db.ts';
import { findStaffNames } from '#shop/accounts/admin/server/staff-member.ts';
import { logAccess } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { recipientOf } from '#shop/orders/server/tracking/tell-customer.ts';
import { refusals } from '../../contract.ts';
import { stepsOf } from '../../server/read-grievance.ts';
import { grievances } from '../../server/tables.ts';
import { ticketOf } from '../../ticket.ts';
import type { GrievanceDetail } from '../contract.ts';
import { toListed } from './list-grievances.ts';

type Row = typeof grievances.$inferSelect;

/** Returns a complaint with its customer, and logs the access (GET /api/admin/grievances/{id}). Refuses an unknown one (404). */
export async function getGrievance(
  db: Db,
  { id, userId, now = new Date() }: { id: number; userId: number; now?: Date },
): Promise<GrievanceDetail> {
  const [row] = await db.select().from(grievances).where(eq(grievances.id, id));
  if (!row) throw refusals.notFound();
  await logAccess(db, { userId, what: 'grievance', about: ticketOf(id) });
  const steps = await stepsOf(db, id);
  const authors = [...steps.map(({ authorId }) => authorId), row.notedBy].filter((author) => author !== null);
  const names = await findStaffNames(db, authors);
  const nameOf = (author: number | null, stored: string) => nameAtTheTime(stored, names.get(author ?? 0));
  return {
    ...toListed(row, now),
    name: row.name,
    email: row.email,
    phone: row.phone,
    words: row.words,
    outcome: row.outcome,
    notedBy: row.notedBy === null ? null : nameOf(row.notedBy, row.notedByName),
    order: row.orderNumber === null ? null : await compareOrder(db, row, row.orderNumber),
    steps: steps.map(({ event, at, words, authorId, authorName }) => ({
      event,
      at: at.toISOString(),
      words,
      who: nameOf(authorId, authorName),
    })),
  };
}

/** Anybody may name the order of another customer, so staff see whether email or phone are those of the order. */
async function compareOrder(
  db: Db,
  { email, phone }: Row,
  orderNumber: string,
): Promise<'same' | 'other' | 'missing'> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) return 'missing';
  const recipient = await recipientOf(db, order);
  const isSame =
    (email !== null && email === recipient.email) || (phone !== null && phone === recipient.phone);
  return isSame ? 'same' : 'other';
}
