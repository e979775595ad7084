import { and, asc, desc, eq, type InferSelectModel, lt } from 'drizzle-orm';
import type { LoggedMail, MailState } from '../../mail-log.ts';
import type { Db } from '../db.ts';
import { mailLog } from '../tables.ts';

const shown = 50;

type Wanted = { to?: string; about?: string; state?: MailState; before?: number };

/** What went to whom, newest first (GET /api/admin/mails). `next` is what to ask `before` for the older ones. */
export async function listMails(
  db: Db,
  { to, about, state, before }: Wanted,
): Promise<{ mails: LoggedMail[]; next: number | null }> {
  const rows = await db
    .select()
    .from(mailLog)
    .where(
      and(
        to === undefined ? undefined : eq(mailLog.recipient, to.trim().toLowerCase()),
        about === undefined ? undefined : eq(mailLog.about, about.trim()),
        state === undefined ? undefined : eq(mailLog.state, state),
        before === undefined ? undefined : lt(mailLog.id, before),
      ),
    )
    .orderBy(desc(mailLog.id))
    .limit(shown + 1);
  return {
    mails: rows.slice(0, shown).map(toLoggedMail),
    next: rows.length > shown ? rows[shown - 1]!.id : null,
  };
}

/** A row as the staff sees it: what the mail shows stays sealed. */
export function toLoggedMail(row: InferSelectModel<typeof mailLog>): LoggedMail {
  const { recipient, sealedData, askedBy: _who, queuedAt, settledAt, ...rest } = row;
  return {
    ...rest,
    to: recipient,
    queuedAt: queuedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    canResend: sealedData !== null && row.state !== 'queued',
  };
}

/** What the log says of the mails to an address, oldest first, for the download of one's data. */
export async function listMailsTo(db: Db, { email }: { email: string }) {
  return db
    .select({ subject: mailLog.subject, about: mailLog.about, state: mailLog.state, at: mailLog.queuedAt })
    .from(mailLog)
    .where(eq(mailLog.recipient, email))
    .orderBy(asc(mailLog.id));
}
