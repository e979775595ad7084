import { eq, sql } from 'drizzle-orm';
import { cutText } from '../../text/cut-text.ts';
import { type Db, prepared } from '../db.ts';
import { withoutCodes } from '../log.ts';
import type { EmailToQueue } from './queue-email.ts';
import { seal } from '../secrets/seal.ts';
import { emailLog } from '../tables.ts';

/** Logs a queued email and returns its number. Seals the email's data, and keeps no data of an email with a code. */
export async function logEmail(
  db: Db,
  { to, template, data, about, repeats }: EmailToQueue,
): Promise<number> {
  const [row] = await prepared(db, 'note_mail', (on) =>
    on
      .insert(emailLog)
      .values({
        recipient: sql.placeholder('to'),
        template: sql.placeholder('template'),
        about: sql.placeholder('about'),
        sealedData: sql.placeholder('sealedData'),
        repeats: sql.placeholder('repeats'),
        askedBy: sql.placeholder('askedBy'),
      })
      .returning({ id: emailLog.id }),
  ).execute({
    to,
    template,
    about: about ?? null,
    sealedData: isSecret(data) ? null : seal(JSON.stringify(data)),
    repeats: repeats?.id ?? null,
    askedBy: repeats?.askedBy ?? null,
  });
  return row!.id;
}

/** Staff cannot resend an email with a code. */
function isSecret(data: EmailToQueue['data']): boolean {
  return 'sealedCode' in data || 'code' in data;
}

/**
 * Finds a logged email by its number. Returns whether it has left already (a job may run twice), whether it has expired by
 * the database's clock, and the key of its message id.
 */
export async function findLogged(
  db: Db,
  { id, validUntil }: { id: number; validUntil: unknown },
): Promise<{ sent: boolean; isOver: boolean; key: string }> {
  const until = typeof validUntil === 'string' ? validUntil : null;
  const [row] = await db
    .select({
      state: emailLog.state,
      queuedAt: emailLog.queuedAt,
      isOver: sql<boolean>`coalesce(${until}::timestamptz < now(), false)`,
    })
    .from(emailLog)
    .where(eq(emailLog.id, id));
  return {
    sent: row?.state === 'sent',
    isOver: row?.isOver ?? false,
    key: `${id}.${(row?.queuedAt ?? new Date()).getTime().toString(36)}`,
  };
}

type Outcome =
  | { state: 'sent'; subject: string; messageId: string }
  | { state: 'failed'; error: unknown }
  | { state: 'too_late' };

/** Records the result of one try to send an email. */
export async function settleEmail(db: Db, { id, outcome }: { id: number; outcome: Outcome }): Promise<void> {
  await db
    .update(emailLog)
    .set({
      ...outcome,
      ...(outcome.state === 'sent' ? { subject: cutText(outcome.subject, 300) } : {}),
      error: outcome.state === 'failed' ? reasonOf(outcome.error) : null,
      tries: sql`${emailLog.tries} + 1`,
      settledAt: new Date(),
    })
    .where(eq(emailLog.id, id));
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return cutText(withoutCodes(text), 300);
}
