import { beforeAll, describe, expect, test } from 'vitest';
import { stateChoices } from '../../states.ts';
import { correctPincodes } from './correct-pincodes.ts';
import type { PincodeRecord, RawPostOffice } from './pincode-record.ts';
import { readPincodeTable } from './read-pincode-table.ts';
import { samplePincodes } from './sample-pincodes.ts';

const office = (office: Partial<RawPostOffice>): RawPostOffice => ({
  pincode: '504103',
  name: 'Bhainsa S.O (Adilabad)',
  taluk: 'Mudhole',
  district: 'Adilabad',
  state: 'ANDHRA PRADESH',
  place: null,
  ...office,
});

describe('a directory of post offices becomes one record per pincode', () => {
  test('with the present state and district', () => {
    expect(correctPincodes([office({})])).toMatchObject([
      {
        pincode: '504103',
        state: 'Telangana',
        district: 'Nirmal',
        postOffices: [{ name: 'Bhainsa', kind: 'sub' }],
      },
    ]);
  });

  test('with the head office first and no duplicate office', () => {
    const [record] = correctPincodes([
      office({ name: 'Ada B.O' }),
      office({ name: 'Nirmal H.O' }),
      office({ name: 'Ada B.O' }),
      office({ name: 'Bhainsa S.O' }),
    ]);
    expect(record?.postOffices.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Nirmal: head',
      'Bhainsa: sub',
      'Ada: branch',
    ]);
  });

  test('with the district of most offices', () => {
    const [record] = correctPincodes([
      office({ pincode: '411001', district: 'Satara', state: 'MAHARASHTRA' }),
      office({ pincode: '411001', district: 'Pune', state: 'MAHARASHTRA', name: 'Pune H.O' }),
      office({ pincode: '411001', district: 'Pune', state: 'MAHARASHTRA', name: 'Camp S.O' }),
    ]);
    expect(record?.district).toBe('Pune');
  });

  test('without invalid pincodes and unknown states', () => {
    expect(
      correctPincodes([office({ pincode: '12345' }), office({ pincode: '999999', state: 'ATLANTIS' })]),
    ).toEqual([]);
  });
});

describe('the pincodes in the file of the shop', () => {
  let records: Map<string, PincodeRecord>;
  beforeAll(async () => {
    records = new Map((await readPincodeTable()).map((record) => [record.pincode, record]));
  });

  test('are some 19 000, each with a post office', () => {
    expect(records.size).toBeGreaterThan(19_000);
    expect([...records.values()].filter(({ postOffices }) => postOffices.length === 0)).toEqual([]);
  });

  test('are in order, each well formed and with offices of a known kind', () => {
    const all = [...records.values()];
    expect(all.map(({ pincode }) => pincode)).toEqual([...records.keys()].toSorted());
    expect(all.filter(({ pincode }) => !/^[1-9]\d{5}$/.test(pincode))).toEqual([]);
    const offices = all.flatMap(({ postOffices }) => postOffices);
    expect(offices.length).toBeGreaterThan(154_000);
    expect(new Set(offices.map(({ kind }) => kind))).toEqual(new Set(['head', 'sub', 'branch']));
    expect(offices.filter(({ name }) => name.trim() === '')).toEqual([]);
    const states = new Set<string>(stateChoices);
    expect(offices.filter(({ elsewhere }) => elsewhere && !states.has(elsewhere.state))).toEqual([]);
  });

  test('cover all 36 states and territories', () => {
    expect([...new Set([...records.values()].map(({ state }) => state))].toSorted()).toEqual(
      [...stateChoices].toSorted(),
    );
  });

  test('have present district names, without old suffixes or capitals', () => {
    const odd = [...records.values()].filter(({ district }) => /[(&]|^[A-Z]{4,}$/.test(district));
    expect(odd.map(({ pincode, district }) => `${pincode} ${district}`)).toEqual([]);
  });

  test('have a place inside India, with few exceptions', () => {
    const places = [...records.values()].flatMap(({ place }) => place ?? []);
    expect(places.length).toBeGreaterThan(18_000);
    expect(
      places.every(
        ({ latitude, longitude }) => latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98,
      ),
    ).toBe(true);
  });

  test.for(Object.entries(samplePincodes))('are right for the well-known ones of %s', ([state, entries]) => {
    for (const entry of entries.split(',')) {
      const [, pincode = '', district] = /^(\d{6}) (.+)$/.exec(entry.trim()) ?? [];
      const record = records.get(pincode);
      expect({ pincode, state: record?.state, district: record?.district }).toEqual({
        pincode,
        state,
        district,
      });
    }
  });
});
