// §9 the pack screen refuses wrong items in words, packs with the last tick, takes it back until the hand-over, and a reload loses no tick
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Parcel } from '../../packing.ts';
import { ticksOf } from './stored-ticks.ts';

const item = {
  orderLineId: 1,
  productId: 57,
  units: 3,
  name: 'Tea',
  note: '',
  codes: ['57'],
  gtin: '',
  batches: [],
  imageUrl: '',
};
const parcel: Parcel = {
  orderNumber: 'AR-1000012',
  waybill: '84900000000017',
  isPacked: false,
  editedAt: null,
  isGift: false,
  isMixedFood: false,
  items: [item, { ...item, orderLineId: 2, productId: 58 }],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

it('keeps the ticks of the open parcel for the same packer', () => {
  ticksOf(7).keep(parcel, [2, 1]);
  expect(ticksOf(7).open()).toBe(parcel.orderNumber);
  expect(ticksOf(7).restore(parcel)).toEqual([2, 1]);
  expect(ticksOf(8).open()).toBeNull();
  expect(ticksOf(8).restore(parcel)).toEqual([0, 0]);
});

it('forgets the ticks of a parcel that was closed, changed or relabelled', () => {
  ticksOf(7).keep(parcel, [2, 1]);
  expect(ticksOf(7).restore({ ...parcel, waybill: '84900000000028' })).toEqual([0, 0]);
  expect(ticksOf(7).restore({ ...parcel, items: [{ ...item, units: 2 }] })).toEqual([0]);
  expect(ticksOf(7).restore({ ...parcel, orderNumber: 'AR-1000013' })).toEqual([0, 0]);
  ticksOf(7).keep(null, []);
  expect(ticksOf(7).open()).toBeNull();
});
