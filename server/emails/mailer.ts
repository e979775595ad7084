import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopContext } from '#api/context.ts';
import { type EmailJob, openEmail, type QueuedEmail } from '#platform/server/emails/queue-email.ts';
import { createEmailTransport, type EmailAttachment } from '#platform/server/emails/email-transport.ts';
import { endOutage, hasOutage, isAboutRecipient, noteOutage } from '#platform/server/emails/email-outage.ts';
import { findLogged, logEmail, settleEmail } from '#platform/server/emails/log-email.ts';
import { errorFields } from '#platform/server/log.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { senderOf } from '#platform/server/config.ts';
import { readEmailWords } from '#shop/content/server/read-email-words.ts';
import { emailsDone } from '#platform/server/metrics.ts';
import { readAttachments } from './read-attachments.ts';

const notePausesMs = [1_000, 4_000, 10_000];

/** Returns functions that send queued emails and log the result. An email with an expired code is not sent. */
export function createMailer({ config, db, log }: ShopContext) {
  const transport = createEmailTransport(config, db);
  const { hostname } = new URL(config.PUBLIC_URL);
  const send = async (job: EmailJob) => {
    const queued = openEmail(job);
    const { template } = queued;
    const id = queued.logId ?? (await logEmail(db, queued));
    const { sent, isOver: isLate, key } = await findLogged(db, { id, validUntil: queued.data.validUntil });
    if (sent) return;
    const attachments = await readAttachments(db, { queued, config: snapshotOf(config) });
    if (isLate || attachments === null) {
      await settleEmail(db, { id, outcome: { state: 'too_late' } });
      emailsDone.inc({ template, result: 'too_late' });
      return log.warn('mail came too late', { template });
    }
    const { subject, messageId } = await trySending(queued, key, attachments).catch(
      async (error: unknown) => {
        emailsDone.inc({ template, result: 'failed' });
        await settleEmail(db, { id, outcome: { state: 'failed', error } });
        throw error;
      },
    );
    emailsDone.inc({ template, result: 'sent' });
    log.info('mail sent', { template });
    await endOutage(db).catch(() => {});
    await noteSent(id, { state: 'sent', subject, messageId }).catch((error: unknown) =>
      log.error('a sent mail could not be noted', { template, ...errorFields(error) }),
    );
  };
  /** The email has left. A busy database is tried again, and the email never leaves twice. */
  const noteSent = async (id: number, outcome: Parameters<typeof settleEmail>[1]['outcome']) => {
    for (const pauseMs of notePausesMs)
      try {
        return await settleEmail(db, { id, outcome });
      } catch {
        await sleep(pauseMs);
      }
    return settleEmail(db, { id, outcome });
  };
  const trySending = async (queued: QueuedEmail, key: string, attachments: EmailAttachment[]) => {
    // Most of what rendering needs is loaded with the first email.
    const { emailShopOf, renderEmail } = await import('./render-email.ts');
    const now = snapshotOf(config);
    const words = await readEmailWords(db, queued.template, { demo: now.SHOP_DEMO });
    const mail = renderEmail(queued, emailShopOf(now), words);
    const from = { name: now.SHOP_NAME, address: senderOf(now) };
    const messageId = await transport
      .send({ ...mail, attachments, messageId: `<${key}@${hostname}>` }, from)
      .catch(async (error: unknown) => {
        if (!isAboutRecipient(error)) await noteOutage(db).catch(() => {});
        throw error;
      });
    return { subject: mail.subject, messageId };
  };
  /** A failed email waits up to an hour, so this check runs more often. */
  const checkOutage = async () => {
    if (!(await hasOutage(db))) return;
    const responses = await transport.verify().then(
      () => true,
      () => false,
    );
    if (responses) await endOutage(db);
  };
  return { send, checkOutage, close: transport.close };
}

/**
 * Checks every 15 seconds while emails fail, since customers then get no codes. Each process that sends emails checks its own
 * way to the mail server, which costs one small read.
 */
export function checkOutageOften(
  { log }: ShopContext,
  { checkOutage }: ReturnType<typeof createMailer>,
): void {
  const check = () =>
    checkOutage().catch((error: unknown) => log.warn('mail server not looked at', errorFields(error)));
  void check();
  setInterval(check, 15_000).unref();
}
