import { expect, it } from 'vitest';
import { wireAddressForm } from './contract.ts';

const address = {
  customerName: 'Meera Iyer',
  customerPhone: '9876543210',
  addressLine: '12 Temple Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560003',
};

it.each([
  ['John\nSmith', 'John Smith'],
  ['Flat 1\r\n\tBlock 2', 'Flat 1 Block 2'],
  ['முருகன் சுப்பிரமணியம்', 'முருகன் சுப்பிரமணியம்'],
  ['فاطمہ بیگم', 'فاطمہ بیگم'],
  ['Lalrinpuii -', 'Lalrinpuii -'],
])('an address takes the name %j as %j', (typed, customerName) => {
  expect(wireAddressForm.parse({ ...address, customerName: typed })).toMatchObject({ customerName });
});

it.each([
  ['🌿🌿', 'Name has only pictures or signs. Please write it in letters.'],
  ['李', 'Please write name in Latin letters or in a script of India.'],
  ['\n', 'Name is required'],
  ['Ra\u0008ni', 'Name contains a character that is not allowed'],
])('an address refuses the name %j with what to do', (customerName, message) => {
  const { error } = wireAddressForm.safeParse({ ...address, customerName });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    'customerName',
    message,
  ]);
});
