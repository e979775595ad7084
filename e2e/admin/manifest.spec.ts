// §9 a closed hand-over ships each parcel once, row by row, with manifest and invoices; a rider is asked for once a day; 'rider left it' mails nobody again
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';

test('a packer hands parcels to a rider, and a left parcel joins the next list', async ({
  page,
  shop,
  signedInStaff,
}) => {
  const staff = await signedInStaff('packer', { address: true, orders: ['amla-powder'] });
  const [orderNumber = ''] = staff.orderNumbers;
  const packing = new PackingPage(page);
  await packing.open({ orderNumber, buyer: staff });
  await packing.pack(orderNumber);
  await packing.visit('/admin/hand-over');
  await expect(packing.row(orderNumber)).toBeVisible();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await packing.askForRider();
  await expect(packing.pickup).toContainText('A rider comes on', { timeout: 15_000 });
  await packing.select(orderNumber);
  await packing.button('Hand over').click();
  await expect(packing.heading).toHaveText('List of parcels');
  await expect(packing.listed(orderNumber)).toContainText('Handed over', { timeout: 15_000 });
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  const file = await packing.print('Manifest and invoices');
  expect([file.name, file.bytes.subarray(0, 5).toString()]).toEqual(['hand-over.pdf', '%PDF-']);
  await shop.emails.find(staff.email, 'is on its way');
  await packing.button(`The rider left it: ${orderNumber}`).click();
  await expect(packing.listed(orderNumber)).toContainText('Left by the rider');
  await packing.visit('/admin/hand-over?left=yes');
  await packing.select(orderNumber);
  await packing.button('Hand over').click();
  await expect(packing.listed(orderNumber)).toContainText('Handed over once more', { timeout: 15_000 });
});
