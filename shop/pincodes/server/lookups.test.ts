// §5 a pincode on a border has two states, and neither is called wrong; a pincode without a known day is deliverable everywhere
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import {
  importOfficialCsv,
  importOwnTable,
  importPincodes,
  importPincodesOnce,
} from './import/import-pincodes.ts';
import { pincodeResponse } from '#shop/pincodes/contract.ts';
import { serveResponses } from '#shop/shipping/server/testing.ts';
import { pincodes, postOffices } from './tables.ts';
import { lookUpPincode } from './look-up-pincode.ts';
import { reverseGeocode } from './reverse-geocode.ts';

const { db } = await testDatabase();
let written: number[] = [];
beforeAll(async () => {
  written = await Promise.all([importPincodesOnce(db), importPincodesOnce(db)]);
});

const districtAndState = async (pincode: string) => {
  const [answer] = await lookUpPincode(db, { pincode });
  return [answer?.PostOffice?.[0]?.District, answer?.PostOffice?.[0]?.State];
};

const statesOf = async (pincode: string) => {
  const [answer] = await lookUpPincode(db, { pincode });
  return [...new Set(answer?.PostOffice?.map(({ State }) => State))].toSorted();
};

describe('the table of pincodes', () => {
  test('is filled once, also by two processes that start together', async () => {
    expect(Math.max(...written)).toBeGreaterThan(19_000);
    expect(Math.min(...written)).toBe(0);
    expect(await importPincodesOnce(db)).toBe(0);
  });

  test('names the states of offices in a table filled before they were stored', async () => {
    await db.update(postOffices).set({ state: null, district: null });
    await db.delete(postOffices).where(eq(postOffices.name, 'Patharkhmah'));
    expect(await statesOf('533464')).toEqual(['Andhra Pradesh']);
    await importPincodesOnce(db);
    expect(await statesOf('533464')).toEqual(['Andhra Pradesh', 'Puducherry']);
    expect(await statesOf('781131')).toEqual(['Assam', 'Meghalaya']);
    expect(await statesOf('560001')).toEqual(['Karnataka']);
  });

  test('accepts repeated updates and keeps a known place', async () => {
    const record = {
      pincode: '560003',
      district: 'Bengaluru',
      state: 'Karnataka',
      place: null,
      postOffices: [{ name: 'Malleswaram', kind: 'sub' as const, block: '' }],
    };
    await importPincodes(db, [record]);
    await importPincodes(db, [record]);
    const [answer] = await lookUpPincode(db, { pincode: '560003' });
    expect(answer?.PostOffice?.map(({ Name }) => Name)).toEqual(['Malleswaram']);
    expect(await reverseGeocode(db, { latitude: 13.003, longitude: 77.57 })).toMatchObject({
      address: { postcode: '560003' },
    });
  });

  test('gets the own file again over older rows, which keep what the file lacks', async () => {
    const old = { pincode: '500034', district: 'Old', state: 'Andhra Pradesh', place: null, postOffices: [] };
    await importPincodes(db, [old, { ...old, pincode: '999001', district: 'Later' }]);
    expect(await importOwnTable(db)).toBeGreaterThan(19_000);
    expect(await districtAndState('500034')).toEqual(['Hyderabad', 'Telangana']);
    const [later] = await db.select().from(pincodes).where(eq(pincodes.pincode, '999001'));
    expect(later).toMatchObject({ district: 'Later' });
  });

  test('refuses another file and stays unchanged', async () => {
    await expect(importOfficialCsv(db, { text: '{ "name": "aranya" }' })).rejects.toThrow(
      'not the All India Pincode Directory',
    );
    expect(await districtAndState('110001')).toEqual(['New Delhi', 'Delhi']);
  });
});

describe('looking up a pincode', () => {
  test("responds in the public service's format, head office first", async () => {
    const answer = await lookUpPincode(db, { pincode: '400001' });
    expect(pincodeResponse.parse(answer)).toEqual(answer);
    expect(answer[0]).toMatchObject({
      Status: 'Success',
      PostOffice: expect.arrayContaining([
        expect.objectContaining({
          District: 'Mumbai',
          State: 'Maharashtra',
          Country: 'India',
          Pincode: '400001',
        }),
      ]) as unknown,
    });
    expect(answer[0]?.PostOffice?.[0]?.BranchType).toBe('Head Post Office');
  });

  test.for([
    ['560001', 'Bengaluru', 'Karnataka'],
    ['500034', 'Hyderabad', 'Telangana'],
    ['194101', 'Leh', 'Ladakh'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['122001', 'Gurugram', 'Haryana'],
  ])('%s is in %s, %s', async ([pincode, district, state]) => {
    expect(await districtAndState(pincode!)).toEqual([district, state]);
  });

  test.for([
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['605101', ['Puducherry', 'Tamil Nadu']],
    ['605102', ['Puducherry', 'Tamil Nadu']],
    ['607402', ['Puducherry', 'Tamil Nadu']],
    ['396193', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
    ['160014', ['Chandigarh', 'Punjab']],
    ['160055', ['Chandigarh', 'Punjab']],
    ['247662', ['Uttar Pradesh', 'Uttarakhand']],
    ['781131', ['Assam', 'Meghalaya']],
    ['813206', ['Bihar', 'Jharkhand']],
    ['507121', ['Andhra Pradesh', 'Telangana']],
    ['560001', ['Karnataka']],
    ['110001', ['Delhi']],
  ] as const)('%s has post offices in %j', async ([pincode, states]) => {
    expect(await statesOf(pincode)).toEqual(states);
  });

  test('names the offices of most first, and Yanam in its own district', async () => {
    const [answer] = await lookUpPincode(db, { pincode: '533464' });
    expect(answer?.PostOffice?.[0]).toMatchObject({ District: 'Kakinada', State: 'Andhra Pradesh' });
    expect(answer?.PostOffice).toContainEqual(
      expect.objectContaining({ Name: 'Yanam', District: 'Yanam', State: 'Puducherry' }),
    );
  });

  test('reads a pincode as it is written', async () => {
    for (const written of ['560 001', 'PIN 560001', '५६०००१'])
      expect(await districtAndState(written)).toEqual(['Bengaluru', 'Karnataka']);
  });

  test.for(['999999', '012345', '56000', '5600011', "560001' or 1=1", ''])(
    '%j is not found',
    async (pincode) => {
      expect(await lookUpPincode(db, { pincode })).toEqual([
        { Message: 'No records found', Status: 'Error', PostOffice: null },
      ]);
    },
  );
});

describe('an unknown pincode', () => {
  let close = () => {};
  afterEach(() => close());

  async function askedOf(answer: (path: string) => string) {
    const server = await serveResponses((request, response) => response.end(answer(request.url ?? '')));
    close = server.close;
    return lookUpPincode(db, { pincode: '999999', fallbackUrl: `${server.url}/pincode/{pincode}` });
  }

  test('is looked up at the fallback service', async () => {
    const office = {
      Name: 'New Town',
      Description: null,
      BranchType: 'Sub Post Office',
      District: 'Kargil',
      State: 'Ladakh',
    };
    const answer = await askedOf((path) =>
      JSON.stringify([
        {
          Message: `Number of pincode(s) found:1 ${path}`,
          Status: 'Success',
          PostOffice: [{ ...office, Block: null, Pincode: '999999' }],
        },
      ]),
    );
    expect(answer[0]).toMatchObject({
      Message: expect.stringContaining('/pincode/999999') as string,
      Status: 'Success',
    });
    expect(answer[0]?.PostOffice?.[0]).toMatchObject({ District: 'Kargil', State: 'Ladakh', Block: 'NA' });
  });

  test.for([
    ['does not know it either', '[{"Message":"No records found","Status":"Error","PostOffice":null}]'],
    ['answers in another form', '{"district":"Kargil"}'],
    ['answers with a page', '<html></html>'],
    ['answers with over a megabyte', `[${' '.repeat(1_100_000)}]`],
  ])('is not found where that service %s', async ([, text]) => {
    expect((await askedOf(() => text!))[0]?.Status).toBe('Error');
  });
});

describe('finding the address of a place', () => {
  test('returns the nearest pincode', async () => {
    expect(await reverseGeocode(db, { latitude: 18.9385, longitude: 72.8363 })).toMatchObject({
      display_name: expect.stringContaining('Mumbai, Maharashtra, 400001, India') as string,
      address: { city: 'Mumbai', state: 'Maharashtra', postcode: '400001', country: 'India' },
    });
  });

  test('omits unknown parts', async () => {
    const answer = await reverseGeocode(db, { latitude: 18.9385, longitude: 72.8363 });
    expect(Object.keys('address' in answer ? answer.address : {})).toEqual([
      'suburb',
      'city',
      'state',
      'postcode',
      'country',
    ]);
  });

  test.for([
    ['London', 51.5, -0.12],
    ['the middle of the Bay of Bengal', 15, 88],
    ['the middle of the Arabian Sea', 15, 69],
    ['the South Pole', -90, 0],
  ] as [string, number, number][])('%s has none', async ([, latitude, longitude]) => {
    expect(await reverseGeocode(db, { latitude, longitude })).toEqual({ error: 'Unable to geocode' });
  });
});
