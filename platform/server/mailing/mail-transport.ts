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
};

export type MailTransport = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

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
      await smtp.sendMail({
        ...mail,
        from: { name: SHOP_NAME, address: MAIL_FROM },
        to: { name: '', address: to },
        envelope: { from: MAIL_FROM, to: [to] },
      });
    },
    close: () => smtp.close(),
  };
}

function mailboxTransport(db: Db): MailTransport {
  return {
    send: async ({ to, subject, html, text }) => {
      await db.insert(mailboxMessages).values({ recipient: to, subject, html, plainText: text });
    },
    close: () => {},
  };
}
