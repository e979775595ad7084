import { expectAccessible, expectToFitSmallPhones } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { StaffOrders } from '../pages/admin/staff-orders.ts';

// §9 staff find orders by number, waybill, phone, name, email and product, filter them by state, courier, day of the delivery estimate, pincode, hold and
// cash; each search reads an index
// §9 staff find an order by the end of its number or waybill (also a former one), a whole email, a pincode and a name with one typo, by indexes; an order
// that a phone or an email found is a logged access; an order links to the other open ones of its phone
test('support finds orders by phone and by their ends, and no URL contains the phone', async ({
  page,
  signedInStaff,
}) => {
  const staff = await signedInStaff('support', { address: true, orders: ['amla-powder', 'ccf-tea'] });
  const [orderNumber = '', second = ''] = staff.orderNumbers;
  const orders = new StaffOrders(page);
  await orders.open();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await orders.search('+91 98765 43210');
  await orders.search(orderNumber.toLowerCase());
  await expect(orders.rows).toHaveCount(1);
  await orders.openFirst(orderNumber);
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await expect(orders.text('9876543210')).toHaveCount(0);
  await orders.showContact.click();
  await expect(orders.part('Customer')).toContainText('12, Lavelle Road');
  await expect(orders.whatsApp).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/919876543210\\?text=.*${orderNumber}`),
  );
  await orders.addNote('Rings at the back door.');
  await expect(orders.note('Rings at the back door.')).toBeVisible();
  await expect(orders.resend).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(orders.searchField).toHaveValue(orderNumber.toLowerCase());
  await orders.search(orderNumber.slice(-5));
  await orders.openRow(orderNumber);
  await orders.orderBefore(second).click();
  await expect(orders.heading).toHaveText(`Order ${second}`);
  expect([page.url(), ...asked].filter((url) => url.includes('98765'))).toEqual([]);
});

// §9 an order is edited until it is packed: kept lines keep their price, stock moves, one email says the new amount, the first response stays
test('support corrects an address and adds an item, and the email says the total', async ({
  page,
  shop,
  signedInStaff,
}) => {
  const staff = await signedInStaff('support', { address: true, orders: ['amla-powder'] });
  const [orderNumber = ''] = staff.orderNumbers;
  const orders = new StaffOrders(page);
  await orders.open();
  await orders.search(orderNumber);
  await expect(orders.rows).toHaveCount(1);
  await orders.openFirst(orderNumber);
  await orders.openEdit();
  await expectAccessible(page);
  await expectToFitSmallPhones(page);
  await orders.field('Phone').fill('12');
  await orders.save();
  await expect(orders.text('Please enter a 10-digit mobile number')).toBeVisible();
  await orders.field('Phone').fill('9811122233');
  await orders.addProduct('Neem Wood Comb');
  await expect(orders.text(/ instead of ₹/)).toBeVisible();
  const total = (await orders.total.innerText()).split(' at the door')[0]!;
  await orders.save();
  await expect(orders.message(`Now ${total} at the door.`)).toBeVisible();
  await expect(orders.heading).toHaveText(`Order ${orderNumber}`);
  await expect(orders.part('2 items')).toContainText('Neem Wood Comb');
  await expect(orders.part('Money')).toContainText(total);
  await orders.showContact.click();
  await expect(orders.part('Customer')).toContainText('9811122233');
  const { text } = await shop.emails.find(staff.email, `now ${total} at the door`);
  expect(text).toContain('9811122233');
});
