// §9 the owner sees what a real shop still needs, and removes the demo for good on screen, never her own products
import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { SettingsPage } from '../pages/admin/settings-page.ts';
import { StaffPages } from '../pages/staff-pages.ts';
import { withOwnShop } from '../shop/own-shop.ts';

test('the owner removes the demo once the settings are real, and it never returns', async ({
  browser,
  shop,
}) => {
  await withOwnShop(
    shop.secondPort,
    {},
    async ({ url, emails, log, restart, makeOwner, brokenInvariants }) => {
      expect(await brokenInvariants()).toEqual([]);
      const device = await browser.newContext({ baseURL: url });
      const staffPages = new StaffPages(await device.newPage());
      const owner = new Customer(staffPages.page, emails, newUser());
      await owner.register();
      await makeOwner(owner.email);
      await owner.signIn();
      await staffPages.open('/admin/start');
      await staffPages.setUpTimeCode();
      await staffPages.storeRecoveryCodes();
      await expect(staffPages.step('GSTIN')).toContainText('Set GSTIN');
      await staffPages.expectText('RATE_LIMITS is off');
      await expect(staffPages.removeDemoButton).toHaveCount(0);
      await staffPages.expectAccessible();
      await staffPages.expectToFitSmallPhones();

      const safe = { RATE_LIMITS: 'on' };
      await restart(safe);
      await staffPages.reload();
      await staffPages.expectText('COURIER is simulator, which moves no parcel of a real shop');
      const path = new SettingsPage(staffPages.page);
      await path.openFields('Courier');
      await path.choose('Courier', 'Courier', 'By hand');
      await path.save('Courier');
      await expect(staffPages.removeDemoButton).toBeVisible();
      await staffPages.removeDemo();
      // A backup comes first.
      await expect(staffPages.step('Demo removed')).toContainText('done', { timeout: 60_000 });
      await expect(staffPages.removeDemoButton).toHaveCount(0);
      await staffPages.expectAccessible();
      await staffPages.visit('/');
      await staffPages.expectText('The shelves are still empty');
      await expect(staffPages.demoRibbons).toHaveCount(0);

      await restart(safe);
      await staffPages.visit('/all-products');
      await staffPages.expectText('No products found in this category.');
      expect(log()).toContain('takes no orders until these settings are set: SELLER_NAME');
      expect(await brokenInvariants()).toEqual([]);
      await device.close();
    },
  );
});

// §9 a tried demo never goes on sale: with the demo off the shop shows none of it and takes no orders, and the owner is told
test('a tried demo never goes on sale when the shop turns real, and the owner is told', async ({
  browser,
  shop,
}) => {
  await withOwnShop(shop.secondPort, {}, async ({ url, emails, log, restart, makeOwner }) => {
    const device = await browser.newContext({ baseURL: url });
    const staffPages = new StaffPages(await device.newPage());
    const owner = new Customer(staffPages.page, emails, newUser());
    await owner.register();
    await makeOwner(owner.email);
    await owner.signIn();
    await owner.prepare({ address: true, orders: ['neem-comb'] });
    await restart({ SHOP_DEMO: 'off', RATE_LIMITS: 'on' });
    expect(log()).toContain(`emails and policies name ${url}`);
    expect(log()).toContain('the values of the demo: SHOP_NAME, SHOP_TAGLINE');
    expect(log()).toMatch(/takes no orders while it holds \d+ products of the demo/);
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('closed');
    for (const path of ['/api/search?q=ashwagandha', '/feeds/google.xml', '/sitemap.xml', '/'])
      expect(await (await fetch(`${url}${path}`)).text(), path).not.toMatch(/ashwagandha-/i);
    expect((await fetch(`${url}/product/neem-comb`)).status).toBe(404);
    await staffPages.open('/admin/start');
    await staffPages.setUpTimeCode();
    await staffPages.storeRecoveryCodes();
    await staffPages.expectText(`Emails and policies name ${url}`);
    await expect(staffPages.step('Pickup place')).toContainText('Set Pickup pincode');
    await staffPages.expectText('Customers see none of them');
    await expect(staffPages.step('Demo removed')).toContainText('missing');
    await expect(staffPages.step('First product')).toContainText('missing');
    await staffPages.removeDemo({ orders: '1 test order' });
    await expect(staffPages.step('Demo removed')).toContainText('done');
    await device.close();
  });
});
