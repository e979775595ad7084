import { openDatabase } from '#platform/server/db.ts';
import { giveRole } from '#shop/accounts/server/set-role.ts';
import { Customer } from '../fixtures/customer.ts';
import { bothWidths, expect, newUser, test } from '../fixtures/test.ts';
import { StaffPages } from '../pages/staff-pages.ts';
import { makeDataFolder, removeDataFolder } from '../shop/data-folder.ts';
import { EmailSink } from '../shop/email-sink.ts';
import { cloneDatabase } from '../shop/journey-shop.ts';
import { ShopProcess } from '../shop/shop-process.ts';

test(
  'the owner removes the demo once the settings are those of a real shop, and it never returns',
  bothWidths('the owner is often on a phone'),
  async ({ browser, shop }) => {
    const emails = new EmailSink();
    const database = await cloneDatabase();
    const settings = { DATABASE_URL: database, DATA_DIR: makeDataFolder(), MAIL_URL: await emails.open() };
    const demo = new ShopProcess(shop.secondPort, settings);
    const safe = new ShopProcess(shop.secondPort, { ...settings, RATE_LIMITS: 'on', COURIER: 'manual' });
    const device = await browser.newContext({ baseURL: demo.url });
    const staffPages = new StaffPages(await device.newPage());
    try {
      await demo.open();
      const owner = new Customer(staffPages.page, emails, newUser());
      await owner.register();
      await makeOwner(database, owner.email);
      await owner.signIn();
      await staffPages.open('/admin/start');
      await staffPages.setUpTimeCode();
      await staffPages.storeRecoveryCodes();
      await expect(staffPages.step('GSTIN')).toContainText('SELLER_GSTIN');
      await staffPages.expectText('RATE_LIMITS is off');
      await expect(staffPages.removeDemoButton).toHaveCount(0);
      await staffPages.expectAccessible();
      await staffPages.expectToFitSmallPhones();

      await demo.stop();
      await safe.open();
      await staffPages.reload();
      await staffPages.removeDemo();
      await expect(staffPages.step('Demo removed')).toContainText('done');
      await expect(staffPages.removeDemoButton).toHaveCount(0);
      await staffPages.expectAccessible();
      await staffPages.visit('/');
      await staffPages.expectText('The shelves are still empty');
      await expect(staffPages.demoRibbons).toHaveCount(0);

      await safe.stop();
      await safe.open();
      await staffPages.visit('/all-products');
      await staffPages.expectText('No products found in this category.');
      expect(safe.log.join('')).toContain('takes no orders until these settings are set: SELLER_NAME');
    } finally {
      await device.close();
      await demo.stop();
      await safe.stop();
      await emails.close();
      removeDataFolder(settings.DATA_DIR);
    }
  },
);

async function makeOwner(database: string, email: string): Promise<void> {
  const { db, close } = openDatabase(database, { max: 1 });
  try {
    await giveRole(db, { email, role: 'owner' });
  } finally {
    await close();
  }
}
