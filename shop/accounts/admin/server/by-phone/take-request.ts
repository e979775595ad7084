import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import type { User } from '../../../contract.ts';
import { accountCorrectedEmail, myDataEmail } from '../../../emails/account-emails.ts';
import type { PhoneRequestKind } from '../../../phone-requests.ts';
import { queueDeletionLink } from '../../../server/deletion/deletion-link.ts';
import { refuseDeletion } from '../../../server/deletion/send-deletion-code.ts';
import { toUser } from '../../../server/find-user.ts';
import { phoneRequests, users } from '../../../server/tables.ts';
import { updateProfile } from '../../../server/update-profile.ts';
import { customerRefusals } from '../../customers.ts';
import { type CorrectionForm, maxRequestsPerDay, phoneRequestRefusals } from '../../phone-requests.ts';
import { customerKind } from './customer-kind.ts';

type Params = { id: number; reason: string; by: Author & { userId: number } };

/**
 * Corrects name or mobile number of a customer who asks by phone, by the verb of the account, and tells the customer by email. Staff change
 * no email. Refuses a name of the shop (400), an unknown account and staff (404), a correction without a change (409), and a
 * fourth of the day (429).
 */
export async function correctForCustomer(
  db: Db,
  { form, ...params }: Omit<Params, 'reason'> & { form: CorrectionForm },
): Promise<void> {
  const { reason, ...fields } = form;
  const { id } = params;
  await takeRequest(db, { ...params, reason, kind: 'corrected' }, async (tx, before) => {
    const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const after = await updateProfile(tx, {
      userId: id,
      change: { id, ...change },
      asking: { browser: '' },
      mayAskForCode: () => Promise.reject(new Error('Staff change no email.')),
    });
    const isNewName = before.firstName !== after.firstName || before.lastName !== after.lastName;
    const changed = [
      ...(isNewName ? (['name'] as const) : []),
      ...(before.mobile === after.mobile ? [] : (['mobile'] as const)),
    ];
    if (changed.length === 0) throw phoneRequestRefusals.nothingChanged();
    const data = { firstName: after.firstName, changed };
    await queueEmail(tx, accountCorrectedEmail, { to: before.email, data });
  });
}

/** Sends all data of a customer who asks by phone to the email of the account. Refuses as `correctForCustomer` does. */
export async function sendDataToCustomer(db: Db, params: Params): Promise<void> {
  await takeRequest(db, { ...params, kind: 'data' }, async (tx, { id, firstName, email }) => {
    await queueEmail(tx, myDataEmail, { to: email, data: { firstName, userId: id } });
  });
}

/**
 * Sends a customer who asks by phone the link that deletes the account. Only the link deletes. Refuses what the customer's own deletion
 * refuses, such as an order under way (409).
 */
export async function sendDeletionLink(
  db: Db,
  { refuseOpenOrders, ...params }: Params & { refuseOpenOrders: (tx: Db) => Promise<void> },
): Promise<void> {
  await takeRequest(db, { ...params, kind: 'deletion' }, async (tx, { id }) => {
    await queueDeletionLink(
      tx,
      await refuseDeletion(tx, { userId: id, mayLeave: () => refuseOpenOrders(tx) }),
    );
  });
}

type Request = Params & { kind: PhoneRequestKind };

/** Stores the request with its reason, logs it, and does it, in one transaction. */
async function takeRequest(
  db: Db,
  { id, kind, reason, by }: Request,
  act: (tx: Db, user: User) => Promise<void>,
): Promise<void> {
  await refuseUnknown(db, id);
  await logWork(db, customerKind, { id: String(id), by }, async (tx) => {
    const today = and(
      eq(phoneRequests.userId, id),
      eq(phoneRequests.kind, kind),
      gt(phoneRequests.at, sql`now() - interval '1 day'`),
    );
    if ((await tx.$count(phoneRequests, today)) >= maxRequestsPerDay) throw phoneRequestRefusals.tooMany();
    const [locked] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!locked) throw customerRefusals.notFound();
    await act(tx, toUser(locked));
    await tx.insert(phoneRequests).values({ userId: id, kind, reason, authorId: by.userId });
  });
}

async function refuseUnknown(db: Db, id: number): Promise<void> {
  const isCustomer = and(eq(users.id, id), isNull(users.staffRole));
  if ((await db.$count(users, isCustomer)) === 0) throw customerRefusals.notFound();
}
