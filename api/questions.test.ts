// §9 a customer asks about an order on its page, staff paste a message of the customer, and the answer goes by email once; open questions wait on the board
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { readShopConfig } from '#server/config.ts';
import { emailShopOf, renderEmail } from '#server/emails/render-email.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { orderQuestions } from '#shop/questions/server/tables.ts';
import { openStaffApi } from './admin/testing.ts';
import { eraseOldGuests } from './personal-data-sources.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const product = await makeProduct(db, { mrpPaise: 50_000, stock: 500 });
const words = 'Does the oil come in glass?';
const answer = 'Yes, in a bottle of brown glass.';

type Body = { code?: string; questions: { id: number; words: string; state: string; answer: string }[] };

async function customer() {
  const { userId } = await makeCustomer(db);
  const token = await makeToken(db, userId);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const order = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
  const { orderNumber } = await placeOrder(db, { userId, order });
  return { userId, token, email: user!.email, orderNumber, orderId: order.orderId };
}

async function send(token: string, orderNumber: string, body?: object) {
  const response = await api.request(`/api/orders/${orderNumber}/questions`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const ask = (one: { token: string; orderNumber: string }, text = words, requestId: string = randomUUID()) =>
  send(one.token, one.orderNumber, { requestId, words: text });

const answered = async (email: string) =>
  (await queuedEmails(db, email)).filter(({ template }) => template === 'question-answered');

it('a question waits on the board of staff, and is answered by email once', async () => {
  const one = await customer();
  const { body: asked } = await ask(one);
  expect(asked.questions).toMatchObject([{ words, state: 'open', answer: '' }]);
  const board = await call(support.token, 'GET', 'board');
  expect(JSON.stringify(board.body)).toContain('Questions to answer');
  const open = (await call(support.token, 'GET', 'questions')).body as unknown as Body;
  expect(open.questions).toContainEqual(expect.objectContaining({ words, orderNumber: one.orderNumber }));
  const [{ id } = { id: 0 }] = asked.questions;
  const sent = await Promise.all(
    [1, 2, 3].map(() => call(support.token, 'POST', `questions/${id}/answer`, { words: answer })),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answered(one.email)).toMatchObject([
    { data: { orderNumber: one.orderNumber, question: words, answer } },
  ]);
  expect((await send(one.token, one.orderNumber)).body.questions).toMatchObject([
    { state: 'answered', answer },
  ]);
  const other = await call(support.token, 'POST', `questions/${id}/answer`, { words: 'No, in plastic.' });
  expect(other).toMatchObject({ status: 409, body: { code: 'question_moved' } });
  expect((await call(support.token, 'POST', `questions/${id}/close`)).status).toBe(409);
});

it('staff paste a message and close it without an email', async () => {
  const one = await customer();
  const form = { requestId: randomUUID(), words: 'Thank you for the quick parcel.' };
  const paste = () => call(support.token, 'POST', `orders/${one.orderNumber}/questions`, form);
  await Promise.all([paste(), paste(), paste()]);
  const pasted = (await paste()).body as unknown as Body;
  expect(pasted.questions).toMatchObject([{ words: form.words, pastedBy: 'Rani', state: 'open' }]);
  const path = `questions/${pasted.questions[0]!.id}/close`;
  expect((await call(support.token, 'POST', path)).body.questions).toMatchObject([{ state: 'closed' }]);
  expect(await answered(one.email)).toEqual([]);
});

it('an answer repeats no message that staff pasted', async () => {
  const one = await customer();
  const form = { requestId: randomUUID(), words: 'Pay by UPI to thief@ybl' };
  const pasted = await call(support.token, 'POST', `orders/${one.orderNumber}/questions`, form);
  const [{ id } = { id: 0 }] = (pasted.body as unknown as Body).questions;
  expect((await call(support.token, 'POST', `questions/${id}/answer`, { words: answer })).status).toBe(200);
  const [sent] = await answered(one.email);
  expect(JSON.stringify(sent!.data)).not.toContain('thief');
  const { text } = renderEmail(sent!, emailShopOf(readShopConfig({})));
  expect(text).toContain(`You asked about your order ${one.orderNumber}.`);
});

it('nobody asks about or reads the order of another customer', async () => {
  const [one, thief] = [await customer(), await customer()];
  await ask(one);
  let refused = 0;
  for (const body of [undefined, { requestId: randomUUID(), words }]) {
    expect((await send(thief.token, one.orderNumber, body)).status).toBe(404);
    expect((await send('x'.repeat(40), one.orderNumber, body)).status).toBe(401);
    refused += 2;
  }
  for (const role of ['packer', 'content', null] as const) {
    const { token } = await makeStaff(db, role);
    expect((await call(token, 'GET', `orders/${one.orderNumber}/questions`)).status).toBe(403);
    expect((await call(token, 'GET', 'questions')).status).toBe(403);
    refused += 2;
  }
  expect(refused).toBe(10);
  expect(await db.$count(orderQuestions, eq(orderQuestions.orderId, one.orderId))).toBe(1);
});

it('an order holds ten open questions, also of many requests at once', async () => {
  const one = await customer();
  const all = await Promise.all(Array.from({ length: 15 }, (_, at) => ask(one, `${words} ${at}`)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(all.filter(({ body }) => body.code === 'too_many_questions')).toHaveLength(5);
});

it('a repeated request asks once, and other words with it are refused', async () => {
  const one = await customer();
  const requestId = randomUUID();
  await Promise.all([ask(one, words, requestId), ask(one, words, requestId)]);
  expect((await send(one.token, one.orderNumber)).body.questions).toHaveLength(1);
  expect(await ask(one, 'Another question?', requestId)).toMatchObject({
    status: 409,
    body: { code: 'other_request' },
  });
});

it('one request id at two orders at once hangs one question', async () => {
  const [one, other] = [await customer(), await customer()];
  const requestId = randomUUID();
  const both = await Promise.all([ask(one, words, requestId), ask(other, words, requestId)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('HTML stays text, and hidden letters, empty and long words are refused', async () => {
  const one = await customer();
  const html = '<img src=x onerror=alert(1)> <b>Is it glass?</b>';
  const { body } = await ask(one, html);
  expect(body.questions).toMatchObject([{ words: html }]);
  const path = `questions/${body.questions[0]!.id}/answer`;
  for (const bad of ['', '    ', 'a\u0000bcdef', 'x'.repeat(2_001), 'The \u202eoil?']) {
    expect((await ask(one, bad)).status).toBe(400);
    expect((await call(support.token, 'POST', path, { words: bad })).status).toBe(400);
  }
  expect((await call(support.token, 'POST', path, { words: '<a href="/cart">Yes</a>' })).status).toBe(200);
  const [mail] = await answered(one.email);
  const sent = renderEmail(mail!, emailShopOf(readShopConfig({})));
  expect(sent.html).not.toMatch(/<img src=x|<b>Is|<a href="\/cart/);
  expect(sent.html).toContain('&lt;b&gt;Is it glass?');
});

it('questions go with an old order without an account', async () => {
  const one = await customer();
  await ask(one);
  await db
    .update(orders)
    .set({ userId: null, state: 'cancelled', placedAt: new Date('2020-01-01') })
    .where(eq(orders.id, one.orderId));
  const later = new Date(Date.now() + 400 * dayMs);
  await eraseOldGuests(db, { now: later });
  expect(await db.$count(orderQuestions, eq(orderQuestions.orderId, one.orderId))).toBe(0);
});

it('questions go with an erased customer, and nobody pastes one there', async () => {
  const one = await customer();
  await ask(one);
  await db
    .update(orders)
    .set({ userId: null, address: sql`${orders.address} || '{"phone": ""}'::jsonb` })
    .where(eq(orders.id, one.orderId));
  const form = { requestId: randomUUID(), words };
  expect(await call(support.token, 'POST', `orders/${one.orderNumber}/questions`, form)).toMatchObject({
    status: 409,
    body: { code: 'customer_erased' },
  });
  await eraseOldGuests(db, { now: new Date() });
  expect(await db.$count(orderQuestions, eq(orderQuestions.orderId, one.orderId))).toBe(0);
});
