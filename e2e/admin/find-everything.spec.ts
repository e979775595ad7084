import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { Finder } from '../pages/finder.ts';

test('the owner finds orders, settings and pages by keyboard alone', async ({
  page,
  signedInCustomer,
  signedInStaff,
  openDevice,
  staffPages,
}) => {
  const customer = await signedInCustomer({ device: await openDevice(), orders: ['amla-powder'] });
  await signedInStaff('owner');
  const finder = new Finder(page);
  await staffPages.open('/admin/orders');
  await expect(finder.openButton).toBeVisible();
  await page.keyboard.press('/');
  await expect(finder.field).toBeFocused();
  await finder.expectAccessible();

  const orderNumber = customer.orderNumbers[0]!;
  await finder.find(orderNumber.slice(3, 9), orderNumber);
  await page.keyboard.press('Escape');
  await expect(finder.sheet).toBeHidden();

  await page.keyboard.press('/');
  await finder.find('shipping charge', /^Delivery charge/);
  await finder.expectAccessible();
  await expect(finder.highlighted).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await finder.find('who looked at this customer', 'Who looked at customer data');
  await page.keyboard.press('Enter');
  await staffPages.expectHeading('Who looked at customer data');
  await expect(finder.sheet).toBeHidden();
});

test('a packer finds an order on the phone, and no customer or setting', async ({
  page,
  signedInCustomer,
  signedInStaff,
  openDevice,
  staffPages,
}) => {
  const customer = await signedInCustomer({ device: await openDevice(), orders: ['amla-powder'] });
  await signedInStaff('packer');
  const finder = new Finder(page);
  await staffPages.open('/admin');
  await atPhoneWidth(page, async () => {
    await finder.openButton.click();
    for (const q of [customer.email, 'GSTIN']) {
      await finder.field.fill(q);
      await expect(finder.status).toContainText('Nothing found');
    }
    await finder.find(customer.orderNumbers[0]!, customer.orderNumbers[0]!);
    await finder.result(customer.orderNumbers[0]!).click();
    await staffPages.expectHeading(`Order ${customer.orderNumbers[0]!}`);
  });
});
