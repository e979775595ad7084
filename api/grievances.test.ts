// §9 a complaint without sign-in or by phone gets a ticket number at once, its link by email alone, the clocks of the law on the board, and its answer by
// email
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { changeLog } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { idOfTicket } from '#shop/grievances/ticket.ts';
import { orderNumberOf } from '#shop/orders/order-number.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { makeDelivered } from '#shop/returns/server/testing.ts';
import { openStaffApi } from './admin/testing.ts';
import { boardRows } from './admin/board.ts';
import { createCheckedApi } from './checked-api.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const words = 'The jar was broken and nobody answers my calls.';

const newForm = (given: object = {}) => ({
  requestId: randomUUID(),
  name: 'Leela Menon',
  email: `leela-${randomUUID()}@example.in`,
  topic: 'product',
  words,
  ...given,
});

async function post(path: string, body: object, to = api) {
  const response = await to.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const file = (form: object, to = api) => post('/api/grievances', form, to);
const look = (token: string) => post('/api/grievances/look', { token });
const staffCall = (method: string, path: string, body?: object) =>
  call(support.token, method, `grievances${path}`, body);

async function filed(given: object = {}) {
  const form = newForm(given);
  const { body } = await file(form);
  const id = idOfTicket(body.ticket)!;
  const emails = () => queuedEmails(db, form.email);
  const token = async () => (await emails()).at(-1)!.data.token as unknown as string;
  return { id, form, ticket: body.ticket as string, emails, token };
}

const rowsOfBoard = async () =>
  (await readBoard(db, { role: 'support', rows: boardRows(readShopConfig({})) })).rows;

describe('a complaint', () => {
  it('gets a ticket number at once, and its link by email alone', async () => {
    const form = newForm({ orderNumber: '' });
    const { status, body } = await file(form);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['acknowledgeBy', 'redressBy', 'ticket']);
    expect(body.ticket).toMatch(/^GR-\d{6}$/);
    const [email] = await queuedEmails(db, form.email);
    expect(email).toMatchObject({
      template: 'grievance-step',
      data: { step: 'received', ticket: body.ticket },
    });
    expect(await look(email!.data.token as unknown as string)).toMatchObject({
      status: 200,
      body: { ticket: body.ticket, state: 'received', words, steps: [] },
    });
  });

  it('is answered by staff from the board, and the link shows each step', async () => {
    const { id, ticket, emails, token } = await filed();
    expect(await rowsOfBoard()).toContainEqual(
      expect.objectContaining({ kind: 'grievancesToAcknowledge', isPastDue: false }),
    );
    await staffCall('POST', `/${id}/acknowledge`);
    await staffCall('POST', `/${id}/acknowledge`);
    expect((await look(await token())).body).toMatchObject({ state: 'acknowledged' });
    expect(await rowsOfBoard()).toContainEqual(expect.objectContaining({ kind: 'grievancesToAnswer' }));
    const answer = { outcome: 'settled', words: 'We are sorry. A new jar is on its way.' };
    expect(await staffCall('POST', `/${id}/answer`, answer)).toMatchObject({
      status: 200,
      body: { state: 'answered', outcome: 'settled' },
    });
    expect((await emails()).map(({ data }) => [data.step, data.answer])).toEqual([
      ['received', ''],
      ['acknowledged', ''],
      ['answered', answer.words],
    ]);
    const { body } = await look(await token());
    expect(body).toMatchObject({ state: 'answered', outcome: 'settled' });
    expect(body.steps.map(({ event }: { event: string }) => event)).toEqual(['acknowledged', 'answered']);
    expect(JSON.stringify(body)).not.toMatch(/leela|Leela/);
    const accesses = await db.select().from(accessLog).where(eq(accessLog.about, ticket));
    expect(accesses).toHaveLength(3);
    const log = await db.select().from(changeLog).where(eq(changeLog.kind, 'grievance'));
    expect(JSON.stringify(log)).not.toMatch(/leela|jar/i);
    expect(log.filter(({ entityId }) => entityId === String(id))).toHaveLength(3);
  });

  it('is answered once by two staff at the same moment', async () => {
    const { id, emails } = await filed();
    const answer = { outcome: 'not_upheld', words: 'The courier has your signature.' };
    const other = { outcome: 'settled', words: 'A new jar is on its way.' };
    const both = await Promise.all([answer, other].map((body) => staffCall('POST', `/${id}/answer`, body)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = both.find(({ status }) => status === 200);
    const { outcome, steps } = won!.body as { outcome: string; steps: { words: string }[] };
    expect((await staffCall('POST', `/${id}/answer`, { outcome, words: steps.at(-1)!.words })).status).toBe(
      200,
    );
    expect((await emails()).filter(({ data }) => data.step === 'answered')).toHaveLength(1);
  });

  it('is noted on the phone once, also without an email', async () => {
    const form = { ...newForm({ email: '', phone: '+91 98114 00077' }) };
    const first = await staffCall('POST', '', form);
    const again = await staffCall('POST', '', form);
    expect(first.body).toMatchObject({ state: 'acknowledged', phone: '9811400077', email: null });
    expect(again.body.ticket).toBe(first.body.ticket);
    const nowhere = await staffCall('POST', '', newForm({ email: '', phone: '' }));
    expect(nowhere).toMatchObject({ status: 400, body: { fields: { email: /phone number/ } } });
  });

  it('is no complaint by one press, without an email, and comes back by another', async () => {
    const { id, emails, token } = await filed();
    await staffCall('POST', `/${id}/spam`);
    expect(await emails()).toHaveLength(1);
    expect((await look(await token())).body).toMatchObject({ state: 'closed', steps: [] });
    expect((await staffCall('POST', `/${id}/answer`, { outcome: 'settled', words })).status).toBe(409);
    await staffCall('POST', `/${id}/reopen`);
    expect((await look(await token())).body).toMatchObject({ state: 'acknowledged' });
  });

  it.each([
    ['no address', 'email', 'nobody'],
    ['an empty email', 'email', ''],
    ['a blank name', 'name', ' '],
    ['an unknown topic', 'topic', 'weather'],
    ['one word', 'words', 'Bad.'],
    ['a book', 'words', 'x'.repeat(2_001)],
    ['a mistyped order number', 'orderNumber', 'AR-1000012'],
    ['no order number', 'orderNumber', 'my order of May'],
  ])('is refused with %s, in words at the field', async (_, field, value) => {
    const { status, body } = await file(newForm({ [field]: value }));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('takes an order number as people write it', async () => {
    const { order } = await makeDelivered(db);
    const digits = order.orderNumber.replace('AR-', '');
    const { id } = await filed({ orderNumber: ` ar ${digits.slice(0, 3)} ${digits.slice(3)} ` });
    expect((await staffCall('GET', `/${id}`)).body).toMatchObject({ orderNumber: order.orderNumber });
    const found = await staffCall('GET', `?q=${encodeURIComponent(`ar ${digits}`)}`);
    expect(found.body.rows).toMatchObject([{ id }]);
  });
});

describe('an attacker', () => {
  it('learns nothing of an order that is not theirs, and staff are warned', async () => {
    const { order, email } = await makeDelivered(db);
    const { orderNumber } = order;
    const [foreign, own, none] = [
      await filed({ orderNumber }),
      await filed({ orderNumber, email }),
      await filed({ orderNumber: orderNumberOf(900_001) }),
    ];
    expect((await staffCall('GET', `/${foreign.id}`)).body.order).toBe('other');
    expect((await staffCall('GET', `/${own.id}`)).body.order).toBe('same');
    expect((await staffCall('GET', `/${none.id}`)).body.order).toBe('missing');
  });

  it('sends no words of their own to an address of somebody else', async () => {
    const { emails } = await filed({ name: 'Win a prize', words: 'Open http://evil.example now' });
    expect(JSON.stringify(await emails())).not.toMatch(/prize|evil/);
  });

  it('fills no inbox, and keeps nobody from complaining', async () => {
    const limited = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });
    const email = `flooded-${randomUUID()}@example.in`;
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await file(newForm({ email }), limited));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await queuedEmails(db, email)).toHaveLength(5);
    expect(new Set(answers.map(({ body }) => Object.keys(body).join())).size).toBe(1);
  });

  it('files no more than forty an hour from a network', async () => {
    const limited = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });
    let status = 200;
    for (let n = 0; n < 45 && status === 200; n += 1) ({ status } = await file(newForm(), limited));
    expect(status).toBe(429);
  });

  it('opens no complaint by a link of another use, a changed or an old one', async () => {
    const { id, token } = await filed();
    const at = new Date(Date.now() + dayMs);
    const right = await token();
    const [, ...rest] = right.split('.');
    const wrong = [
      ...['return', 'track', 'invoice', 'review-decision'].map((use) => signLink(use, { id, at })),
      [id + 1, ...rest].join('.'),
      signLink('grievance', { id, at: new Date(Date.now() - 1) }),
      '',
      'x'.repeat(120),
    ];
    for (const one of wrong) expect((await look(one)).status).toBe(404);
    expect((await look(right)).status).toBe(200);
  });

  it('reads nothing of an earlier complaint by its request id', async () => {
    const { form, ticket } = await filed();
    expect((await file(form)).body.ticket).toBe(ticket);
    const stolen = newForm({ requestId: form.requestId });
    expect(await file(stolen)).toMatchObject({ status: 409, body: { code: 'other_request' } });
  });
});
