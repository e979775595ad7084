// §9 the owner adds GST rates from a day on; a document of today keeps its rate, and a row in force stays
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { atPhoneWidth, expect, expectPressable, test } from '../fixtures/test.ts';
import { GstRatesPage } from '../pages/admin/gst-rates-page.ts';
import { StaffProducts } from '../pages/staff-products.ts';
import { addDays, dayOf, formatDay } from '#platform/india-time.ts';

test('the owner adds a rate of next month, sees it at the product, and takes it back', async ({
  page,
  shop,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const { name } = await shop.addProduct('Meadow Hair Oil', { like: 'bhringraj-oil' });
  const rates = new GstRatesPage(page);
  await rates.open();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await rates.search('hair oil');
  await expect(rates.text(/^3305 Hair oil: 5 %/)).toBeVisible();

  const [today, day] = [dayOf(new Date()), addDays(dayOf(new Date()), 31)];
  const row = { heading: '3305', goods: 'Hair oil', rate: '40 %', source: '21/2026-Central Tax (Rate)' };
  await rates.add({ ...row, day: today });
  await expect(rates.text(/A new rate begins tomorrow or later/)).toBeVisible();
  await atPhoneWidth(page, () => expectPressable(rates.addButton));
  await rates.add({ ...row, day });
  await expect(rates.text(/^For the whole heading/)).toBeVisible();

  const products = new StaffProducts(page);
  await products.open();
  await products.openProduct(name);
  await expect(products.text(/^GST 5 %\. HSN 3305, Hair oil/)).toBeVisible();
  await expect(products.text(new RegExp(`From ${formatDay(day)}: GST 40 %\\.`))).toBeVisible();

  await rates.open();
  await atPhoneWidth(page, () => expectPressable(rates.takeBackButton('HSN 3305, Hair oil')));
  await rates.takeBack('HSN 3305, Hair oil');
  await rates.expectMessage('The row is taken back.');
  await expect(rates.text('None. The shop uses its own rows.')).toBeVisible();
});
