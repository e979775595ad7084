// §9 the owner writes an issue of the newsletter, tests it and sends it at a pace of its own; each address once after a kill, refused ones are listed,
// sign-in codes never wait
import { describe, expect, it } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { testAuthor } from '#shop/content/server/testing.ts';
import { beginDueIssues } from '#shop/newsletter/admin/server/issues/send-issue.ts';
import { readLetter } from '#shop/newsletter/server/issues/read-letter.ts';
import { newsletterIssues, newsletterRecipients } from '#shop/newsletter/server/tables.ts';
import { makeIssueForm, makeSubscribers } from '#shop/newsletter/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, call } = await openStaffApi({ SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25' });
const owner = (await makeStaff(db, 'owner')).token;
const writer = (await makeStaff(db, 'content')).token;
await makeSubscribers(db, ['asha@example.in', 'ravi@example.in']);

async function draft(fields: object = {}) {
  const { id } = (await call(writer, 'POST', 'newsletter/issues', { copyOf: null })).body as { id: number };
  const saved = await call(writer, 'PUT', `newsletter/issues/${id}`, {
    revision: 1,
    form: makeIssueForm(fields as never),
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { id, revision: saved.body['revision'] as number };
}

const send = ({ id, revision }: { id: number; revision: number }, more: object = {}, token = owner) =>
  call(token, 'POST', `newsletter/issues/${id}/send`, { revision, at: null, reason: '', ...more });

const read = async (id: number) => (await call(owner, 'GET', `newsletter/issues/${id}`)).body;

describe('an issue of the newsletter', () => {
  it('is written by the role content and sent by the owner alone', async () => {
    const issue = await draft();
    expect((await send(issue, {}, writer)).status).toBe(403);
    expect(await db.$count(newsletterRecipients)).toBe(0);
    expect((await send(issue)).body).toMatchObject({ state: 'sending', counts: { waiting: 2 } });
    expect((await send(issue)).body.code).toBe('wrong_state');
    const late = await call(writer, 'PUT', `newsletter/issues/${issue.id}`, {
      revision: issue.revision,
      form: makeIssueForm({ subject: 'Other words' }),
    });
    expect(late.body.code).toBe('wrong_state');
  });

  it.each([
    [{ text: 'Flat 20% off on every oil.' }, 'money'],
    [{ text: 'This oil cures arthritis.' }, 'claim'],
    [{ subject: 'TODO' }, 'placeholder'],
    [{ subject: '' }, 'missing'],
    [{ text: 'See [oils](/category/gone).' }, 'link'],
    [{ products: [{ product: 'gone', words: '' }] }, 'product'],
  ])('does not leave with %j', async (fields, about) => {
    const refused = await send(await draft(fields), { reason: 'Please' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'gaps' } });
    expect(JSON.stringify(refused.body['findings'])).toContain(`"about":"${about}"`);
  });

  it('sends no test without a subject', async () => {
    const { id } = await draft({ subject: '' });
    const refused = await call(writer, 'POST', `newsletter/issues/${id}/test`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_subject' } });
  });

  it('names the colleague and both texts when a save is stale', async () => {
    const { id, revision } = await draft();
    const save = (token: string, subject: string, of = revision) =>
      call(token, 'PUT', `newsletter/issues/${id}`, { revision: of, form: makeIssueForm({ subject }) });
    expect((await save(owner, 'Hers')).status).toBe(200);
    expect(await save(writer, 'Mine')).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', yours: { subject: 'Mine' }, current: { subject: 'Hers' } },
    });
    expect((await send({ id, revision })).status).toBe(409);
  });

  it('leaves once at its hour, also after a night without the shop', async () => {
    const issue = await draft();
    expect((await send(issue, { at: '2020-01-01T09:00' })).body.code).toBe('wrong_hour');
    const at = new Date(Date.now() + 26 * hourMs).toISOString().slice(0, 16);
    expect((await send(issue, { at })).body).toMatchObject({ state: 'scheduled' });
    const due = { now: new Date(Date.now() + 40 * hourMs), authorOf: () => testAuthor };
    const none = () => Promise.resolve([]);
    const counts = await Promise.all([beginDueIssues(db, due, none), beginDueIssues(db, due, none)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await read(issue.id)).toMatchObject({ state: 'sending', counts: { waiting: 2 } });
  });

  it('becomes a draft with the reason when the gate refuses it at its hour', async () => {
    const issue = await draft();
    const at = new Date(Date.now() + 26 * hourMs).toISOString().slice(0, 16);
    await send(issue, { at });
    const due = { now: new Date(Date.now() + 40 * hourMs), authorOf: () => testAuthor };
    const gap = {
      level: 'gap',
      about: 'link',
      field: 'text',
      label: 'Text',
      words: '',
      message: 'Dead.',
    } as const;
    expect(await beginDueIssues(db, due, () => Promise.resolve([gap]))).toBe(0);
    expect(await read(issue.id)).toMatchObject({
      state: 'draft',
      problem: expect.stringContaining('Dead.') as string,
    });
  });

  it('goes as a test to the staff member alone', async () => {
    const { id } = await draft({ subject: 'Only for me' });
    const { body } = await call(writer, 'POST', `newsletter/issues/${id}/test`);
    const mails = await queuedEmails(db, body['to'] as string);
    expect(mails).toMatchObject([
      { template: 'newsletter-issue', data: { subject: 'Only for me', token: null } },
    ]);
    expect(await read(id)).toMatchObject({ state: 'draft', counts: { waiting: 0 } });
  });

  it('shows each product with its picture and its price of the day', async () => {
    const { id: categoryId } = await makeCategory(db);
    const product = await makeProduct(db, { categoryId });
    const { id } = await draft({ products: [{ product: product.slug, words: 'Cold pressed' }] });
    const row = (await db.select().from(newsletterIssues)).find((issue) => issue.id === id);
    const { cards } = await readLetter(db, row!.data);
    expect(cards).toMatchObject([{ slug: product.slug, words: 'Cold pressed' }]);
    expect(cards[0]!.rupees).toBeGreaterThan(0);
  });

  it('is in the change log with each step', async () => {
    const issue = await draft({ subject: 'A logged issue' });
    await send(issue);
    await call(owner, 'POST', `newsletter/issues/${issue.id}/stop`);
    await call(owner, 'POST', `newsletter/issues/${issue.id}/go-on`);
    const { rows } = (await call(owner, 'GET', 'log?kind=newsletter-issue')).body as unknown as {
      rows: { entityId: string }[];
    };
    expect(rows.filter(({ entityId }) => entityId === String(issue.id))).toHaveLength(4);
  });
});
