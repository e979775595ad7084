// §9 a returned parcel is inspected per line and batch: sell again, damaged, missing; its state alone moves no stock, and the inspection is undone
import { eq } from 'drizzle-orm';
import { products } from '#shop/catalog/server/tables.ts';
import { expect, test } from '../fixtures/test.ts';
import { ParcelCards } from '../pages/admin/parcel-cards.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';
import type { JourneyShop } from '../shop/journey-shop.ts';
import { scans } from '../shop/scans.ts';

function stockOf(shop: JourneyShop, slug: string): Promise<number> {
  return shop.onDatabase(async ({ db }) => {
    const [product] = await db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.slug, slug));
    return product!.stock;
  });
}

test('a packer says what became of each unit of a returned parcel, and takes it back', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const buyer = await signedInCustomer({ device: await openDevice(), address: true });
  await shop.changeProduct('amla-powder', { stock: 40 });
  const orderNumber = await buyer.order('amla-powder', { quantity: 3 });
  const waybill = await buyer.waybill(orderNumber);
  for (const scan of [scans.pickedUp, scans.turnedRound, scans.returned])
    await shop.courier.scan(waybill, scan);
  await shop.emails.find(buyer.email, `Your order ${orderNumber} came back to us`);
  await signedInStaff('packer');
  const parcel = new ParcelCards(page);
  await parcel.openReturned(orderNumber);
  // A packer sees where a parcel goes, and nothing to call or write to.
  const order = new StaffOrders(page);
  await expect(order.part('Customer')).toContainText('12, Lavelle Road');
  await expect(order.part('Customer')).not.toContainText('98765');
  await expect(order.part('Emails')).toHaveCount(0);
  expect(await stockOf(shop, 'amla-powder')).toBe(37);
  await parcel.expectAccessible();
  await parcel.expectToFitSmallPhones();
  const line = /^3 × .*Amla Powder/;
  await parcel.units(line, 'Sell again').fill('1');
  await parcel.units(line, 'Damaged').fill('1');
  await expect(parcel.button('Save what came back')).toBeDisabled();
  await parcel.units(line, 'Missing').fill('1');
  await parcel.button('Save what came back').click();
  await expect(parcel.message('Saved.')).toBeVisible();
  await expect(parcel.cameBack).toContainText('1 sell again, 1 damaged, 1 missing');
  await parcel.expectAccessible();
  expect(await stockOf(shop, 'amla-powder')).toBe(38);

  await parcel.button('Take this back').click();
  await expect(parcel.units(line, 'Sell again')).toBeVisible();
  expect(await stockOf(shop, 'amla-powder')).toBe(37);
  await parcel.units(line, 'Sell again').fill('3');
  await parcel.button('Save what came back').click();
  await expect(parcel.cameBack).toContainText('3 sell again');
  expect(await stockOf(shop, 'amla-powder')).toBe(40);
});
