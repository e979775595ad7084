// §9 a customer returns lines of a delivered order by a signed link, with reason and photos, within the days and classes of the settings; staff may ask in a
// customer's name
import { expect, test } from '../fixtures/test.ts';
import { ReturnsPage } from '../pages/orders/returns-page.ts';
import { scans } from '../shop/scans.ts';

test('a customer returns a part with a photo, and staff inspect and refund it', async ({
  page,
  shop,
  signedInCustomer,
  signedInStaff,
  openDevice,
}) => {
  const device = await openDevice();
  const buyer = await signedInCustomer({ device, address: true });
  const customerAtHome = new ReturnsPage(device);
  const orderNumber = await buyer.order('amla-powder', { quantity: 2 });
  const waybill = await buyer.waybill(orderNumber);
  for (const scan of [scans.pickedUp, scans.outForDelivery, scans.delivered])
    await shop.courier.scan(waybill, scan);
  const arrived = await shop.emails.find(buyer.email, `${orderNumber} has arrived`);
  const [, link] = /(http\S+order-link\?do=return&token=[\w.-]+)/.exec(arrived.text)!;

  // The signed link works without a sign-in.
  const customer = new ReturnsPage(await openDevice());
  await customer.visit(link!);
  const damaged = { product: /^How many of .*Amla Powder/, why: 'It arrived damaged, leaking or open' };
  await customer.askForNothing(damaged);
  await customer.ask(damaged);
  await expect(customer.heading).toBeFocused();
  await expect(customer.text('What happens next')).toBeVisible();
  await customer.addPhoto('demo/art/pictures/amla-powder-1.webp');
  await customer.expectAccessible();
  await customer.expectToFitSmallPhones();
  await shop.emails.find(buyer.email, 'We got your return request');

  await signedInStaff('support');
  const staff = new ReturnsPage(page);
  await staff.visit('/admin/returns?state=requested');
  await staff.expectAccessible();
  await staff.openFirst();
  await staff.expectAccessible();
  await staff.button('Approve').click();
  await staff.button('It was picked up').click();
  await staff.field('Sell again').fill('1');
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await staff.button('Save the inspection').click();
  await expect(staff.text('The customer has not said where the refund goes')).toBeVisible();

  await shop.emails.find(buyer.email, 'Your refund is due');
  await customer.visit(link!);
  await customer.field('UPI ID').fill('meera.iyer@okbank');
  await customer.expectAccessible();
  await customer.button('Save').click();
  await expect(customer.text('The refund goes to UPI ••••er@okbank')).toBeVisible();

  await staff.visit(page.url());
  await staff.button('Show the account').click();
  await expect(staff.text('meera.iyer@okbank')).toBeVisible();
  await staff.field('The bank’s number of the payment').fill('434512345678');
  await staff.expectAccessible();
  await staff.button('It is paid').click();
  await expect(staff.text('paid with the number 434512345678')).toBeVisible();
  await shop.emails.find(buyer.email, 'We have paid your refund');
  await customer.visit(link!);
  await expect(customer.text('Credit note CN/')).toBeVisible();
  await customer.expectToFitSmallPhones();

  await customerAtHome.visit('/profile?tab=payments');
  await expect(customerAtHome.text(/paid on .* to UPI ••••er@okbank/)).toBeVisible();
  await customerAtHome.expectAccessible();
  await customerAtHome.expectToFitSmallPhones();

  // The second pack comes back too: the customer asks by phone.
  await staff.visit(`/admin/orders/${orderNumber}`);
  await staff.link('Returns').click();
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await staff.button('Make the link').click();
  await expect(staff.link(/^Send by WhatsApp/)).toHaveAttribute('href', /order-link/);
  await staff.expectAccessible();
  await staff.expectToFitSmallPhones();
  await staff.ask({ product: /^How many of .*Amla Powder/, why: 'It arrived damaged, leaking or open' });
  await staff.openRequested();
  await staff.button('Approve').click();
  await expect(staff.button('It was picked up')).toBeVisible();
});
