// §7 a log of what went to whom; sent again by the staff, codes never
// §9 owner and support read the email log on a page, without words, codes or links, and send again what failed for good
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { queueByName } from '#platform/server/emails/queue-email.ts';
import { settleEmail } from '#platform/server/emails/log-email.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

it('support finds an email by address and resends it; a packer is refused', async () => {
  const support = await makeUser(db, { staffRole: 'support' });
  const packer = await makeUser(db, { staffRole: 'packer' });
  const id = await queueByName(db, {
    to: 'meera@example.in',
    template: 'welcome',
    data: { firstName: 'Meera' },
  });
  await settleEmail(db, { id, outcome: { state: 'sent', subject: 'Welcome', messageId: '<1@x>' } });
  const owner = await makeUser(db, { staffRole: 'owner' });
  const ask = async (userId: number, path: string, method = 'GET') => {
    const token = await makeStaffToken(db, userId);
    const response = await api.request(path, { method, headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, body: await response.json() };
  };

  const list = '/api/admin/mails?to=meera@example.in';
  expect((await ask(packer.id, list)).status).toBe(403);
  expect(await ask(support.id, list)).toMatchObject({
    status: 200,
    body: {
      mails: [{ id, to: 'm•••@example.in', state: 'sent', subject: 'Welcome', canResend: true }],
      next: null,
    },
  });
  expect((await ask(packer.id, `/api/admin/mails/${id}/resend`, 'POST')).status).toBe(403);
  expect(await ask(support.id, `/api/admin/mails/${id}/resend`, 'POST')).toMatchObject({
    status: 200,
    body: { repeats: id, state: 'queued', to: 'm•••@example.in' },
  });
  expect((await ask(owner.id, list)).body).toMatchObject({ mails: [{ to: 'meera@example.in' }, {}] });
  expect(await queuedEmails(db, 'meera@example.in')).toHaveLength(2);
});

it.each([
  ['550 5.1.1 <meera@example.in>: user unknown', '550 5.1.1 <m•••@example.in>: user unknown'],
  ['RCPT TO:meera.k@example.in, refused', 'RCPT TO:m•••@example.in, refused'],
  ['"meera@example.in" and ravi@example.in', '"m•••@example.in" and r•••@example.in'],
  ['मीरा@example.in is unknown', 'म•••@example.in is unknown'],
])('the refusal %j of a mail server is shown to support without its address', async (error, shown) => {
  const support = await makeUser(db, { staffRole: 'support' });
  const token = await makeStaffToken(db, support.id);
  const to = `${randomUUID()}@example.in`;
  const id = await queueByName(db, { to, template: 'welcome', data: { firstName: 'Meera' } });
  await settleEmail(db, { id, outcome: { state: 'failed', error: new Error(error) } });
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.request(`/api/admin/mails?to=${to}`, { headers });
  expect(await response.json()).toMatchObject({ mails: [{ error: shown }] });
});
