// §9 owner and support correct name and number of a customer on the phone with a reason, never the email; data and the link that deletes go to the account's
// own email alone
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import { changeLog, emailLog } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { readAttachments } from '#server/emails/read-attachments.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { emailChanges, phoneRequests, signInCodes, users } from '#shop/accounts/server/tables.ts';
import { mailedCode, makeUser } from '#shop/accounts/server/testing.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeCustomer, makeOrderBody } from '#shop/orders/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const reason = 'She called from her number.';
const config = readShopConfig({});

const ask = (id: number, what: string, body: object = { reason }, token = support.token) =>
  call(token, 'POST', `customers/${id}/${what}`, body);

const rowOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
const mailsOf = async (email: string) => (await queuedEmails(db, email)).map(({ template }) => template);
const logOf = (id: number) =>
  db
    .select()
    .from(changeLog)
    .where(eq(changeLog.entityId, String(id)))
    .orderBy(changeLog.id);

async function openLink(token: string) {
  const response = await api.request('/api/auth/account-deletion/by-link', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

async function linkFor(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given);
  expect((await ask(user.id, 'deletion-link')).status).toBe(200);
  return { ...user, token: await mailedCode(db, user.email) };
}

describe('a correction by phone', () => {
  it('changes name and number, tells the customer, and logs who did it and why', async () => {
    const { id, email } = await makeUser(db, { mobile: '9811400011' });
    const form = { firstName: 'Rukmini', mobile: '+91 98114 00022', reason };
    expect((await ask(id, 'correct', form)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      firstName: 'Rukmini',
      lastName: 'Verma',
      mobile: '9811400022',
      email,
    });
    const [mail] = await queuedEmails(db, email);
    expect(mail).toMatchObject({ template: 'account-corrected', data: { changed: ['name', 'mobile'] } });
    const [logged] = await logOf(id);
    expect(logged).toMatchObject({ kind: 'customer', authorId: support.userId });
    for (const secret of ['Rukmini', '9811400022', '9811400011', reason])
      expect(JSON.stringify(logged)).not.toContain(secret);
    const { body } = await call(support.token, 'GET', `customers/${id}`);
    expect(JSON.stringify(body)).toContain(`Details corrected: ${reason} (Rani)`);
  });

  it('never changes the email, whatever the request holds', async () => {
    const { id, email } = await makeUser(db);
    const thief = 'thief@example.in';
    await ask(id, 'correct', { firstName: 'Rukmini', email: thief, pendingEmail: thief, reason });
    expect(await rowOf(id)).toMatchObject({ email, pendingEmail: null, staffRole: null });
    expect(await mailsOf(thief)).toEqual([]);
    expect(await db.$count(signInCodes, eq(signInCodes.userId, id))).toBe(0);
  });

  it('is refused without a reason, without a change, and with a name of the shop', async () => {
    const { id, email } = await makeUser(db, { mobile: '9811400011' });
    expect(await ask(id, 'correct', { firstName: 'Rukmini' })).toMatchObject({ status: 400 });
    expect(await ask(id, 'correct', { firstName: 'Rukmini', reason: ' ' })).toMatchObject({ status: 400 });
    expect(await ask(id, 'correct', { mobile: '9811400011', reason })).toMatchObject({
      status: 409,
      body: { code: 'nothing_changed' },
    });
    expect(await ask(id, 'correct', { firstName: 'The', lastName: 'Shop', reason })).toMatchObject({
      status: 400,
      body: { code: 'reserved_name' },
    });
    expect(await rowOf(id)).toMatchObject({ firstName: 'Rani' });
    expect([await mailsOf(email), await logOf(id)]).toEqual([[], []]);
    expect(await db.$count(phoneRequests, eq(phoneRequests.userId, id))).toBe(0);
  });
});

describe('the data of a customer who asks by phone', () => {
  it('goes to the email of the account alone, and no response or log holds it', async () => {
    const { id, email } = await makeUser(db, { mobile: '9811400033' });
    const sent = await ask(id, 'send-data', { reason, email: 'thief@example.in', to: 'thief@example.in' });
    expect(sent.status).toBe(200);
    expect(JSON.stringify(sent.body)).not.toContain('9811400033');
    expect(await mailsOf('thief@example.in')).toEqual([]);
    const [queued] = await queuedEmails(db, email);
    expect(queued).toMatchObject({ template: 'my-data', data: { userId: id } });
    const [file] = (await readAttachments(db, { queued: queued!, config }))!;
    const data = JSON.parse(file!.content) as Record<string, Record<string, unknown>>;
    expect(data.profile).toMatchObject({ email, mobile: '9811400033' });
    expect(data.askedByPhone).toEqual([
      { what: 'Data sent to the email of the account', at: expect.any(String) },
    ]);
    const [log] = await db.select().from(emailLog).where(eq(emailLog.recipient, email));
    expect(unseal(log!.sealedData!)).not.toContain('9811400033');
  });

  it('does not leave for a former address, nor after the deletion', async () => {
    const { id, email } = await makeUser(db);
    await ask(id, 'send-data');
    const [queued] = await queuedEmails(db, email);
    await db.update(users).set({ email: 'new-address@example.in' }).where(eq(users.id, id));
    expect(await readAttachments(db, { queued: queued!, config })).toBeNull();
    await db.delete(users).where(eq(users.id, id));
    expect(await readAttachments(db, { queued: queued!, config })).toBeNull();
  });

  it('is sent three times a day at most, also at once', async () => {
    const { id, email } = await makeUser(db);
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(id, 'send-data')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(all.filter(({ body }) => body.code === 'asked_often')).toHaveLength(5);
    expect(await mailsOf(email)).toEqual(['my-data', 'my-data', 'my-data']);
  });
});

describe('the deletion of an account by phone', () => {
  it('deletes nothing before the customer opens the link, then everything, once', async () => {
    const { id, email, token } = await linkFor();
    expect(await rowOf(id)).toMatchObject({ email });
    expect((await openLink(token)).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await mailsOf(email)).toContain('good-bye');
    expect(await db.$count(phoneRequests, eq(phoneRequests.userId, id))).toBe(0);
    expect(await logOf(id)).toMatchObject([{ kind: 'customer', authorId: support.userId }]);
    expect(await openLink(token)).toMatchObject({ status: 400, body: { code: 'old_link' } });
  });

  it('is in no response, and cannot be guessed, reused or sent again by staff', async () => {
    const { id, email, token } = await linkFor();
    const [secretId, secret] = token.split('.') as [string, string];
    const sent = await ask(id, 'deletion-link');
    expect(JSON.stringify(sent.body)).not.toContain(secretId);
    const tries = [
      '',
      'x',
      secretId,
      `${secretId}.`,
      `${secretId}.${'a'.repeat(43)}`,
      `${secretId}.${secret.slice(1)}`,
      `${secretId}.${secret}0`,
      `${secret}.${secretId}`,
      `${token}' or '1'='1`,
    ];
    for (const tried of tries) expect((await openLink(tried)).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ email });
    const [mail] = await db.select().from(emailLog).where(eq(emailLog.recipient, email));
    await db.update(emailLog).set({ state: 'sent' }).where(eq(emailLog.id, mail!.id));
    expect((await call(support.token, 'POST', `mails/${mail!.id}/resend`)).status).toBe(409);
    expect(JSON.stringify(await db.execute(sql`select data from pgboss.job`))).not.toContain(secret);
  });

  it('is refused by an old link, after a new address, and for staff', async () => {
    const late = await linkFor();
    await db
      .update(signInCodes)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(signInCodes.userId, late.id));
    const moved = await linkFor();
    await db.update(users).set({ email: 'moved@example.in' }).where(eq(users.id, moved.id));
    const risen = await linkFor();
    await db.update(users).set({ staffRole: 'packer' }).where(eq(users.id, risen.id));
    for (const { id, token } of [late, moved, risen]) {
      expect(await openLink(token)).toMatchObject({ status: 400, body: { code: 'old_link' } });
      expect(await rowOf(id)).toBeDefined();
    }
  });

  it('waits for an order under way and for the days of an email change', async () => {
    const { userId } = await makeCustomer(db);
    const product = await makeProduct(db, { mrpPaise: 50_000, stock: 5 });
    const place = () =>
      placeOrder(db, {
        userId,
        order: makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]),
      });
    const { email } = (await rowOf(userId))!;
    expect((await ask(userId, 'deletion-link')).status).toBe(200);
    const token = await mailedCode(db, email);
    await place();
    expect((await ask(userId, 'deletion-link')).status).toBe(409);
    expect((await openLink(token)).status).toBe(409);
    expect(await rowOf(userId)).toBeDefined();

    const { id } = await makeUser(db);
    const change = {
      userId: id,
      oldEmail: 'old@example.in',
      newEmail: 'new@example.in',
      changedAt: new Date(),
    };
    await db.insert(emailChanges).values(change);
    expect(await ask(id, 'deletion-link')).toMatchObject({
      status: 409,
      body: { code: 'email_just_changed' },
    });
  });
});

it('staff accounts, strangers, packers and content have none of the three', async () => {
  const { id } = await makeUser(db);
  const body = { firstName: 'Rukmini', reason };
  let refused = 0;
  for (const what of ['correct', 'send-data', 'deletion-link']) {
    for (const other of [support.userId, (await makeStaff(db, 'owner')).userId, 999_999]) {
      expect((await ask(other, what, body)).status).toBe(404);
      refused += 1;
    }
    for (const role of ['packer', 'content', null] as const) {
      expect((await ask(id, what, body, (await makeStaff(db, role)).token)).status).toBe(403);
      refused += 1;
    }
    expect((await ask(id, what, body, 'x'.repeat(40))).status).toBe(401);
    expect((await ask(id, what, body, (await makeStaff(db, 'support', null)).token)).status).toBe(403);
    refused += 2;
  }
  expect(refused).toBe(24);
  expect(await rowOf(id)).toMatchObject({ firstName: 'Rani' });
});
