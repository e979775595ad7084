import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { troubleInWords } from './trouble-in-words.ts';
import { createEmailTransport } from '../emails/email-transport.ts';

/** Connects to the mail server and logs in, and sends nothing. Returns what is wrong in words, or null. */
export async function checkMailServer(config: Config, db: Db): Promise<string | null> {
  const transport = createEmailTransport(config, db);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return `The mail server of MAIL_URL cannot be used. ${troubleInWords(error)}`;
  } finally {
    transport.close();
  }
}
