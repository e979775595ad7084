// §5 address rules on the server, each refusal at its field
// §7 address calls
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { phoneMessages } from '#platform/reading/read-phone.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Address } from '#shop/addresses/contract.ts';
import { addressFields } from '#shop/addresses/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function newUser() {
  const { id } = await makeUser(db);
  const token = await makeToken(db, id);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await api.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };
  const list = `/api/addresses/user/${id}`;
  return { id, call, list, add: (given = {}) => call('POST', list, addressFields(given)) };
}

describe('addresses', () => {
  it('are saved, listed with the default first, changed and deleted', async () => {
    const { call, list, add } = await newUser();
    const home = (await add()).body as Address;
    const work = (await add({ addressType: 'Work', landmark: 'Near the metro' })).body as Address;
    expect(home).toMatchObject({ isDefault: true, addressType: 'Home', landmark: null });
    expect((await call('GET', list)).body).toEqual([home, work]);
    const moved = await call('PUT', `/api/addresses/${work.id}`, addressFields({ locality: 'Indiranagar' }));
    expect(moved.body).toMatchObject({ id: work.id, locality: 'Indiranagar', landmark: null });
    expect((await call('DELETE', `/api/addresses/${home.id}`)).status).toBe(204);
    expect((await call('GET', list)).body).toMatchObject([{ id: work.id, isDefault: true }]);
  });

  it('have one default, the first address until another is chosen', async () => {
    const { call, list, add } = await newUser();
    const home = (await add()).body as Address;
    const work = (await add({ addressType: 'Work' })).body as Address;
    const chosen = await call('PUT', `/api/addresses/${work.id}/default`);
    expect(chosen).toMatchObject({ status: 200, body: { id: work.id, isDefault: true } });
    expect((await call('GET', list)).body).toEqual([
      { ...work, isDefault: true },
      { ...home, isDefault: false },
    ]);
  });

  it('are limited to twenty, also for concurrent requests', async () => {
    const { add, call, list } = await newUser();
    const responses = await Promise.all(Array.from({ length: 24 }, () => add()));
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    const { body } = await call('GET', list);
    expect(body).toHaveLength(20);
    expect((body as Address[]).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  // §6 nobody reaches another's addresses, orders or profile
  it('of another account give 403 for the list and 404 for one address', async () => {
    const rani = await newUser();
    const mallory = await newUser();
    const { body: home } = (await rani.add()) as { body: Address };
    expect(await mallory.call('GET', rani.list)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await mallory.call('POST', rani.list, addressFields())).status).toBe(403);
    const path = `/api/addresses/${home.id}`;
    expect((await mallory.call('PUT', path, addressFields({ name: 'Mallory' }))).status).toBe(404);
    expect((await mallory.call('DELETE', path)).status).toBe(404);
    expect((await mallory.call('PUT', `${path}/default`)).status).toBe(404);
    expect((await rani.call('GET', rani.list)).body).toEqual([home]);
  });

  it('cannot be deleted twice', async () => {
    const { add, call } = await newUser();
    const { body } = (await add()) as { body: Address };
    expect((await call('DELETE', `/api/addresses/${body.id}`)).status).toBe(204);
    expect((await call('DELETE', `/api/addresses/${body.id}`)).status).toBe(404);
  });

  // §8 'User not logged in.', 'Invalid address ID. Cannot delete.'
  it('with invalid fields are refused with the specified messages', async () => {
    const { call } = await newUser();
    const deleted = await call('DELETE', '/api/addresses/undefined');
    expect(deleted).toMatchObject({ status: 400, body: { message: 'Invalid address ID. Cannot delete.' } });
    const listed = await call('GET', '/api/addresses/user/undefined');
    expect(listed).toMatchObject({ status: 400, body: { message: 'User not logged in.' } });
  });

  it('need a login', async () => {
    const { list } = await newUser();
    for (const method of ['GET', 'POST']) expect((await api.request(list, { method })).status).toBe(401);
    for (const method of ['PUT', 'DELETE'])
      expect((await api.request('/api/addresses/1', { method })).status).toBe(401);
  });

  it.for([
    ['mobileNumber', '5876543210', 'Please enter a 10-digit mobile number'],
    ['mobileNumber', '98765 4321', 'Please enter a 10-digit mobile number'],
    ['mobileNumber', '+960 771 1259', phoneMessages.foreign],
    ['mobileNumber', '98765 432 109', '11 digits: please enter the ten of your mobile number'],
    ['pincode', '056001', 'Please enter a 6-digit pincode'],
    ['pincode', '5600011', 'Please enter a 6-digit pincode'],
    ['state', 'Bombay', 'Please select a state'],
    ['alternatePhone', '123', 'Please enter a 10-digit mobile number'],
    ['name', '  ', 'Name is required'],
    ['locality', '', 'Locality is required'],
    ['addressLine1', '', 'Address is required'],
    ['city', 'x'.repeat(121), 'City can have 120 characters at most'],
    ['pincode', 560001, 'Please enter a 6-digit pincode'],
  ] as const)('say at the field what is wrong with it: %s %s', async ([field, value, message]) => {
    const { call, list } = await newUser();
    const { status, body } = await call('POST', list, { ...addressFields(), [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('store phones and pincodes as digits, however they are written', async () => {
    const { add } = await newUser();
    const written = {
      mobileNumber: '+91 98450-11234',
      pincode: 'PIN 560 003',
      alternatePhone: '022-2456 1254',
    };
    expect((await add(written)).body).toMatchObject({
      mobileNumber: '9845011234',
      pincode: '560003',
      alternatePhone: '2224561254',
    });
  });

  // §3 addresses with their fields, default Home
  it('may leave out what is optional', async () => {
    const { call, list } = await newUser();
    const { landmark: _l, alternatePhone: _a, addressType: _t, ...fields } = addressFields();
    const { body } = await call('POST', list, { ...fields, landmark: '', isDefault: false, userId: 1 });
    expect(body).toMatchObject({
      landmark: null,
      alternatePhone: null,
      addressType: 'Home',
      isDefault: true,
    });
  });
});
