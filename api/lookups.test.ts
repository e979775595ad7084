// §7 pincode and reverse look-ups in the public formats
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { importPincodes } from '#shop/pincodes/server/import/import-pincodes.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

beforeAll(() =>
  importPincodes(db, [
    {
      pincode: '560001',
      district: 'Bengaluru',
      state: 'Karnataka',
      place: { latitude: 12.97, longitude: 77.6 },
      postOffices: [{ name: 'Bengaluru GPO', kind: 'head', block: '' }],
    },
  ]),
);

async function get(path: string) {
  const response = await api.request(path);
  return { status: response.status, body: await response.json() };
}

test('a pincode returns its district and state, like the public service', async () => {
  expect(await get('/lookup/pincode/560001')).toMatchObject({
    status: 200,
    body: [{ Status: 'Success', PostOffice: [{ District: 'Bengaluru', State: 'Karnataka' }] }],
  });
});

test('an unknown or impossible pincode is a response, not an error', async () => {
  for (const pincode of ['560999', 'abc', '1%27--'])
    expect(await get(`/lookup/pincode/${pincode}`)).toMatchObject({
      status: 200,
      body: [{ Status: 'Error', PostOffice: null }],
    });
});

test('a place returns its nearest address', async () => {
  expect(await get('/lookup/reverse?lat=12.9716&lon=77.5946')).toMatchObject({
    status: 200,
    body: { address: { city: 'Bengaluru', state: 'Karnataka', postcode: '560001' } },
  });
});

test('a place outside India has no address', async () => {
  expect(await get('/lookup/reverse?lat=51.5&lon=-0.12')).toEqual({
    status: 200,
    body: { error: 'Unable to geocode' },
  });
});

test.for(['lat=north&lon=77', 'lat=91&lon=77', 'lat=12.9', 'lat=NaN&lon=1e3'])(
  'what is no place is refused: %s',
  async (query) => {
    expect(await get(`/lookup/reverse?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  },
);
