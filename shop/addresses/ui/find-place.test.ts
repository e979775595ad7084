// §5 pincode fills city and state at six digits
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { addressAt, placeOfPincode } from './find-place.ts';
import { locationMessages } from './locate.ts';

const asked: string[] = [];
let next: { status?: number; body: unknown };
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(next.status ?? 200).end(JSON.stringify(next.body));
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(() => service.close());

const lookups = {
  pincodeLookupUrl: `${host}/pincode/{pincode}`,
  reverseGeocodeUrl: `${host}/reverse?lat={lat}&lon={lon}`,
};
const { signal } = new AbortController();

describe('the place of a pincode', () => {
  const ask = (body: unknown, status?: number) => {
    next = { body, ...(status ? { status } : {}) };
    return placeOfPincode(lookups, '560001', signal);
  };

  it("is the first post office's district and state, and all office names", async () => {
    const PostOffice = [
      { Name: 'GPO', District: 'Bengaluru', State: 'Karnataka', Block: null },
      { District: 'Other', State: 'Kerala' },
      { Name: 'Mahatma Gandhi Road ', District: 'Bengaluru', State: 'Karnataka' },
      { Name: 'GPO', District: 'Bengaluru', State: 'Karnataka' },
    ];
    expect(await ask([{ Status: 'Success', Message: '2 found', PostOffice }])).toEqual({
      city: 'Bengaluru',
      state: 'Karnataka',
      states: ['Karnataka', 'Kerala'],
      localities: ['GPO', 'Mahatma Gandhi Road'],
    });
    expect(asked.at(-1)).toBe('/pincode/560001');
  });

  it('has the present name of the state', async () => {
    const named = (State: string) => ask([{ Status: 'Success', PostOffice: [{ District: 'X', State }] }]);
    expect(await named('Pondicherry')).toMatchObject({ state: 'Puducherry' });
    expect(await named('Andaman & Nicobar Islands')).toMatchObject({ state: 'Andaman and Nicobar Islands' });
    expect(await named('Atlantis')).toBeNull();
  });

  it('is null for an unknown pincode, and an error without a valid response', async () => {
    expect(await ask([{ Status: 'Error', PostOffice: null }])).toBeNull();
    await expect(ask('nonsense')).rejects.toThrow();
    await expect(ask([], 502)).rejects.toThrow('HTTP error! status: 502');
  });
});

describe('the address of a place', () => {
  const at = (address: object | undefined) => {
    next = { body: address ? { address } : { error: 'Unable to geocode' } };
    return addressAt(lookups, { latitude: 12.9716, longitude: 77.5946 });
  };

  it('fills the known fields', async () => {
    const known = { road: 'Church Street', suburb: 'Ashok Nagar', city: 'Bengaluru', state: 'Karnataka' };
    expect(await at({ ...known, postcode: '560 001' })).toEqual({
      addressLine1: 'Church Street',
      locality: 'Ashok Nagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
    });
    expect(asked.at(-1)).toBe('/reverse?lat=12.971600&lon=77.594600');
  });

  it('accepts a village, and omits unknown parts', async () => {
    expect(await at({ village: 'Hampi', state: 'Karnataka' })).toEqual({
      locality: 'Hampi',
      city: 'Hampi',
      state: 'Karnataka',
    });
    expect(await at(undefined)).toEqual({});
  });
});

describe('an unavailable location', () => {
  it('shows the message of its form', () => {
    expect([1, 2, 3, 0].map((code) => locationMessages('checkout', code))).toEqual([
      'Location access denied. Please enable location services.',
      'Failed to get current location.',
      'Failed to get current location.',
      'Failed to get current location.',
    ]);
    expect([1, 2, 3, 0].map((code) => locationMessages('account', code))).toEqual([
      'Location access denied. Please enable location services.',
      'Location is unavailable right now.',
      'Location request timed out. Please try again.',
      'Could not get your location.',
    ]);
  });
});
