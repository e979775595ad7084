import { expect, test } from 'vitest';
import { readOfficialCsv } from './read-official-csv.ts';

const header =
  'circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude';

test('reads records with offices, places and present names', () => {
  const records = readOfficialCsv(
    [
      header,
      'Karnataka Circle,Bengaluru HQ Region,Bengaluru GPO,Bengaluru GPO,560001,HO,Delivery,BENGALURU URBAN,KARNATAKA,12.9716,77.5946',
      '"Ladakh, Circle",NA,Leh,Leh H.O,194101,HO,Delivery,LEH,LADAKH,NA,NA',
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
});

test('refuses another file and names the missing column', () => {
  expect(() => readOfficialCsv('name,price\nOil,10')).toThrow('no column for pincode');
});
