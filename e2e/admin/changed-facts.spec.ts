import { addDays, dayOf } from '#platform/india-time.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProductPage } from '../pages/catalogue/product-page.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';

test('a holiday of the shop moves the delivery day, and its end brings the day back', async ({
  page,
  browser,
  shop,
  signedInStaff,
}) => {
  await signedInStaff('owner');
  const settings = new SettingsPage(page);
  const device = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const product = new ProductPage(device);
  await product.open('bhringraj-oil');
  await product.checkPincode('560001');
  const readEstimate = () => product.estimate('560001').innerText();
  const before = await readEstimate();
  const [today, end] = [dayOf(new Date()), addDays(dayOf(new Date()), 20)];
  await settings.open();
  await settings.enter('Courier and delivery', {
    'Holidays of the shop': `${today}..${end} Closed for a wedding`,
  });
  await settings.save('Courier and delivery');
  await settings.expectMessage('Saved. Customers see it within two seconds.');
  await expect(async () => {
    await product.reload();
    await product.expectText('(Closed for a wedding)');
  }).toPass();
  const moved = await readEstimate();
  expect(moved).not.toBe(before);
  expect(moved).toContain('closed until ');
  await settings.undo();
  await settings.expectMessage('Undone.');
  await expect(async () => {
    await product.reload();
    expect(await readEstimate()).toBe(before);
  }).toPass();
  await device.context().close();
});
