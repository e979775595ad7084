import pg from 'pg';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { sessions, users } from '#shop/accounts/server/tables.ts';
import { makeArticle, testAuthor } from '#shop/content/server/testing.ts';
import { publishDue } from '#shop/content/admin/server/publish-due.ts';
import { mayPublish } from './due-content.ts';
import { openTexts } from './testing.ts';

const { db, call, owner, read, publish, draft, shown } = await openTexts();
const empty = { subject: '', greeting: '', opening: '', signature: '' };
const reason = { reason: 'The number of our own hotline.' };

describe('words that the shop says as a sender', () => {
  it.each([
    ['emails', 'order-shipped', { ...empty, opening: 'It is on its way, and we look forward to your word.' }],
    ['banner', 'banner', { lines: [{ text: 'New: rose water' }] }],
  ])('of the kind %s are published and taken back by the owner alone', async (kind, key, form) => {
    const name = { kind, key };
    const revision = await draft(name, form);
    for (const at of [null, new Date(Date.now() + 40 * hourMs).toISOString().slice(0, 16)])
      expect(await publish(name, revision, { at, reason: 'It is short.' })).toMatchObject({
        status: 403,
        body: { code: 'owner_publishes' },
      });
    expect((await publish(name, revision, {}, owner)).status).toBe(200);
    const { revision: now } = await read(name);
    const writer = (await makeStaff(db, 'content')).token;
    const back = { ...name, revision: now };
    expect((await call(writer, 'POST', 'content/withdraw', back)).status).toBe(403);
    expect((await call(owner, 'POST', 'content/withdraw', back)).status).toBe(200);
  });

  it('need a second factor of the last ten minutes', async () => {
    const late = await makeStaff(db, 'owner');
    const before = new Date(Date.now() - 20 * minuteMs);
    await db.update(sessions).set({ secondFactorAt: before }).where(eq(sessions.userId, late.userId));
    const name = { kind: 'emails', key: 'order-delivered' };
    const revision = await draft(name, { ...empty, opening: 'We hope that you like it.' });
    expect((await publish(name, revision, {}, late.token)).body.code).toBe('fresh_second_factor_needed');
    expect((await publish(name, revision, {}, owner)).status).toBe(200);
  });
});

describe('a way to pay or reach somebody else', () => {
  it.each([
    'Pay in advance by UPI to vanya.offers@okaxis.',
    'Tell us your card number and PIN at https://vanya-care.co/refund.',
    'Call 98123 45678 for your refund.',
    'Write to vanya.refunds@gmail.com.',
  ])('stops the article of a writer, and the owner may let it stand: %s', async (words) => {
    const name = { kind: 'blog', key: `fraud-${words.length}` };
    const revision = await draft(name, makeArticle({ text: `A calm text about sesame.\n\n${words}` }));
    expect((await publish(name, revision)).status).toBe(422);
    expect((await publish(name, revision, reason)).body.code).toBe('owner_only');
    expect((await publish(name, revision, {}, owner)).body.code).toBe('reason_needed');
    expect((await publish(name, revision, reason, owner)).status).toBe(200);
  });

  it('is none where the settings name it', async () => {
    const name = { kind: 'blog', key: 'own-ways' };
    const words = 'Sesame keeps its warmth. Enter your pincode to see when a gift card arrives.';
    expect((await publish(name, await draft(name, makeArticle({ text: words })))).status).toBe(200);
  });
});

describe('an hour that somebody chose', () => {
  const at = new Date(Date.now() + 26 * hourMs).toISOString().slice(0, 16);
  const due = { authorOf: () => testAuthor, mayPublish, onShown: () => Promise.resolve() };
  const runAt = (now: number) => publishDue(db, { ...due, now: new Date(now) }, () => Promise.resolve([]));
  const waiting = { hasDraft: false, problem: '', publishAt: expect.any(String) as string };
  const held = { hasDraft: true, publishAt: null, problem: expect.stringContaining('no longer') as string };

  it('ends with the role of the writer, long before it comes', async () => {
    const writer = await makeStaff(db, 'content');
    const name = { kind: 'blog', key: 'by-a-leaver' };
    await publish(name, await draft(name, makeArticle()), { at }, writer.token);
    await runAt(Date.now());
    expect(await read(name)).toMatchObject(waiting);
    await db.update(users).set({ staffRole: 'packer' }).where(eq(users.id, writer.userId));
    await runAt(Date.now());
    expect(await read(name)).toMatchObject(held);
    expect(await runAt(Date.now() + 40 * hourMs)).toBe(0);
    expect(await shown(name)).toBeUndefined();
  });

  it('costs two statements a minute for all texts of a person while none is due', async () => {
    const writer = await makeStaff(db, 'content');
    for (const key of ['waits-1', 'waits-2', 'waits-3']) {
      const name = { kind: 'blog', key };
      await publish(name, await draft(name, makeArticle()), { at }, writer.token);
    }
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    expect(await runAt(Date.now())).toBe(0);
    const { length } = sent.mock.calls;
    sent.mockRestore();
    expect(length).toBe(2);
    expect(await read({ kind: 'blog', key: 'waits-3' })).toMatchObject(waiting);
    await db.update(users).set({ staffRole: null }).where(eq(users.id, writer.userId));
    await runAt(Date.now());
    expect(await read({ kind: 'blog', key: 'waits-3' })).toMatchObject(held);
  });

  it('ends for an email with the role of the owner, and not for an article', async () => {
    const boss = await makeStaff(db, 'owner');
    const email = { kind: 'emails', key: 'order-lost' };
    const article = { kind: 'blog', key: 'by-a-former-owner' };
    await publish(email, await draft(email, { ...empty, opening: 'We are sorry.' }), { at }, boss.token);
    await publish(article, await draft(article, makeArticle()), { at }, boss.token);
    await db.update(users).set({ staffRole: 'content' }).where(eq(users.id, boss.userId));
    expect(await runAt(Date.now() + 40 * hourMs)).toBe(1);
    expect(await read(email)).toMatchObject(held);
    expect(await shown(email)).toBeUndefined();
    expect(await shown(article)).toMatchObject({ number: 1 });
  });
});

describe('the owners', () => {
  const told = async () =>
    (await queuedEmails(db))
      .filter(({ template }) => template === 'words-changed')
      .map(({ data }) => (data as unknown as { what: string[] }).what);

  it('get one email when the words of an email change, and alone undo that', async () => {
    const name = { kind: 'emails', key: 'return-step' };
    const others = await db.$count(users, eq(users.staffRole, 'owner'));
    const before = (await told()).length;
    await publish(name, await draft(name, { ...empty, opening: 'We read it.' }), {}, owner);
    const first = (await told()).slice(before);
    expect(first).toEqual(Array.from({ length: others }, () => ['Emails: Step of a return']));
    const { body } = await call(owner, 'GET', 'log?kind=content');
    const [{ id }] = body['rows'] as [{ id: number }];
    const writer = await makeStaff(db, 'content');
    expect((await call(writer.token, 'POST', `log/${id}/undo`)).status).toBe(403);
    const late = await makeStaff(db, 'owner');
    const then = new Date(Date.now() - 20 * minuteMs);
    await db.update(sessions).set({ secondFactorAt: then }).where(eq(sessions.userId, late.userId));
    expect((await call(late.token, 'POST', `log/${id}/undo`)).body.code).toBe('fresh_second_factor_needed');
    expect((await call(owner, 'POST', `log/${id}/undo`)).status).toBe(200);
    expect(await told()).toHaveLength(before + others + others + 1);
  });

  it('get no email about an article', async () => {
    const before = (await told()).length;
    const name = { kind: 'blog', key: 'quiet' };
    expect((await publish(name, await draft(name, makeArticle()))).status).toBe(200);
    expect(await told()).toHaveLength(before);
  });
});
