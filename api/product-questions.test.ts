// §2 a question about a product reaches staff without an email address, and its answer goes by email once
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs } from '#platform/india-time.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { silentLog } from '#platform/server/log.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { deleteOldQuestions } from '#shop/questions/server/question-data.ts';
import { productQuestions } from '#shop/questions/server/tables.ts';
import { createCheckedApi } from './checked-api.ts';
import { openStaffApi } from './admin/testing.ts';
import { erasePersonalData, exportPersonalData } from './personal-data-sources.ts';

const { db, api, call } = await openStaffApi();
const limited = createCheckedApi({ db, config: readShopConfig({ TRUSTED_PROXY: 'on' }), log: silentLog });
const support = await makeStaff(db, 'support');
const product = await makeProduct(db, { name: 'Neem Oil', slug: 'neem-oil' });
const words = 'Does the oil come in glass?';
const answer = 'Yes, in a bottle of brown glass.';

type Open = { productQuestions: { id: number; words: string; product: string }[] };
type Sender = { token?: string; network?: string; on?: typeof api };

async function ask(body: object, { token, network = '203.0.113.7', on = api }: Sender = {}) {
  const response = await on.request(
    '/api/product-questions',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': network,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ requestId: randomUUID(), productId: product.id, words, ...body }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  return { status: response.status, body: (await response.json()) as { code?: string; message: string } };
}

const emailsTo = async (email: string) =>
  (await queuedEmails(db, email)).filter(({ template }) => template === 'product-question-answered');
const rowsOf = (email: string) => db.$count(productQuestions, eq(productQuestions.email, email));

async function openIdOf(text: string): Promise<number> {
  const open = (await call(support.token, 'GET', 'questions')).body as unknown as Open;
  return open.productQuestions.find((question) => question.words === text)!.id;
}

async function customer() {
  const { id, email } = await makeUser(db);
  return { id, email, token: await makeToken(db, id) };
}

it('a guest asks, staff see no email, and many answers at once send one email', async () => {
  const email = 'rani@example.in';
  const text = `${words} It is a gift.`;
  const asked = await ask({ email, words: text });
  expect(asked).toMatchObject({
    status: 200,
    body: { message: 'We have your question. We answer by email within 2 working days.' },
  });
  const board = await call(support.token, 'GET', 'board');
  expect(JSON.stringify(board.body)).toContain('Questions to answer');
  const open = await call(support.token, 'GET', 'questions');
  expect(JSON.stringify(open.body)).not.toContain(email);
  const id = await openIdOf(text);
  const path = `product-questions/${id}/answer`;
  const sent = await Promise.all([1, 2, 3].map(() => call(support.token, 'POST', path, { words: answer })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await emailsTo(email)).toMatchObject([{ data: { product: 'Neem Oil', slug: 'neem-oil', answer } }]);
  // Anybody may have typed the address.
  expect(JSON.stringify(await queuedEmails(db, email))).not.toContain('It is a gift.');
  expect((await call(support.token, 'POST', path, { words: 'No, plastic.' })).body.code).toBe(
    'question_moved',
  );
  expect((await call(support.token, 'POST', `product-questions/${id}/close`)).status).toBe(409);
});

it('a customer names no email, and a guest has to', async () => {
  const { token, email } = await customer();
  expect((await ask({ email: 'other@example.in' }, { token })).status).toBe(200);
  expect([await rowsOf(email), await rowsOf('other@example.in')]).toEqual([1, 0]);
  expect(await ask({})).toMatchObject({ status: 400, body: { code: 'no_email' } });
  expect((await ask({ email: 'a@example.in', productId: 999_999 })).status).toBe(404);
});

it('a repeated request asks once, and another question with it is refused', async () => {
  const email = 'once@example.in';
  const requestId = randomUUID();
  const all = await Promise.all([1, 2, 3].map(() => ask({ email, requestId })));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rowsOf(email)).toBe(1);
  for (const other of [{ words: 'Another question?' }, { email: 'thief@example.in' }])
    expect(await ask({ email, requestId, ...other })).toMatchObject({
      status: 409,
      body: { code: 'other_request' },
    });
});

it('a network is limited for an address, whose owner still asks from another', async () => {
  const email = 'asked@example.in';
  const from = { network: '203.0.113.40', on: limited };
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await ask({ email, words: `${words} ${n}` }, from)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect((await ask({ email }, { network: '198.51.100.9', on: limited })).status).toBe(200);
});

it('other staff neither read nor answer a question', async () => {
  const text = `${words} For hair?`;
  await ask({ email: 'b@example.in', words: text });
  const id = await openIdOf(text);
  let refused = 0;
  for (const role of ['packer', 'content', null] as const) {
    const { token } = await makeStaff(db, role);
    for (const act of ['answer', 'close']) {
      const body = act === 'answer' ? { words: answer } : undefined;
      expect((await call(token, 'POST', `product-questions/${id}/${act}`, body)).status).toBe(403);
      refused += 1;
    }
  }
  expect(refused).toBe(6);
  expect((await call(support.token, 'POST', `product-questions/${id}/close`)).status).toBe(200);
  expect(await emailsTo('b@example.in')).toEqual([]);
});

it('questions are exported, and go with the account or 180 days after the answer', async () => {
  const { id: userId, email, token } = await customer();
  await ask({}, { token });
  const subject = { userId, sessionId: 0, email };
  const { productQuestions: exported } = await exportPersonalData(db, subject);
  expect(exported).toMatchObject([{ product: 'Neem Oil', words, state: 'open' }]);
  await db.transaction((tx) => erasePersonalData(tx, subject));
  expect(await rowsOf(email)).toBe(0);
  const text = `${words} Old.`;
  await ask({ email: 'old@example.in', words: text });
  await call(support.token, 'POST', `product-questions/${await openIdOf(text)}/close`);
  const daysAhead = (days: number) => ({ now: new Date(Date.now() + days * dayMs) });
  await deleteOldQuestions(db, daysAhead(179));
  expect(await rowsOf('old@example.in')).toBe(1);
  await deleteOldQuestions(db, daysAhead(181));
  expect(await rowsOf('old@example.in')).toBe(0);
});

it('many questions of strangers hide none of a customer', async () => {
  const { token } = await customer();
  const rows = Array.from({ length: 120 }, (_, n) => ({
    requestId: randomUUID(),
    words: `Junk ${n}`,
    email: `junk${n}@strangers.example`,
    productId: product.id,
    at: new Date(Date.now() - dayMs),
  }));
  await db.insert(productQuestions).values(rows);
  const text = `${words} For a child of five.`;
  await ask({ words: text }, { token });
  expect(await openIdOf(text)).toBeGreaterThan(0);
});
