import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { howToWrite } from '../settings/secret-address.ts';
import { mayBeWritten, troubleInWords } from './trouble-in-words.ts';
import { createEmailTransport, type EmailTransport } from '../emails/email-transport.ts';

/** Connects to the mail server and logs in, and sends nothing. Returns what is wrong in words, or null. */
export async function checkMailServer(config: Config, db: Db): Promise<string | null> {
  let transport: EmailTransport | undefined;
  try {
    transport = createEmailTransport(config, db);
    await transport.verify();
    return null;
  } catch (error) {
    const trouble = troubleInWords(error);
    return `The mail server of MAIL_URL cannot be used. ${trouble}${mayBeWritten(trouble) ? ` ${howToWrite}.` : ''}`;
  } finally {
    transport?.close();
  }
}
