// §9 staff take orders by phone with the checkout's own function and today's prices
import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';

test('support takes an order by phone for an account, and the customer sees it', async ({
  page,
  shop,
  signedInStaff,
  ordersPage,
}) => {
  const staff = await signedInStaff('support', { address: true, orders: ['amla-powder'] });
  const orders = new StaffOrders(page);
  await orders.open();
  await orders.openPhoneOrder();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await orders.findCustomer('nobody@example.in');
  await expect(orders.text('No account has it.')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await orders.findCustomer(staff.email);
  await orders.chooseCustomer(staff.details.firstName);
  await expect(orders.field('Phone')).toHaveValue('9876543210');
  await orders.addProduct('Neem Wood Comb');
  const total = (await orders.total.innerText()).split(' at the door')[0]!;
  await orders.field('Pincode').fill('12');
  await orders.placeOrder();
  await expect(orders.text('Please enter a 6-digit pincode')).toBeVisible();
  await expectAccessible(page);
  await orders.field('Pincode').fill('560001');
  await orders.placeOrder();
  await expect(orders.heading).toHaveText(/^Order AR-/);
  const orderNumber = (await orders.heading.innerText()).slice('Order '.length);
  await expect(orders.part('Money')).toContainText(total);
  await expect(orders.text('By phone')).toBeVisible();
  expect(asked.filter((url) => url.includes(staff.email))).toEqual([]);
  const { text } = await shop.emails.find(staff.email, `Your order ${orderNumber} is placed`);
  expect(text).toContain('Neem Wood Comb');
  await ordersPage.open();
  await expect(ordersPage.orders).toContainText([orderNumber, ...staff.orderNumbers]);
});

// §9 one function decides how a customer is told; an email without an account gets the emails; staff send a WhatsApp text with the tracking link by hand to
// others
test('an order by phone needs no account, and a typed one survives a reload', async ({
  page,
  signedInStaff,
}) => {
  await signedInStaff('support', { address: true });
  const orders = new StaffOrders(page);
  await orders.visit('/admin/orders/new');
  await orders.field('Pincode').fill('560 001');
  await expect(orders.field('State')).toHaveValue('Karnataka');
  await expect(orders.field('City')).toHaveValue(/^Beng/);
  await orders.field('Phone').fill('nine eight one double one two double two three three');
  await orders.field('Name').fill('Lata Rao');
  await orders.field('Address').fill('7 Hill Street');
  await orders.addProduct('Neem Wood Comb');
  await orders.reload();
  await expect(orders.field('Name')).toHaveValue('Lata Rao');
  await expect(orders.text('The customer gets no email. Send a message by WhatsApp.')).toBeVisible();
  await orders.placeOrder();
  await expect(orders.heading).toHaveText(/^Order AR-/);
  await orders.showContact.click();
  await expect(orders.part('Customer')).toContainText('7 Hill Street');
  await expect(orders.part('Customer')).toContainText('9811122233');
  await orders.makeTrackingLink();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await expect(orders.trackingChat).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919811122233\?text=.*track%2F/,
  );
});
