import { describe, expect, it } from 'vitest';
import type { Parcel } from '../../packing.ts';
import { isComplete, noTicks, scanItem, tick } from './ticks.ts';

const item = (productId: number, units: number, codes: string[] = []) => ({
  orderLineId: productId,
  productId,
  units,
  name: `Product ${productId}`,
  note: '',
  codes: [...codes, String(productId)],
  imageUrl: '',
});

const parcel: Parcel = {
  orderNumber: 'AR-1000012',
  waybill: '84900000000017',
  isPacked: false,
  editedAt: null,
  isGift: false,
  isMixedFood: false,
  items: [item(57, 2, ['OIL-1']), item(58, 1), { ...item(57, 1, ['OIL-1']), orderLineId: 9 }],
};

function scanAll(codes: string[]) {
  let ticks = noTicks(parcel);
  const said = codes.map((code) => {
    const scanned = scanItem(parcel, ticks, code);
    ticks = scanned.ticks;
    return [scanned.outcome, scanned.text];
  });
  return { ticks, said };
}

describe('a scanned item', () => {
  it('counts one pack, by number or article number, also on two lines', () => {
    const { ticks, said } = scanAll(['57', 'oil-1', 'OIL-1', '58']);
    expect(said.map(([, text]) => text)).toEqual([
      'Product 57: 1 of 2',
      'Product 57: 2 of 2',
      'Product 57: 1 of 1',
      'Product 58: 1 of 1',
    ]);
    expect(isComplete(parcel, ticks)).toBe(true);
  });

  it('is refused when it is wrong, one too many, or the label of the parcel', () => {
    const { ticks, said } = scanAll(['99', '58', '58', '84900000000017', 'ar-1000012']);
    expect(said).toEqual([
      ['refused', 'Wrong item: 99 does not belong into this parcel.'],
      ['ticked', 'Product 58: 1 of 1'],
      ['refused', 'One too many: all packs of Product 58 are in the parcel.'],
      ['refused', 'This parcel is open already. Scan what belongs into it.'],
      ['refused', 'This parcel is open already. Scan what belongs into it.'],
    ]);
    expect(ticks).toEqual([0, 1, 0]);
  });

  it('is the article number in front of the number of another product', () => {
    const other = { ...parcel, items: [item(57, 1), item(60, 1, ['57'])] };
    expect(scanItem(other, noTicks(other), '57').ticks).toEqual([0, 1]);
  });
});

it('a tap adds and takes out packs within what belongs into the parcel', () => {
  const { items } = parcel;
  expect(tick(items, [0, 0, 0], { at: 0, by: 5 }).ticks).toEqual([2, 0, 0]);
  expect(tick(items, [1, 0, 0], { at: 0, by: -1 }).ticks).toEqual([0, 0, 0]);
  expect(tick(items, [0, 0, 0], { at: 1, by: -1 }).ticks).toEqual([0, 0, 0]);
});
