import { randomBytes } from 'node:crypto';
import { hourMs } from '#platform/india-time.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { createEmailTransport } from '#platform/server/emails/email-transport.ts';
import { useServerKey } from '#platform/server/secrets/server-key.ts';
import { runIssue } from '#shop/newsletter/server/issues/run-issue.ts';
import { readShopConfig } from '../../config.ts';

/** Sends an issue in a process of its own, until a test kills it. The process reads no JSX, so its letters are plain. */
const [url = '', mailUrl = '', id = ''] = process.argv.slice(2);
useServerKey(randomBytes(32));
const { db } = openDatabase(url, patient);
const config = readShopConfig({ MAIL_URL: mailUrl });
const transport = createEmailTransport(config, db);
const { hostname } = new URL(config.PUBLIC_URL);
// The channel ends with the test, and this process with the channel.
process.channel?.ref();
await runIssue(db, {
  id: Number(id),
  perMinute: 60_000,
  milliseconds: hourMs,
  deliver: async ({ to, key, data: { subject } }) => {
    const mail = { to, subject, html: `<p>${subject}</p>`, text: subject, messageId: `<${key}@${hostname}>` };
    await transport.send(mail, { name: config.SHOP_NAME, address: 'namaste@aranya.example' });
  },
});
