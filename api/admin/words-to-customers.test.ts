// §9 what staff write to a customer passes the gate of foreign ways, which the owner alone overrules, with a reason that the log keeps
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { idOfTicket } from '#shop/grievances/ticket.ts';
import { ask, makeDelivered } from '#shop/returns/server/testing.ts';
import { openStaffApi } from './testing.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const owner = await makeStaff(db, 'owner');
const product = await makeProduct(db, { name: 'Neem Oil', slug: 'neem-oil' });
const fraud = 'Please pay in advance by UPI to thief@ybl, and tell us your card number.';
const honest = 'Sorry for the wait. The parcel leaves tomorrow, and we never ask for a card or a code.';

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const response = await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as { ticket?: string };
}

async function productQuestion(email: string) {
  const words = `Is it glass? ${email}`;
  await post('/api/product-questions', { requestId: randomUUID(), productId: product.id, words, email });
  const { body } = await call(support.token, 'GET', 'questions');
  const open = body as unknown as { productQuestions: { id: number; words: string }[] };
  const { id } = open.productQuestions.find((question) => question.words === words)!;
  return { path: `product-questions/${id}/answer`, field: 'words', others: {} };
}

async function orderQuestion() {
  const { orderNumber } = await makeDelivered(db);
  const form = { requestId: randomUUID(), words: 'Is it glass?' };
  const { body } = await call(support.token, 'POST', `orders/${orderNumber}/questions`, form);
  const { questions } = body as unknown as { questions: { id: number }[] };
  return { path: `questions/${questions[0]!.id}/answer`, field: 'words', others: {} };
}

async function complaint(email: string) {
  const form = { name: 'Leela', topic: 'product', words: 'The jar was broken.', email };
  const { ticket } = await post('/api/grievances', { ...form, requestId: randomUUID() });
  const others = { outcome: 'not_upheld' };
  return { path: `grievances/${idOfTicket(ticket!)}/answer`, field: 'words', others };
}

async function refusedReturn() {
  const id = await ask(db, await makeDelivered(db));
  return { path: `returns/${id}/refuse`, field: 'answer', others: {} };
}

async function inspectedReturn() {
  const made = await refusedReturn();
  const shown = (await call(support.token, 'GET', made.path.replace('/refuse', ''))).body;
  const { lines: found } = shown as unknown as { lines: { orderLineId: number }[] };
  const lines = found.map(({ orderLineId }) => ({ orderLineId, refundedQuantity: 0 }));
  return { ...made, path: made.path.replace('refuse', 'inspect'), others: { lines, units: [] } };
}

async function pickup() {
  const made = await refusedReturn();
  const day = '2026-12-01';
  return { path: made.path.replace('refuse', 'pickup/note'), field: 'courier', others: { day } };
}

const acts = { productQuestion, orderQuestion, complaint, refusedReturn, inspectedReturn, pickup };

it.each(Object.entries(acts))('support sends no foreign way by: %s', async (name, make) => {
  const email = `${name.toLowerCase()}@example.in`;
  const { path, field, others } = await make(email);
  const said = name === 'pickup' ? 'Pay thief@ybl' : fraud;
  const refused = await call(support.token, 'POST', path, { ...others, [field]: said, reason: 'Please' });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'foreign_words', fields: { [field]: expect.stringContaining('“thief@ybl” looks like') } },
  });
  expect(refused.body.message).toContain('ask the owner');
  const unsaid = await call(owner.token, 'POST', path, { ...others, [field]: said });
  expect(unsaid).toMatchObject({ status: 422, body: { code: 'reason_wanted' } });
  expect(JSON.stringify(await queuedEmails(db, email))).not.toContain('thief');
});

it.each([
  ['productQuestion', productQuestion],
  ['complaint', complaint],
] as const)('support sends honest words, and the owner others with a reason, by: %s', async (name, make) => {
  const email = `both-${name.toLowerCase()}@example.in`;
  const [first, second] = [await make(email), await make(email.replace('both', 'also'))];
  expect((await call(support.token, 'POST', first.path, { ...first.others, words: honest })).status).toBe(
    200,
  );
  const reason = `The customer asked for it: ${name}`;
  const sent = await call(owner.token, 'POST', second.path, { ...second.others, words: fraud, reason });
  expect(sent.status).toBe(200);
  expect(JSON.stringify(await queuedEmails(db, email.replace('both', 'also')))).toContain('thief@ybl');
  const { body } = await call(owner.token, 'GET', 'log?kind=foreign-words');
  const logged = JSON.stringify(body);
  for (const part of [reason, 'thief@ybl', second.path.split('/')[1]!]) expect(logged).toContain(part);
});

it('support names the tracking page of a courier of the shop, and no other', async () => {
  const courier = { name: 'Fastbox', trackUrl: 'https://fastbox.in/t/{waybill}', isActive: true };
  expect((await call(owner.token, 'POST', 'by-hand/couriers', courier)).status).toBe(200);
  const { path } = await productQuestion('track@example.in');
  const words = (host: string) => ({ words: `See https://${host}/t/W1 for your parcel.` });
  expect((await call(support.token, 'POST', path, words('fastbox.in.evil.in'))).status).toBe(422);
  expect((await call(support.token, 'POST', path, words('fastbox.in'))).status).toBe(200);
});

it('a refusal of a return is overruled by the owner too', async () => {
  const { path } = await refusedReturn();
  const body = { answer: 'Call the maker at 98123 45678.', reason: 'The number of the maker' };
  expect((await call(owner.token, 'POST', path, body)).status).toBe(200);
});
