// §9 the pack screen refuses wrong items in words, packs with the last tick, takes it back until the hand-over, and a reload loses no tick
import { describe, expect, it } from 'vitest';
import type { Parcel, ParcelItem } from '../../packing.ts';
import { isComplete, noTicks, scanItem, tick } from './ticks.ts';

const item = (productId: number, units: number, codes: string[] = [], gtin = '') => ({
  orderLineId: productId,
  productId,
  units,
  name: `Product ${productId}`,
  note: '',
  codes: [...codes, String(productId)],
  gtin,
  batches: [{ number: 'LOT7A', bestBefore: '2027-11-30' }] as ParcelItem['batches'],
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

describe('the barcode of a maker', () => {
  const bottle = '8901234501016';
  const held: Parcel = {
    ...parcel,
    items: [item(1, 9, ['VS-HO-100'], bottle), item(2, 9, [], '012345678905')],
  };
  const after = (code: string) => scanItem(held, noTicks(held), code);

  it.each([
    ['8901234501016', 0],
    [']E08901234501016', 0],
    ['8901234 501016', 0],
    ['08901234501016', 0],
    ['E08901234501016', 0],
    ['+E08901234501016', 0],
    ['id.gs1.example/01/08901234501016/10/LOT7A', 0],
    ['012345678905', 1],
    ['0012345678905', 1],
    ['12345678905', 1],
    [']C0012345678905', 1],
    [']d201089012345010161727113010LOT7A', 0],
    ['01089012345010161727113010LOT7A', 0],
    [']C1010890123450101610LOT7A\u001D17271130', 0],
    [']Q3010890123450101610LOT7A%17271130', 0],
    ['\u001D0108901234501016172711301010LOT', 0],
    ['10LOT7A\u001D0108901234501016', 0],
    ['(01)08901234501016(10)LOT7A(17)271130', 0],
    ['https://id.gs1.example/01/08901234501016/10/LOT7A?17=271130', 0],
    ['HTTPS://brand.example/shop/gtin/8901234501016/lot/LOT7A?utm_source=x', 0],
  ])('ticks its pack once: %s', (code, at) => {
    expect(after(code)).toMatchObject({ outcome: 'ticked', ticks: at === 0 ? [1, 0] : [0, 1] });
  });

  it('of eight digits ticks as it is, and as the twelve digits that it stands for', () => {
    const small: Parcel = { ...parcel, items: [item(1, 9, [], '96385074'), item(2, 9, [], '042100005264')] };
    expect(scanItem(small, [0, 0], ']E496385074').ticks).toEqual([1, 0]);
    expect(scanItem(small, [0, 0], '04252614').ticks).toEqual([0, 1]);
  });

  it('names a carton, and refuses other goods by their number', () => {
    const carton = 'This is a carton of Product 1, not a pack. Scan a pack out of it, or tap the packs.';
    expect(after('18901234501013').text).toBe(carton);
    expect(after(']C10118901234501013').text).toBe(carton);
    expect(after('02089012345010163712').text).toBe(carton);
    expect(after('8901234501023').text).toBe('Wrong item: 8901234501023 does not belong into this parcel.');
    expect(after('0108901234501023').text).toBe(
      'Wrong item: 8901234501023 does not belong into this parcel.',
    );
    expect(after('18901234501020').text).toContain('is a carton of goods');
    expect(after('003890123450000000018').text).toContain('Wrong item');
    expect(after('00389012345000000010').text).toContain('of your supplier');
  });

  it('ticks a carton that is sold as one', () => {
    const sold: Parcel = { ...parcel, items: [item(1, 1, [], bottle), item(2, 1, [], '18901234501013')] };
    expect(scanItem(sold, [0, 0], '18901234501013').ticks).toEqual([0, 1]);
  });

  it('says when the pack is of another batch or date than the parcel takes', () => {
    expect(after('01089012345010161727113010LOT7A').text).toBe('Product 1: 1 of 9');
    expect(after('010890123450101610LOT7A17271130').text).toBe('Product 1: 1 of 9');
    expect(after('010890123450101610LOT8').text).toBe(
      'Product 1: 1 of 9. This pack is of batch LOT8, the parcel takes LOT7A',
    );
    expect(after('01089012345010161727123110LOT7A').text).toBe(
      "Product 1: 1 of 9. Its label says 31 Dec 2027, the shop's batch LOT7A 30 Nov 2027",
    );
    expect(after('01089012345010161525030010LOT7A').text).toContain('Its best-before day was 31 Mar 2025');
    expect(after('0108901234501016172503311010OLD')).toMatchObject({
      outcome: 'refused',
      text: 'This pack of Product 1 expired on 31 Mar 2025. Put it aside and take another.',
    });
  });

  it('keeps its expiry when the keyboard loses the separator', () => {
    expect(after('010890123450101610LOT7A17230101')).toMatchObject({
      outcome: 'refused',
      text: 'This pack of Product 1 expired on 1 Jan 2023. Put it aside and take another.',
    });
    expect(after('010890123450101610LOT7A112201011723010121X9').outcome).toBe('refused');
    expect(after('010890123450101610OTHER17230101').text).toContain(
      'Its code may say that it expired on 1 Jan 2023. Look at its label',
    );
    const unnamed: Parcel = { ...parcel, items: [{ ...item(1, 9, [], bottle), batches: [] }] };
    expect(scanItem(unnamed, [0], '010890123450101610LOT7A17230101').text).toBe(
      'Product 1: 1 of 9. Its code may say that it expired on 1 Jan 2023. Look at its label',
    );
  });

  it('ticks with a percent sign in its batch, and with the add-on of a magazine', () => {
    expect(after('010890123450101610A%B').outcome).toBe('ticked');
    expect(after('890123450101652495').outcome).toBe('ticked');
  });

  it('reads no goods in a text that only looks like them', () => {
    for (const code of [
      '0108901234501017',
      '01089012345',
      '(01)0890',
      'https://x.example/01/abc',
      '010',
      ']E0',
    ])
      expect(after(code).text).toContain('Wrong item');
  });
});

it('a tap adds and takes out packs within what belongs into the parcel', () => {
  const { items } = parcel;
  expect(tick(items, [0, 0, 0], { at: 0, by: 5 }).ticks).toEqual([2, 0, 0]);
  expect(tick(items, [1, 0, 0], { at: 0, by: -1 }).ticks).toEqual([0, 0, 0]);
  expect(tick(items, [0, 0, 0], { at: 1, by: -1 }).ticks).toEqual([0, 0, 0]);
});
