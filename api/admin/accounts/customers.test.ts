// §9 owner and support find a customer by name, email, phone or order number, and see on one page what each module knows; an access to a contact is logged; the
// owner alone saves the newsletter subscribers
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAddress } from '#shop/addresses/server/add-address.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import { addNote } from '#shop/orders/admin/server/get-order-for-staff.ts';
import { accessLog } from '#shop/accounts/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { makeDelivered } from '#shop/returns/server/testing.ts';
import { openStaffApi } from '../testing.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const owner = await makeStaff(db, 'owner');

const search = async (q?: string, token = support.token) =>
  call(token, 'POST', 'customers/search', q === undefined ? {} : { q });
const found = async (q: string) => (await search(q)).body.rows as { id: number | null; name: string }[];
const accessesOf = (userId: number) => db.select().from(accessLog).where(eq(accessLog.userId, userId));

let phones = 9_811_400_000;

async function customer(firstName: string, lastName = 'Varadkar') {
  const made = await makeDelivered(db);
  const phone = String((phones += 1));
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, made.userId));
  const address = { ...made.order.address, name: `${firstName} ${lastName}`, phone };
  await db.update(orders).set({ address }).where(eq(orders.id, made.orderId));
  return { ...made, phone };
}

describe('the search for customers', () => {
  it.each([
    ['a name', () => 'kamala varad'],
    ['a family name alone', () => 'VARADKAR'],
    ['an order number', (one: { orderNumber: string }) => one.orderNumber],
    ['a number with blanks', (one: { orderNumber: string }) => one.orderNumber.replace('AR-', 'ar ')],
    ['an email', (one: { email: string }) => one.email.toUpperCase()],
    ['a phone with +91', (one: { phone: string }) => `+91 ${one.phone.slice(0, 5)}-${one.phone.slice(5)}`],
    ['a phone with 0091', (one: { phone: string }) => `0091${one.phone}`],
    ['a phone with 0', (one: { phone: string }) => `0 ${one.phone.slice(0, 4)} ${one.phone.slice(4)}`],
    [
      'a phone in digits of Hindi',
      (one: { phone: string }) => one.phone.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!),
    ],
  ])('finds one by %s', async (_, written) => {
    const one = await customer('Kamala');
    expect(await found(written(one))).toContainEqual({
      id: one.userId,
      name: 'Kamala Varadkar',
      orderNumber: null,
      orders: 1,
    });
  });

  it('finds the phone in an account, and a customer without an account by their order', async () => {
    const { id } = await makeUser(db, { mobile: '9811455555' });
    expect(await found('98114 55555')).toMatchObject([{ id }]);
    const guest = await customer('Gauri', 'Phatak');
    await db.update(orders).set({ userId: null }).where(eq(orders.id, guest.orderId));
    await db.update(users).set({ firstName: 'Other', lastName: 'Name' }).where(eq(users.id, guest.userId));
    expect(await found('gauri')).toEqual([
      { id: null, name: 'Gauri Phatak', orderNumber: guest.orderNumber, orders: 1 },
    ]);
  });

  it('finds a customer once, with the number of all orders, also without an account', async () => {
    const [first, second, third] = [
      await customer('Rukmini', 'Sathe'),
      await customer('Rukmini', 'Sathe'),
      await customer('Ruku', 'Sathe'),
    ];
    const { phone } = first;
    for (const { orderId, order } of [first, second, third]) {
      const name = orderId === third.orderId ? 'Ruku Sathe' : 'Rukmini Sathe';
      const address = { ...order.address, name, phone };
      await db.update(orders).set({ userId: null, address }).where(eq(orders.id, orderId));
    }
    await db.update(users).set({ firstName: 'Other' }).where(eq(users.lastName, 'Sathe'));
    await db.update(users).set({ lastName: 'Name' }).where(eq(users.lastName, 'Sathe'));
    for (const q of ['rukmini', phone])
      expect(await found(q)).toEqual([
        expect.objectContaining({ id: null, name: expect.stringMatching(/^Ruk/), orders: 3 }),
      ]);
    const account = await customer('Tarabai', 'Kale');
    expect(await found('tarabai')).toEqual([
      { id: account.userId, name: 'Tarabai Kale', orderNumber: null, orders: 1 },
    ]);
  });

  it('finds no staff, no wildcard, and no part of a phone or an email', async () => {
    const one = await customer('Ketaki');
    await makeUser(db, { staffRole: 'owner', firstName: 'Zubeida', lastName: 'Zafar' } as object);
    const [local, host] = one.email.split('@') as [string, string];
    const parts = [`@${host}`, `${local}@`, local, one.email.slice(0, -1), host, 'a', 'K V'];
    for (const q of ['Zubeida', '%', '_____', one.phone.slice(2), `' or 1=1 --`, ...parts])
      expect(await found(q)).toEqual([]);
    expect((await search()).body).toEqual({ rows: [], next: null });
    const { rows } = (await search(undefined, owner.token)).body as { rows: { id: number }[] };
    expect(rows.map(({ id }) => id)).toContain(one.userId);
    expect(rows.map(({ id }) => id)).not.toContain(support.userId);
  });

  it('by a phone or an email is a logged access, and one by a name is none', async () => {
    const one = await customer('Indu');
    const { token, userId } = await makeStaff(db, 'support');
    await search('Indu', token);
    await search(one.orderNumber, token);
    expect(await accessesOf(userId)).toEqual([]);
    await search(one.phone, token);
    await search(one.email, token);
    expect((await accessesOf(userId)).map(({ what, about }) => [what, about])).toEqual([
      ['customer', 'Search for customers'],
      ['customer', 'Search for customers'],
    ]);
  });
});

describe('the page of a customer', () => {
  it('holds what each module knows, and each access is logged', async () => {
    const one = await customer('Meenal');
    await addNote(db, { orderNumber: one.orderNumber, userId: support.userId, text: 'Call after six.' });
    const home = addressFields({ name: 'Meenal Varadkar' });
    await addAddress(db, { userId: one.userId, fields: home });
    const { token, userId } = await makeStaff(db, 'support');
    const { status, body } = await call(token, 'GET', `customers/${one.userId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Meenal Varadkar', email: one.email });
    const sections = body.sections as { title: string; rows: { text: string; to: string | null }[] }[];
    const textsOf = (title: string) =>
      sections.find((section) => section.title === title)!.rows.map(({ text }) => text);
    expect(textsOf('Orders')[0]).toContain(one.orderNumber);
    const { address } = one.order;
    const sentTo = `Meenal Varadkar, ${one.phone}, ${address.addressLine}, ${address.city}, ${address.state} ${address.pincode}`;
    expect(textsOf('Addresses')).toEqual([
      expect.stringMatching(
        /^Meenal Varadkar, 9876543210, 12, Church Street.*Bengaluru, Karnataka 560001 \(usual, saved in the account\)$/,
      ),
      `${sentTo} (order ${one.orderNumber})`,
    ]);
    expect(textsOf('Notes about orders')).toEqual(['Call after six.']);
    expect(textsOf('Emails').length).toBeGreaterThan(0);
    expect(await accessesOf(userId)).toMatchObject([
      { what: 'customer_page', about: `Customer ${one.userId}` },
    ]);
  });

  it('is a 404 for staff and strangers to the shop, and closed to packer and content', async () => {
    const one = await customer('Rukmini');
    for (const id of [support.userId, 999_999])
      expect((await call(support.token, 'GET', `customers/${id}`)).status).toBe(404);
    for (const role of ['packer', 'content'] as const) {
      const { token } = await makeStaff(db, role);
      expect((await call(token, 'GET', `customers/${one.userId}`)).status).toBe(403);
      expect((await search('Rukmini', token)).status).toBe(403);
    }
  });
});

describe('the file of newsletter subscribers', () => {
  const save = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.request('/api/admin/newsletter/subscribers.csv', { headers });
    return { status: response.status, text: await response.text() };
  };

  it('holds confirmed subscribers, and runs no formula', async () => {
    const at = new Date('2026-11-02T10:00:00Z');
    await db
      .insert(newsletterSubscribers)
      .values([
        { email: 'asha@example.in', confirmedAt: at },
        { email: '=cmd+1@example.in', confirmedAt: at },
        { email: 'waiting@example.in' },
        { email: 'left@example.in', unsubscribedAt: at },
      ]);
    const { token, userId } = await makeStaff(db, 'owner');
    const { status, text } = await save(token);
    expect(status).toBe(200);
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Email,Consent given at',
      'asha@example.in,2026-11-02T10:00:00.000Z',
      "'=cmd+1@example.in,2026-11-02T10:00:00.000Z",
      '',
    ]);
    expect(await accessesOf(userId)).toMatchObject([{ what: 'subscribers' }]);
  });

  it('opens to the owner alone, with a second factor of the last ten minutes', async () => {
    const late = await makeStaff(db, 'owner', 30);
    expect(await save(late.token)).toMatchObject({
      status: 403,
      text: expect.stringContaining('fresh_second_factor_needed'),
    });
    expect(await accessesOf(late.userId)).toEqual([]);
    for (const role of ['support', 'packer', 'content'] as const)
      expect((await save((await makeStaff(db, role)).token)).status).toBe(403);
  });
});
