import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { inTransaction } from '#platform/server/db.ts';
import { enqueue, work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { emailJob, queueEmail } from '#platform/server/emails/queue-email.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { myDataEmail, welcomeEmail } from '#shop/accounts/emails/account-emails.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { createMailer } from './mailer.ts';

type Arrived = Email & { envelopeTo: string[]; envelopeFrom: string };

const { db } = await testDatabase({ runsJobs: true });
const arrived: Arrived[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
    const mail = {
      ...(await PostalMime.parse(await buffer(stream))),
      envelopeFrom: mailFrom ? mailFrom.address : '',
      envelopeTo: rcptTo.map(({ address }) => address),
    };
    arrived.push(mail);
    done();
  },
});
post.listen(0, '127.0.0.1');
await once(post.server, 'listening');
const { port } = post.server.address() as AddressInfo;
const config = readShopConfig({ MAIL_URL: `smtp://127.0.0.1:${port}`, RATE_LIMITS: 'off' });
const mailer = createMailer({ db, config, log: silentLog });
afterAll(async () => {
  mailer.close();
  await new Promise<void>((closed) => post.close(closed));
});

async function emailTo(email: string): Promise<Arrived> {
  const find = () => arrived.find(({ envelopeTo }) => envelopeTo.includes(email));
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find()!;
}

describe('email over SMTP', () => {
  // §1 sign-in and registration by a code that arrives by e-mail
  it('carries a login code from the queue to its reader, who signs in with it', async () => {
    const api = createApi({ db, config, log: silentLog });
    const send = (path: string, body: object, cookie = '') =>
      api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const { email } = await makeUser(db);
    await work(emailJob, silentLog, mailer.send);
    const asked = await send('/api/auth/login-send-otp', { email });
    const mail = await emailTo(email);
    expect(mail).toMatchObject({
      subject: 'Your Aranya login code',
      from: { name: 'Aranya', address: 'namaste@aranya.example' },
      envelopeFrom: 'namaste@aranya.example',
      envelopeTo: [email],
    });
    const [otp] = /(?<!\d)\d{6}(?!\d)/.exec(mail.text!)!;
    expect(mail.html).toContain(otp);
    const cookie = asked.headers.get('set-cookie')!.split(';')[0]!;
    const answer = await send('/api/auth/login-verify-otp', { email, otp }, cookie);
    expect(await answer.json()).toMatchObject({ email, token: expect.any(String) });
  });

  // §9 owner and support correct name and number of a customer on the phone with a reason, never the email; data and the link that deletes go to the
  // account's own email alone
  it('carries the data of an account as a file, read when the email leaves', async () => {
    const { id, email } = await makeUser(db, { mobile: '9811400044' });
    await inTransaction(db, (tx) =>
      queueEmail(tx, myDataEmail, { to: email, data: { firstName: 'Rani', userId: id } }),
    );
    await db.execute(sql`update users set mobile = '9811400055' where id = ${id}`);
    const [file] = (await emailTo(email)).attachments;
    expect(file).toMatchObject({ filename: 'my-data.json', mimeType: 'application/json' });
    const text = new TextDecoder().decode(file!.content as ArrayBuffer);
    expect(JSON.parse(text)).toMatchObject({ profile: { email, mobile: '9811400055' } });
  });

  it("goes to the envelope's one address, whatever its data holds", async () => {
    const to = "o'neil+a=b@example.in";
    await mailer.send({ to, template: 'welcome', data: { firstName: 'O <b>Neil</b>\r\nBcc: x@y.in' } });
    const mail = arrived.at(-1)!;
    expect(mail.envelopeTo).toEqual([to]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).not.toContain('<b>Neil');
  });

  it('skips a code that has expired', async () => {
    const before = arrived.length;
    await makeUser(db, { email: 'late@example.in' });
    const { sendLoginCode } = await import('#shop/accounts/server/sign-in.ts');
    const queued = await inTransaction(db, async (tx) => {
      await sendLoginCode(tx, { email: 'late@example.in', browser: 'b', shopEmail: 's@example.in' });
      return (await queuedEmails(tx, 'late@example.in'))[0];
    });
    // The queue sends the one with its own address in the meantime.
    const to = 'expired@example.in';
    await mailer.send({
      ...queued!,
      to,
      data: { ...queued!.data, validUntil: new Date(0).toISOString() },
    });
    expect(arrived.slice(before).filter(({ envelopeTo }) => envelopeTo[0] === to)).toEqual([]);
  });

  it('lies sealed in the queue, and leaves no job once it has left', async () => {
    const to = 'sealed@example.in';
    await work(emailJob, silentLog, mailer.send);
    await inTransaction(db, async (tx) => {
      await queueEmail(tx, welcomeEmail, { to, data: { firstName: 'Damayanti' } });
      const { rows } = await tx.execute<{ row: string }>(sql`select t::text as row from pgboss.job t`);
      expect(rows.filter(({ row }) => /sealed@example|Damayanti/.test(row))).toEqual([]);
      expect(await queuedEmails(tx, to)).toMatchObject([{ data: { firstName: 'Damayanti' } }]);
    });
    expect((await emailTo(to)).text).toContain('Damayanti');
    await expect.poll(() => queuedEmails(db, to), { timeout: 15_000 }).toEqual([]);
  });

  it('sends a queued job of a version before the email log', async () => {
    await work(emailJob, silentLog, mailer.send);
    const job = { to: 'before@example.in', template: 'good-bye', data: { firstName: 'Meera' } };
    await enqueue(db, emailJob, job);
    expect((await emailTo('before@example.in')).subject).toBe('Your account at Aranya is deleted');
  });

  it('fails loudly for an unknown template, so that the queue tries again', async () => {
    await expect(mailer.send({ to: 'a@example.in', template: 'nothing', data: {} })).rejects.toThrow(
      'There is no email template nothing.',
    );
  });

  it('replaces the built-in mailbox', async () => {
    const api = createApi({ db, config, log: silentLog });
    expect((await api.request('/dev/mail')).status).toBe(404);
  });
});

describe('the built-in mailbox', () => {
  const open = readShopConfig({});
  const api = createApi({ db, config: open, log: silentLog });
  const page = async (path: string) => {
    const response = await api.request(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('shows emails newest first and uncached', async () => {
    const box = createMailer({ db, config: open, log: silentLog });
    await box.send({ to: 'a@example.in', template: 'welcome', data: { firstName: 'Asha' } });
    await box.send({ to: 'b@example.in', template: 'invitation', data: {} });
    const { text, headers } = await page('/dev/mail');
    expect(text.indexOf('Logging in to Aranya')).toBeLessThan(text.indexOf('Welcome to Aranya'));
    expect(text.indexOf('Logging in to Aranya')).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('shows an email in a sandbox, and as text', async () => {
    const box = createMailer({ db, config: open, log: silentLog });
    await box.send({ to: 'c@example.in', template: 'welcome', data: { firstName: '<script>x</script>' } });
    const id = /\/dev\/mail\/(\d+)/.exec((await page('/dev/mail')).text)![1];
    const message = await page(`/dev/mail/${id}`);
    expect(message.text).toContain('Namaste &lt;script&gt;');
    expect(message.text).toMatch(/<iframe[^>]+sandbox=/);
    const body = await page(`/dev/mail/${id}/html`);
    expect(body.headers.get('content-security-policy')).toContain('sandbox');
    expect(body.text).not.toContain('<script>x');
  });

  it('has no page for an unknown email', async () => {
    expect((await page('/dev/mail/999999')).status).toBe(404);
    expect((await page('/dev/mail/abc')).status).toBe(404);
  });
});
