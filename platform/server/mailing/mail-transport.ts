import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { mailboxMessages } from '../tables.ts';

/** A finished mail to one canonical address. */
export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** The same for each try, so that a mail that leaves twice is known for one. */
  messageId?: string;
};

/** `send` answers the mail's message id. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<string>; close: () => void };

/** Mail leaves by the server of MAIL_URL; without one it lands in the built-in mailbox. */
export function createMailTransport(config: Config, db: Db): MailTransport {
  return config.MAIL_URL ? smtpTransport(config.MAIL_URL, config) : mailboxTransport(db);
}

/** The address travels as an envelope of its own, so that no header is ever read for where a mail goes. */
function smtpTransport(url: string, { MAIL_FROM, SHOP_NAME }: Config): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...mail }) => {
      const sent = await smtp.sendMail({
        ...mail,
        from: { name: SHOP_NAME, address: MAIL_FROM },
        to: { name: '', address: to },
        envelope: { from: MAIL_FROM, to: [to] },
      });
      return sent.messageId;
    },
    close: () => smtp.close(),
  };
}

function mailboxTransport(db: Db): MailTransport {
  return {
    send: async ({ to, subject, html, text, messageId = '' }) => {
      await db.insert(mailboxMessages).values({ recipient: to, subject, html, plainText: text });
      return messageId;
    },
    close: () => {},
  };
}
