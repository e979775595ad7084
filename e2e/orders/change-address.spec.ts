import { bothWidths, expect, test } from '../fixtures/test.ts';
import { OrderPage } from '../pages/orders/order-page.ts';

test(
  'a customer sends an order to another address and reads its new day',
  bothWidths('the form fills the screen of a phone'),
  async ({ shop, signedInCustomer, orderPage, complaints }) => {
    const customer = await signedInCustomer({ address: true, orders: ['bhringraj-oil'] });
    const [orderNumber] = customer.orderNumbers as [string];
    await orderPage.open(orderNumber);
    await orderPage.openAddress();
    await orderPage.expectAccessible();
    await orderPage.expectToFitSmallPhones();
    await orderPage.addressField('Fill in a saved address').selectOption({ index: 1 });
    await orderPage.addressField('Name').fill('Lata Rao');
    await orderPage.addressField('Pincode').fill('12');
    await orderPage.saveAddress();
    await expect(orderPage.dialog.getByRole('alert')).toHaveText('Please enter a 6-digit pincode');
    await orderPage.addressField('City').fill('New Delhi');
    await orderPage.addressField('State').selectOption('Delhi');
    await orderPage.addressField('Pincode').fill('110001');
    await orderPage.saveAddress();
    await orderPage.expectMessage('Your order goes to the new address. We have sent you an email.');
    await expect(orderPage.dialog).toHaveCount(0);
    await expect(orderPage.address).toContainText('Lata Rao');
    await expect(orderPage.address).toContainText('New Delhi, Delhi 110001');
    const { text } = await shop.emails.find(customer.email, `Your order ${orderNumber} is changed`);
    expect(text).toContain('New Delhi, Delhi 110001');
    expect(complaints).toEqual([]);
  },
);

test('a second window keeps what was typed and saves it after a look', async ({
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  await orderPage.open(orderNumber);
  await orderPage.openAddress();
  const other = new OrderPage(await orderPage.page.context().newPage());
  await other.open(orderNumber);
  await other.openAddress();
  await other.addressField('Name').fill('Lata Rao');
  await other.saveAddress();
  await expect(other.address).toContainText('Lata Rao');

  await orderPage.addressField('Name').fill('Uma Rao');
  await orderPage.saveAddress();
  await expect(orderPage.dialog.getByRole('alert')).toContainText('was changed in another window');
  await expect(orderPage.addressField('Name')).toHaveValue('Uma Rao');
  await orderPage.saveAddress();
  await expect(orderPage.dialog).toHaveCount(0);
  await expect(orderPage.address).toContainText('Uma Rao');
});

test('an order cancelled a moment ago keeps its address and says so', async ({
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  await orderPage.open(orderNumber);
  await orderPage.openAddress();
  const other = new OrderPage(await orderPage.page.context().newPage());
  await other.open(orderNumber);
  await other.cancel('I ordered by mistake', 'Two windows.');
  await other.expectMessage(`Order ${orderNumber} is cancelled.`);

  await orderPage.addressField('Name').fill('Uma Rao');
  await orderPage.saveAddress();
  await expect(orderPage.dialog.getByRole('alert')).toContainText('The address stays as it was.');
  await expect(orderPage.addressField('Name')).toHaveValue('Uma Rao');
  await expect(other.addressButton).toHaveCount(0);
});
