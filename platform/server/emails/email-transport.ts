import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { isWithin } from '../limits/address-ranges.ts';
import { mailboxMessages } from '../tables.ts';

export type EmailAttachment = { filename: string; content: string; contentType: string };

export type OutgoingEmail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: EmailAttachment[];
  /** Stays the same on each try, so that mail programs recognise an email that leaves twice. */
  messageId?: string;
};

export type EmailSender = { name: string; address: string };

export type EmailTransport = {
  /** The shop's name and address at the time of the email. */
  send: (mail: OutgoingEmail, from: EmailSender) => Promise<string>;
  /** Throws when the mail server does not answer or refuses the login. */
  verify: () => Promise<unknown>;
  close: () => void;
};

/** Returns the transport of MAIL_URL, or the built-in mailbox without that setting. */
export function createEmailTransport(config: Config, db: Db): EmailTransport {
  return config.MAIL_URL ? smtpTransport(new URL(config.MAIL_URL), config) : mailboxTransport(db);
}

/** The envelope carries the recipient, so that no header decides the destination. */
function smtpTransport(url: URL, config: Config): EmailTransport {
  const requireTLS = config.MAIL_TLS && !isThisMachine(url);
  // A parameter of the address would override the option.
  if (requireTLS) url.searchParams.delete('requireTLS');
  const smtp = createTransport({
    url: url.href,
    requireTLS,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...mail }, from) => {
      const sent = await smtp.sendMail({
        ...mail,
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
      });
      return sent.messageId;
    },
    verify: () => smtp.verify(),
    close: () => smtp.close(),
  };
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || isWithin(['loopback'], hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** The built-in mailbox holds text alone. */
const asText = ({ filename, content }: EmailAttachment) => `${filename}:\n${content}`;

function mailboxTransport(db: Db): EmailTransport {
  return {
    send: async ({ to, subject, html, text, messageId = '', attachments = [] }) => {
      const plainText = [text, ...attachments.map(asText)].join('\n\n');
      await db.insert(mailboxMessages).values({ recipient: to, subject, html, plainText });
      return messageId;
    },
    verify: async () => {},
    close: () => {},
  };
}
