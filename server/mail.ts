import { setTimeout as sleep } from 'node:timers/promises';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { ShopContext } from '#api/context.ts';
import type { Mail, MailShop } from '#platform/emails/define-mail.ts';
import type { Config } from '#platform/server/config.ts';
import type { QueuedMail } from '#platform/server/mail.ts';
import { createMailTransport, type OutgoingMail } from '#platform/server/mailing/mail-transport.ts';
import { endOutage, hasOutage, isAboutRecipient, noteOutage } from '#platform/server/mailing/mail-outage.ts';
import { findNoted, noteMail, settleMail } from '#platform/server/mailing/note-mail.ts';
import { errorFields } from '#platform/server/log.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import { parcelsOverdue } from '#shop/delivery/emails/parcels-overdue.tsx';
import { accountDeletionCode } from '#shop/identity/emails/account-deletion-code.tsx';
import { browserLink } from '#shop/identity/emails/browser-link.tsx';
import { codesGuessed } from '#shop/identity/emails/codes-guessed.tsx';
import { emailChangeCode } from '#shop/identity/emails/email-change-code.tsx';
import { emailChanged } from '#shop/identity/emails/email-changed.tsx';
import { emailRestored } from '#shop/identity/emails/email-restored.tsx';
import { goodBye } from '#shop/identity/emails/good-bye.tsx';
import { invitation } from '#shop/identity/emails/invitation.tsx';
import { loginCode } from '#shop/identity/emails/login-code.tsx';
import { registrationCode } from '#shop/identity/emails/registration-code.tsx';
import { welcome } from '#shop/identity/emails/welcome.tsx';
import { newsletterConfirm } from '#shop/newsletter/emails/newsletter-confirm.tsx';
import { newsletterKnown } from '#shop/newsletter/emails/newsletter-known.tsx';
import { newsletterWelcome } from '#shop/newsletter/emails/newsletter-welcome.tsx';
import { orderCancelled } from '#shop/ordering/emails/order-cancelled.tsx';
import { orderDelivered } from '#shop/ordering/emails/order-delivered.tsx';
import { orderOutForDelivery } from '#shop/ordering/emails/order-out-for-delivery.tsx';
import { orderPlaced } from '#shop/ordering/emails/order-placed.tsx';
import { refillAnnounced } from '#shop/refills/emails/refill-announced.tsx';
import { refillMissed } from '#shop/refills/emails/refill-missed.tsx';
import { refillWaits } from '#shop/refills/emails/refill-waits.tsx';
import { orderReturned } from '#shop/ordering/emails/order-returned.tsx';
import { orderShipped } from '#shop/ordering/emails/order-shipped.tsx';
import { orderUndelivered } from '#shop/ordering/emails/order-undelivered.tsx';

/** Every mail of the shop, by the name it is queued under. */
export const mails: Record<string, Mail> = {
  'login-code': loginCode,
  'registration-code': registrationCode,
  'browser-link': browserLink,
  'codes-guessed': codesGuessed,
  invitation,
  'email-change-code': emailChangeCode,
  'email-changed': emailChanged,
  'email-restored': emailRestored,
  'account-deletion-code': accountDeletionCode,
  'good-bye': goodBye,
  welcome,
  'order-placed': orderPlaced,
  'order-cancelled': orderCancelled,
  'refill-announced': refillAnnounced,
  'refill-waits': refillWaits,
  'refill-missed': refillMissed,
  'order-shipped': orderShipped,
  'order-out-for-delivery': orderOutForDelivery,
  'order-delivered': orderDelivered,
  'order-undelivered': orderUndelivered,
  'order-returned': orderReturned,
  'parcels-overdue': parcelsOverdue,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'newsletter-welcome': newsletterWelcome,
};

const notePausesMs = [1_000, 4_000, 10_000];

/** Renders and sends queued mails, and notes in the log how it went. A code's mail that comes too late is not sent. */
export function createMailer({ config, db, log }: ShopContext) {
  const transport = createMailTransport(config, db);
  const shop = mailShopOf(config);
  const { hostname } = new URL(config.PUBLIC_URL);
  const send = async (queued: QueuedMail) => {
    const { template } = queued;
    const id = queued.logId ?? (await noteMail(db, queued));
    const { sent, isOver, key } = await findNoted(db, { id, validUntil: queued.data.validUntil });
    if (sent) return;
    if (isOver) {
      await settleMail(db, { id, outcome: { state: 'too_late' } });
      return log.warn('mail came too late', { template });
    }
    const { subject, messageId } = await trySending(queued, key).catch(async (error: unknown) => {
      await settleMail(db, { id, outcome: { state: 'failed', error } });
      throw error;
    });
    log.info('mail sent', { template });
    await endOutage(db).catch(() => {});
    await noteSent(id, { state: 'sent', subject, messageId }).catch((error: unknown) =>
      log.error('a sent mail could not be noted', { template, ...errorFields(error) }),
    );
  };
  /** It has left: a database that is busy is asked again, but the mail never sent again. */
  const noteSent = async (id: number, outcome: Parameters<typeof settleMail>[1]['outcome']) => {
    for (const pauseMs of notePausesMs)
      try {
        return await settleMail(db, { id, outcome });
      } catch {
        await sleep(pauseMs);
      }
    return settleMail(db, { id, outcome });
  };
  const trySending = async (queued: QueuedMail, key: string) => {
    const mail = await renderMail(queued, shop);
    const messageId = await transport
      .send({ ...mail, messageId: `<${key}@${hostname}>` })
      .catch(async (error: unknown) => {
        if (!isAboutRecipient(error)) await noteOutage(db).catch(() => {});
        throw error;
      });
    return { subject: mail.subject, messageId };
  };
  /** Emails that failed wait for up to an hour; the mail server is asked more often. */
  const checkOutage = async () => {
    if (!(await hasOutage(db))) return;
    const answers = await transport.verify().then(
      () => true,
      () => false,
    );
    if (answers) await endOutage(db);
  };
  return { send, checkOutage, close: transport.close };
}

/** What the mails know of the shop. */
export function mailShopOf(config: Config): MailShop {
  return {
    name: config.SHOP_NAME,
    tagline: config.SHOP_TAGLINE,
    url: config.PUBLIC_URL,
    email: config.SHOP_EMAIL,
  };
}

/** A queued mail as it is sent. Throws when its template is unknown or its data does not fit. */
export async function renderMail({ to, template, data }: QueuedMail, shop: MailShop): Promise<OutgoingMail> {
  const mail = mails[template];
  if (!mail) throw new Error(`There is no mail ${template}.`);
  const told = mail.data.parse(withOpenedCode(data)) as object;
  const body = createElement(mail.Body, { ...told, shop });
  const html = await render(body);
  const unsubscribeUrl = mail.unsubscribeUrl?.(told, shop);
  return {
    to,
    subject: mail.subject(told, shop),
    html,
    text: toPlainText(html, { selectors: plainTextStyle }),
    ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const plainTextStyle = [{ selector: 'h1', options: { uppercase: false } }];

/** A code lies sealed in the queue and is opened here only. */
function withOpenedCode(data: QueuedMail['data']): QueuedMail['data'] {
  const { sealedCode, validUntil: _, ...rest } = data;
  return typeof sealedCode === 'string' ? { ...rest, code: unseal(sealedCode) } : data;
}
