// §9 the merchant orders, names and hides the sections of the home page, and writes the words of emails
import { expect, it } from 'vitest';
import { openTexts } from './testing.ts';

const { read, publish, draft, owner } = await openTexts();
const empty = { subject: '', greeting: '', opening: '', signature: '' };

it('lists the words of an email, which begin empty', async () => {
  expect(await read({ kind: 'emails', key: 'order-shipped' })).toMatchObject({
    title: 'Order shipped',
    path: '',
    form: empty,
  });
});

it('knows no words of an email with a code', async () => {
  expect(await read({ kind: 'emails', key: 'login-code' })).toMatchObject({ code: 'content_not_found' });
});

it('refuses a placeholder that the email cannot fill in', async () => {
  const name = { kind: 'emails', key: 'welcome' };
  const { status, body } = await publish(
    name,
    await draft(name, { ...empty, subject: 'Order {order} of {name}' }),
    {},
    owner,
  );
  expect(status).toBe(422);
  expect(body['findings']).toMatchObject([
    { level: 'gap', about: 'fact', field: 'subject', words: '{order}' },
  ]);
  const mended = await draft(name, { ...empty, subject: 'Welcome, {name}' });
  expect((await publish(name, mended, {}, owner)).status).toBe(200);
});

it('refuses a promise of money in a subject and a claim in the first paragraph', async () => {
  const name = { kind: 'emails', key: 'order-delivered' };
  const form = { ...empty, subject: '20% off your next order', opening: 'Our oil cures arthritis.' };
  const { status, body } = await publish(name, await draft(name, form), {}, owner);
  expect(status).toBe(422);
  const about = (body['findings'] as { about: string }[]).map((finding) => finding.about);
  expect(about).toEqual(expect.arrayContaining(['claim', 'money']));
});
