// §9 the owner writes an issue of the newsletter, tests it and sends it at a pace of its own; each address once after a kill, refused ones are listed,
// sign-in codes never wait
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { doIssues } from '#api/admin/newsletter/issue-jobs.ts';
import { testDatabase } from '#database/test-database.ts';
import { work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { emailJob } from '#platform/server/emails/queue-email.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { testAuthor } from '#shop/content/server/testing.ts';
import { readIssue } from '#shop/newsletter/admin/server/issues/read-issue.ts';
import { goOnWithIssue, stopIssue } from '#shop/newsletter/admin/server/issues/send-issue.ts';
import { type Deliver, runIssue } from '#shop/newsletter/server/issues/run-issue.ts';
import { newsletterIssues, newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import { makeSentIssue, makeSubscribers } from '#shop/newsletter/server/testing.ts';
import { unsubscribe } from '#shop/newsletter/server/unsubscribe.ts';
import { readShopConfig } from '../config.ts';
import { createMailer } from './mailer.ts';
import { createNewsletterMailer } from './newsletter-mailer.ts';
import { type ArrivedEmail, openSlowMailServer } from './testing/slow-mail-server.ts';

/** `LETTERS=5000` sends a whole list, which takes minutes. */
const count = Number(process.env.LETTERS ?? 150);
const { db, url } = await testDatabase({ runsJobs: true });
const closes: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closes) await close();
});

async function openShop(options: Parameters<typeof openSlowMailServer>[0] = {}) {
  const post = await openSlowMailServer(options);
  closes.push(post.close);
  const config = readShopConfig({ MAIL_URL: post.url, RATE_LIMITS: 'off', NEWSLETTER_PER_MINUTE: '60000' });
  const shop = { db, config, log: silentLog };
  return { post, shop, deliver: createNewsletterMailer(shop) };
}

const countsOf = async (id: number) => {
  const { counts, state, problem } = await readIssue(db, id, { canSend: true, perMinute: 60 });
  return { counts, state, problem };
};

const run = (id: number, deliver: Deliver, milliseconds = 60_000) =>
  runIssue(db, { id, perMinute: 60_000, deliver, milliseconds });

async function emptyList(): Promise<void> {
  await db.delete(newsletterSubscribers);
}

function byAddress(arrived: readonly ArrivedEmail[]) {
  return Map.groupBy(arrived, ({ to }) => to);
}

describe('an issue of the newsletter', () => {
  it(
    'reaches each address once, also after kill -9 in the middle',
    async () => {
      const { post, deliver } = await openShop({ thinksMs: 2 });
      await makeSubscribers(
        db,
        Array.from({ length: count }, (_, at) => `reader-${at}@example.in`),
      );
      const id = await makeSentIssue(db);
      const program = new URL('./testing/sender.ts', import.meta.url);
      const child = fork(program, [url, post.url, String(id)], { stdio: 'ignore' });
      const gone = once(child, 'exit');
      await expect.poll(() => post.arrived.length, { timeout: 600_000 }).toBeGreaterThan(count / 2);
      child.kill('SIGKILL');
      expect(await gone).toEqual([null, 'SIGKILL']);
      expect(post.arrived.length).toBeLessThan(count);

      // Another process waits until the killed one is silent for too long.
      expect(await run(id, deliver)).toBe('not ours');
      await db
        .update(newsletterIssues)
        .set({ runnerUntil: sql`now() - interval '1 second'` })
        .where(eq(newsletterIssues.id, id));
      while ((await run(id, deliver)) === 'letters');
      expect(await countsOf(id)).toMatchObject({ state: 'done', counts: { sent: count, waiting: 0 } });

      const letters = byAddress(post.arrived);
      expect(letters.size).toBe(count);
      const twice = [...letters.values()].filter((list) => list.length > 1);
      // The letter under way at the kill is in doubt. It leaves again with its own message id.
      expect(twice.length).toBeLessThanOrEqual(1);
      for (const [first, second, ...more] of twice)
        expect([second!.messageId, more.length]).toEqual([first!.messageId, 0]);
    },
    120_000 + count * 100,
  );

  it('lets a sign-in code overtake every letter', async () => {
    await emptyList();
    let open = () => {};
    const codeIsThere = new Promise<void>((resolve) => (open = resolve));
    const { post, shop, deliver } = await openShop({
      holds: (to) => (to.startsWith('reader') ? codeIsThere : undefined),
    });
    await makeSubscribers(
      db,
      Array.from({ length: 20 }, (_, at) => `reader-${at}@example.in`),
    );
    const id = await makeSentIssue(db);
    const mailer = createMailer(shop);
    closes.push(mailer.close);
    await work(emailJob, silentLog, mailer.send);
    await doIssues(shop, deliver);
    const isHeld = async () => {
      const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
      return row!.runner !== null;
    };
    await expect.poll(isHeld, { timeout: 60_000 }).toBe(true);

    const { email } = await makeUser(db);
    const asked = await createApi(shop).request('/api/auth/login-send-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => post.arrived.map(({ to }) => to), { timeout: 60_000 }).toEqual([email]);
    open();
    await expect.poll(() => countsOf(id), { timeout: 60_000 }).toMatchObject({ state: 'done' });
    expect(post.arrived).toHaveLength(21);
  });

  it('lists refused addresses, tries others later, and leaves out who unsubscribes', async () => {
    await emptyList();
    const { post, deliver } = await openShop();
    await makeSubscribers(db, ['refused@example.in', 'later@example.in', 'good@example.in', 'b@example.in']);
    const id = await makeSentIssue(db);
    const leaving: Deliver = async (letter) => {
      await deliver(letter);
      if (letter.to === 'good@example.in')
        await db
          .update(newsletterSubscribers)
          .set({ confirmedAt: null, unsubscribedAt: sql`now()` })
          .where(eq(newsletterSubscribers.email, 'b@example.in'));
    };
    expect(await run(id, leaving)).toBe('later');
    expect(await countsOf(id)).toMatchObject({
      state: 'sending',
      counts: { waiting: 1, sent: 1, refused: 1, unsubscribed: 1 },
    });
    expect([...byAddress(post.arrived).keys()]).toEqual(['good@example.in']);

    const next = await makeSentIssue(db);
    expect((await countsOf(next)).counts).toMatchObject({ waiting: 2, left_out: 1 });
  });

  it('has a link of its own for each reader, and nothing that counts openings', async () => {
    await emptyList();
    const { post, deliver } = await openShop();
    await makeSubscribers(db, ['one@example.in', 'two@example.in']);
    await run(await makeSentIssue(db), deliver);
    const [one, two] = post.arrived;
    const link = /<http:\/\/[^>]*\/api\/newsletter\/unsubscribe\?token=([^>]+)>/;
    const header = (mail: ArrivedEmail, key: string) =>
      mail.headers.find((found) => found.key === key)?.value ?? '';
    const token = link.exec(header(one!, 'list-unsubscribe'))![1]!;
    expect(header(one!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(one!.text).toContain(`/newsletter/unsubscribe?token=${token}`);
    expect(one!.text).toContain('Warm the oil');
    // Without the link that unsubscribes both letters are the same, so no part of them knows its reader.
    const other = link.exec(header(two!, 'list-unsubscribe'))![1]!;
    expect(one!.html!.replaceAll(token, '')).toBe(two!.html!.replaceAll(other, ''));
    await unsubscribe(db, { token });
    const next = await makeSentIssue(db);
    expect((await countsOf(next)).counts).toMatchObject({ waiting: 1 });
  });

  it('stops after the letter under way, and goes on with the others', async () => {
    await emptyList();
    const { post, deliver } = await openShop();
    await makeSubscribers(
      db,
      Array.from({ length: 6 }, (_, at) => `reader-${at}@example.in`),
    );
    const id = await makeSentIssue(db);
    const stopping: Deliver = async (letter) => {
      await deliver(letter);
      if (post.arrived.length === 2) await stopIssue(db, { id, by: testAuthor });
    };
    expect(await run(id, stopping)).toBe('not ours');
    expect(await countsOf(id)).toMatchObject({ state: 'stopped', counts: { sent: 2, waiting: 4 } });
    await goOnWithIssue(db, { id, by: testAuthor });
    await run(id, deliver);
    await expect.poll(() => countsOf(id)).toMatchObject({ state: 'done', counts: { sent: 6 } });
    expect(byAddress(post.arrived).size).toBe(6);
  });

  it('stops when the mail server refuses ten addresses in a row', async () => {
    await emptyList();
    const { deliver } = await openShop();
    await makeSubscribers(
      db,
      Array.from({ length: 12 }, (_, at) => `refused-${at}@example.in`),
    );
    const id = await makeSentIssue(db);
    expect(await run(id, deliver)).toBe('later');
    const stopped = await countsOf(id);
    expect(stopped).toMatchObject({ state: 'stopped', counts: { waiting: 12, refused: 0 } });
    expect(stopped.problem).toContain('No such mailbox');
  });

  it('waits while no mail server answers, and says so', async () => {
    await emptyList();
    const { post, deliver } = await openShop();
    await makeSubscribers(db, ['reader@example.in']);
    const id = await makeSentIssue(db);
    const away: Deliver = () => Promise.reject(new Error('connect ECONNREFUSED'));
    expect(await run(id, away)).toBe('later');
    expect(await countsOf(id)).toMatchObject({ state: 'sending', problem: 'connect ECONNREFUSED' });
    await run(id, deliver);
    expect(await countsOf(id)).toMatchObject({ state: 'done', problem: '' });
    expect(post.arrived).toHaveLength(1);
  });
});
