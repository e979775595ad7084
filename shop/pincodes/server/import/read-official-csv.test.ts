import { expect, test } from 'vitest';
import { readOfficialCsv } from './read-official-csv.ts';

const header =
  'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude';

test('reads records with offices, places and present names', () => {
  const { records, rowsLeftOut } = readOfficialCsv(
    [
      header,
      'Karnataka Circle,Bengaluru HQ Region,Bengaluru GPO,Bengaluru GPO,560001,HO,Delivery,BENGALURU URBAN,KARNATAKA,12.9716,77.5946',
      '"Ladakh, Circle",NA,Leh,Leh H.O,194101,HO,Delivery,LEH,LADAKH,NA,NA',
      'Kerala Circle,NA,NA,Nowhere BO,56000,BO,Delivery,NA,KERALA,NA,NA',
      'Kerala Circle,NA,NA,Abroad BO,560009,BO,Delivery,NA,NEPAL,NA,NA',
      'Kerala Circle,NA,NA,Kavaratti SO,682555,PO,Delivery,LAKSHADWEEP DISTRICT,LAKSHADWEEP,0,0',
    ].join('\r\n'),
  );
  expect(records).toMatchObject([
    {
      pincode: '194101',
      district: 'Leh',
      state: 'Ladakh',
      place: null,
      postOffices: [{ name: 'Leh', kind: 'head' }],
    },
    {
      pincode: '560001',
      district: 'Bengaluru',
      state: 'Karnataka',
      place: { latitude: 12.9716, longitude: 77.5946 },
      postOffices: [{ name: 'Bengaluru GPO', kind: 'head' }],
    },
    {
      pincode: '682555',
      state: 'Lakshadweep',
      place: null,
      postOffices: [{ name: 'Kavaratti', kind: 'sub' }],
    },
  ]);
  expect(rowsLeftOut).toBe(2);
});

test.each([
  ['that lacks columns', 'name,price\nOil,10', 'no column for pincode'],
  ['with no text', '', 'no column for pincode'],
  ['that is no CSV', 'pincode,officename,district,statename\n"560001,Bengaluru', 'never closes'],
  ['without a row', header, 'no row with a pincode and a state'],
  ['whose rows name no state', `${header}\nA,B,C,Office,560001,HO,Delivery,X,,,`, 'no row with a pincode'],
])('refuses a file %s', (_, text, reason) => {
  expect(() => readOfficialCsv(text)).toThrow('This is not the All India Pincode Directory: ');
  expect(() => readOfficialCsv(text)).toThrow(reason);
});
