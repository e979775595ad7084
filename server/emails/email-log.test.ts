// §7 a log of what went to whom; sent again by the staff, codes never
// §9 owner and support read the email log on a page, without words, codes or links, and send again what failed for good
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { silentLog } from '#platform/server/log.ts';
import { type EmailToQueue, queueByName } from '#platform/server/emails/queue-email.ts';
import { eraseEmailsTo, deleteOldEmails } from '#platform/server/emails/delete-emails.ts';
import { listEmails } from '#platform/server/emails/list-emails.ts';
import { resendEmail } from '#platform/server/emails/resend-email.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import { mailboxMessages, emailLog } from '#platform/server/tables.ts';
import { createMailer } from './mailer.ts';

const { db } = await testDatabase();
const open = createMailer({ db, config: readShopConfig({}), log: silentLog });
const broken = createMailer({
  db,
  config: readShopConfig({ MAIL_URL: 'smtp://127.0.0.1:1' }),
  log: silentLog,
});

const welcome = (to: string): EmailToQueue => ({
  to,
  template: 'welcome',
  data: { firstName: 'Meera' },
  about: 'AR-1000012',
});

async function mail(queued: EmailToQueue, mailer = open): Promise<number> {
  const { to, template, data } = queued;
  const logId = await queueByName(db, queued);
  await mailer.send({ to, template, data, logId }).catch(() => {});
  return logId;
}

async function rowOf(id: number) {
  const [row] = await db.select().from(emailLog).where(eq(emailLog.id, id));
  return row!;
}

const arrived = (to: string) => db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, to));

function busyFor(times: number): typeof db {
  let left = times;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'update' && left > 0)
        return () => {
          left -= 1;
          throw new Error('no connection in time');
        };
      return Reflect.get(target, name) as unknown;
    },
  });
}

describe('the email log', () => {
  it('notes a sent email although the database was busy; the email leaves once', async () => {
    const id = await queueByName(db, welcome('busy@example.in'));
    const busy = createMailer({ db: busyFor(1), config: readShopConfig({}), log: silentLog });
    await busy.send({ ...welcome('busy@example.in'), logId: id });
    expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 1 });
    expect(await arrived('busy@example.in')).toHaveLength(1);
  });

  it('holds an email from its queueing on', async () => {
    const id = await queueByName(db, welcome('a@example.in'));
    expect(await rowOf(id)).toMatchObject({ state: 'queued', subject: null, tries: 0, about: 'AR-1000012' });
    await open.send({ ...welcome('a@example.in'), logId: id });
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'sent', subject: 'Welcome to Aranya', tries: 1, error: null });
    expect(row.messageId).toMatch(/^<\d+\.\w+@localhost>$/);
  });

  it('sends an email once, although its job runs twice', async () => {
    const logId = await mail(welcome('twice@example.in'));
    await open.send({ ...welcome('twice@example.in'), logId });
    expect(await arrived('twice@example.in')).toHaveLength(1);
  });

  it('notes why an email failed, and a later try that succeeds', async () => {
    const id = await mail(welcome('b@example.in'), broken);
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('ECONNREFUSED'),
    });
    await open.send({ ...welcome('b@example.in'), logId: id });
    expect(await rowOf(id)).toMatchObject({ state: 'sent', error: null, tries: 2 });
  });

  it('keeps nothing of an email with a code, and notes when it came too late', async () => {
    const data = { sealedCode: seal('482913'), validUntil: new Date(0).toISOString() };
    const id = await mail({ to: 'c@example.in', template: 'login-code', data });
    expect(await rowOf(id)).toMatchObject({ state: 'too_late', sealedData: null });
  });

  it('seals the data of an email', async () => {
    const id = await mail({
      to: 'd@example.in',
      template: 'newsletter-confirm',
      data: { token: '7.secret.link' },
    });
    const row = await rowOf(id);
    expect(row.sealedData).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain('7.secret.link');
  });
});

describe('resending an email', () => {
  it('creates a new email that names the first', async () => {
    const id = await mail(welcome('e@example.in'));
    const again = await resendEmail(db, { id, askedBy: 7 });
    expect(again).toMatchObject({ to: 'e@example.in', repeats: id, state: 'queued', about: 'AR-1000012' });
    expect(await rowOf(again.id)).toMatchObject({ askedBy: 7 });
    await open.send({ ...welcome('e@example.in'), logId: again.id });
    expect(await arrived('e@example.in')).toHaveLength(2);
  });

  it('refuses codes, queued emails and unknown emails', async () => {
    const data = { sealedCode: seal('482913'), validUntil: new Date(Date.now() + 60_000).toISOString() };
    const code = await mail({ to: 'f@example.in', template: 'login-code', data });
    const queued = await queueByName(db, welcome('f@example.in'));
    for (const [id, refusal] of [
      [code, 'not_resendable'],
      [queued, 'still_queued'],
      [999_999, 'mail_not_found'],
    ] as const)
      await expect(resendEmail(db, { id, askedBy: 7 })).rejects.toMatchObject({ code: refusal });
    expect((await listEmails(db, { to: 'F@example.in' })).mails.map(({ canResend }) => canResend)).toEqual([
      false,
      false,
    ]);
  });
});

describe('reading the email log', () => {
  it('pages from the newest back, fifty at a time', async () => {
    for (let n = 0; n < 52; n += 1) await queueByName(db, welcome('many@example.in'));
    const first = await listEmails(db, { to: 'many@example.in' });
    expect(first.mails).toHaveLength(50);
    const rest = await listEmails(db, { to: 'many@example.in', before: first.next! });
    expect(rest.mails).toHaveLength(2);
    expect(rest.next).toBeNull();
    expect(first.mails[0]!.id).toBeGreaterThan(rest.mails[0]!.id);
  });

  it('filters by state and by order', async () => {
    const { mails } = await listEmails(db, { state: 'sent', about: 'AR-1000012' });
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ state, about }) => state === 'sent' && about === 'AR-1000012')).toBe(true);
  });
});

describe('erasing the email log', () => {
  it('erases an address and its emails from the log and the mailbox', async () => {
    const id = await mail(welcome('gone@example.in'));
    await eraseEmailsTo(db, { email: 'gone@example.in' });
    expect(await rowOf(id)).toMatchObject({ recipient: '', subject: null, sealedData: null, state: 'sent' });
    expect(await arrived('gone@example.in')).toEqual([]);
    await expect(resendEmail(db, { id, askedBy: 7 })).rejects.toMatchObject({ code: 'not_resendable' });
  });

  it('keeps the log for 180 days', async () => {
    const id = await mail(welcome('old@example.in'));
    await deleteOldEmails(db, { now: new Date(Date.now() + 179 * dayMs) });
    expect(await rowOf(id)).toBeTruthy();
    await deleteOldEmails(db, { now: new Date(Date.now() + 181 * dayMs) });
    expect(await rowOf(id)).toBeUndefined();
  });
});
