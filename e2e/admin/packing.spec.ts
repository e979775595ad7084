import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';

// §9 the pack screen refuses wrong items in words, packs with the last tick, takes it back until the hand-over, and a reload loses no tick
test('a packer with a keyboard scanner packs and undoes, but adds no wrong item', async ({
  page,
  signedInStaff,
}) => {
  const staff = await signedInStaff('packer', { address: true, orders: ['amla-powder'] });
  const [orderNumber = ''] = staff.orderNumbers;
  const packing = new PackingPage(page);
  await packing.open({ orderNumber, buyer: staff });
  await expectAccessible(page);
  for (const [kind, name] of [
    ['Labels', 'labels.pdf'],
    ['Packing slips', 'packing-slips.pdf'],
    ['Pick list', 'pick-list.pdf'],
  ] as const) {
    await packing.select(orderNumber);
    const file = await packing.print(kind);
    expect([file.name, file.bytes.subarray(0, 5).toString()]).toEqual([name, '%PDF-']);
  }
  await packing.scan('404');
  await expect(packing.said('No order has this number or waybill.')).toBeVisible();
  await packing.scan(orderNumber);
  await expect(packing.parcel(orderNumber)).toBeVisible();
  await expectAccessible(page);
  const waybill = await packing.waybillOf(orderNumber);
  await packing.button('Put this parcel aside').click();
  await packing.scan(waybill);
  await expect(packing.count('Amla Powder')).toHaveText('0 of 1');
  await packing.scan('9999');
  await expect(packing.said('Wrong item: 9999 does not belong into this parcel.')).toBeVisible();
  const code = await packing.codeOf('Amla Powder');
  await packing.scan(code);
  await expect(packing.said(`Order ${orderNumber} is packed.`)).toBeVisible();
  await expect(packing.row(orderNumber)).toHaveCount(0);
  await packing.button(`Undo the packing of ${orderNumber}`).press('Enter');
  await expect(packing.said('The packing is undone.')).toBeVisible();
  await packing.scan(code);
  await expect(packing.said(`Order ${orderNumber} is packed.`)).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a scan while the dialog of a printed paper closes is taken', async ({ page, signedInStaff }) => {
    const staff = await signedInStaff('packer', { address: true, orders: ['amla-powder'] });
    const [orderNumber = ''] = staff.orderNumbers;
    const packing = new PackingPage(page);
    await packing.open({ orderNumber, buyer: staff });
    await packing.select(orderNumber);
    await packing.print('Pick list');
    await packing.scan(orderNumber);
    await expect(packing.parcel(orderNumber)).toBeVisible();
    await expect(packing.dialog).toHaveCount(0);
  });
});

test('a reload loses no tick, and the last one packs the parcel', async ({ page, signedInStaff }) => {
  const staff = await signedInStaff('packer', { address: true });
  const orderNumber = await staff.order('amla-powder', { quantity: 2 });
  const packing = new PackingPage(page);
  await packing.open({ orderNumber, buyer: staff });
  await packing.scan(orderNumber);
  const code = await packing.codeOf('Amla Powder');
  await packing.scan(code);
  await expect(packing.count('Amla Powder')).toHaveText('1 of 2');
  await packing.reload();
  await expect(packing.parcel(orderNumber)).toBeVisible();
  await expect(packing.count('Amla Powder')).toHaveText('1 of 2');
  await packing.scan(code);
  await expect(packing.said(`Order ${orderNumber} is packed.`)).toBeVisible();
  await packing.reload();
  await expect(packing.row(orderNumber)).toHaveCount(0);
  await expect(packing.parcel(orderNumber)).toHaveCount(0);
});

test(
  'a packer packs by tapping',
  phoneOnly('taps in place of a scanner'),
  async ({ page, signedInStaff }) => {
    const staff = await signedInStaff('packer', { address: true, orders: ['amla-powder'] });
    const [orderNumber = ''] = staff.orderNumbers;
    const packing = new PackingPage(page);
    await packing.open({ orderNumber, buyer: staff });
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await packing.link(orderNumber).tap();
    await expect(packing.parcel(orderNumber)).toBeVisible();
    await expectAccessible(page);
    await expectToFitSmallPhones(page);
    await packing.button('Put in 1 of Amla Powder').tap();
    await expect(packing.said(`Order ${orderNumber} is packed.`)).toBeVisible();
    await expectAccessible(page);
  },
);
