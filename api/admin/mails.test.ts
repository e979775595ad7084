import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { queueMail } from '#platform/server/mail.ts';
import { settleMail } from '#platform/server/mailing/note-mail.ts';
import { makePerson, makeToken, queuedMails } from '#shop/identity/server/testing.ts';
import { createApi } from '../api.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readConfig({}), log: silentLog });

it('support finds a mail by its address and sends it again; a packer does not', async () => {
  const support = await makePerson(db, { staffRole: 'support' });
  const packer = await makePerson(db, { staffRole: 'packer' });
  const id = await queueMail(db, {
    to: 'meera@example.in',
    template: 'welcome',
    data: { firstName: 'Meera' },
  });
  await settleMail(db, { id, outcome: { state: 'sent', subject: 'Welcome', messageId: '<1@x>' } });
  const ask = async (personId: number, path: string, method = 'GET') => {
    const token = await makeToken(db, personId);
    const answer = await api.request(path, { method, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: await answer.json() };
  };

  const list = '/api/admin/mails?to=meera@example.in';
  expect((await ask(packer.id, list)).status).toBe(403);
  expect(await ask(support.id, list)).toMatchObject({
    status: 200,
    body: { mails: [{ id, state: 'sent', subject: 'Welcome', canResend: true }], next: null },
  });
  expect((await ask(packer.id, `/api/admin/mails/${id}/resend`, 'POST')).status).toBe(403);
  expect(await ask(support.id, `/api/admin/mails/${id}/resend`, 'POST')).toMatchObject({
    status: 200,
    body: { repeats: id, state: 'queued' },
  });
  expect(await queuedMails(db, 'meera@example.in')).toHaveLength(2);
});
