import { and, asc, desc, eq, type InferSelectModel, lt } from 'drizzle-orm';
import type { LoggedEmail, EmailState } from '../../emails/email-log.ts';
import type { Db } from '../db.ts';
import { emailLog } from '../tables.ts';

const shown = 50;

type EmailFilters = { to?: string; about?: string; state?: EmailState; before?: number };

/** Lists logged emails, newest first (GET /api/admin/emails). Returns a page and `next`, the following page's `before`. */
export async function listEmails(
  db: Db,
  { to, about, state, before }: EmailFilters,
): Promise<{ mails: LoggedEmail[]; next: number | null }> {
  const rows = await db
    .select()
    .from(emailLog)
    .where(
      and(
        to === undefined ? undefined : eq(emailLog.recipient, to.trim().toLowerCase()),
        about === undefined ? undefined : eq(emailLog.about, about.trim()),
        state === undefined ? undefined : eq(emailLog.state, state),
        before === undefined ? undefined : lt(emailLog.id, before),
      ),
    )
    .orderBy(desc(emailLog.id))
    .limit(shown + 1);
  return {
    mails: rows.slice(0, shown).map(toLoggedEmail),
    next: rows.length > shown ? rows[shown - 1]!.id : null,
  };
}

/** Staff see the row of an email without its sealed data. */
export function toLoggedEmail(row: InferSelectModel<typeof emailLog>): LoggedEmail {
  const { recipient, sealedData, askedBy: _who, queuedAt, settledAt, ...rest } = row;
  return {
    ...rest,
    to: recipient,
    queuedAt: queuedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    canResend: sealedData !== null && row.state !== 'queued',
  };
}

/** Lists the logged emails to an address, oldest first, for the personal data export. */
export async function listEmailsTo(db: Db, { email }: { email: string }) {
  return db
    .select({
      subject: emailLog.subject,
      about: emailLog.about,
      state: emailLog.state,
      at: emailLog.queuedAt,
    })
    .from(emailLog)
    .where(eq(emailLog.recipient, email))
    .orderBy(asc(emailLog.id));
}
