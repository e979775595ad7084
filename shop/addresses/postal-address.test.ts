import { expect, test } from 'vitest';
import { erasedAddress, fromSaved, fromWire, linesOf, oneLine, toWire } from './postal-address.ts';
import { addressFields } from './server/testing.ts';

const address = fromSaved(addressFields({ landmark: 'Near the metro' }));

test('a saved address becomes a street line, city, state and pincode', () => {
  expect(address).toEqual({
    name: 'Rani Verma',
    phone: '9876543210',
    addressLine: '12, Church Street, Ashok Nagar, Near the metro',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560001',
  });
});

test('an address survives the wire, and leaves the rest of a request behind', () => {
  expect(fromWire(toWire(address))).toEqual(address);
  expect(fromWire({ ...toWire(address), orderId: 'x', items: [] } as never)).toEqual(address);
});

test('an address reads as two lines or as one', () => {
  expect(linesOf(address)).toEqual([
    '12, Church Street, Ashok Nagar, Near the metro',
    'Bengaluru, Karnataka 560001',
  ]);
  expect(oneLine(address)).toBe(
    '12, Church Street, Ashok Nagar, Near the metro, Bengaluru, Karnataka 560001',
  );
});

test('erasure empties all fields but the place of supply', () => {
  expect({ ...address, ...erasedAddress }).toEqual({
    name: '',
    phone: '',
    addressLine: '',
    city: '',
    state: 'Karnataka',
    country: 'India',
    pincode: '',
  });
});
