import type { WireAddress } from '#shop/addresses/contract.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { changeOwnAddress, readOwnAddress } from '#shop/checkout/server/edit/change-own-address.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';

const dispatch = { PICKUP_PINCODE: '560058', DISPATCH_CUTOFF_HOUR: 14 };

// §4 the address of an order that is not packed is changed by its customer
test('a customer sends an order to another address and reads its new day', async ({
  page,
  shop,
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer({ address: true, orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  await orderPage.open(orderNumber);
  await orderPage.openAddress();
  await orderPage.expectAccessible();
  await orderPage.expectToFitSmallPhones();
  await orderPage.addressField('Fill in a saved address').selectOption({ index: 1 });
  await orderPage.addressField('Name').fill('Lata Rao');
  await orderPage.addressField('Pincode').fill('12');
  await atPhoneWidth(page, async () => {
    await orderPage.expectAccessible();
    await orderPage.saveAddress();
    await expect(orderPage.addressProblem).toHaveText('Please enter a 6-digit pincode');
    await expect(orderPage.addressField('Pincode')).toBeInViewport({ ratio: 1 });
  });
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
});

test('a change or cancellation elsewhere keeps the typed address, and says so', async ({
  shop,
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer({ orders: ['bhringraj-oil'] });
  const [orderNumber] = customer.orderNumbers as [string];
  const own = { userId: customer.id, orderNumber };
  await orderPage.open(orderNumber);
  await orderPage.openAddress();
  await shop.onDatabase(async ({ db }) => {
    const { version, address } = await readOwnAddress(db, own);
    const moved = { ...address, customerName: 'Lata Rao' } as WireAddress;
    await changeOwnAddress(db, { ...own, version, address: moved, dispatch });
  });

  await orderPage.addressField('Name').fill('Uma Rao');
  await orderPage.saveAddress();
  await expect(orderPage.addressProblem).toContainText('was changed in another window');
  await expect(orderPage.addressField('Name')).toHaveValue('Uma Rao');
  await orderPage.saveAddress();
  await expect(orderPage.dialog).toHaveCount(0);
  await expect(orderPage.address).toContainText('Uma Rao');

  await orderPage.openAddress();
  await shop.onDatabase(({ db }) => cancelOrder(db, own));
  await orderPage.addressField('Name').fill('Lata Rao');
  await orderPage.saveAddress();
  await expect(orderPage.addressProblem).toContainText('The address stays as it was.');
  await expect(orderPage.addressField('Name')).toHaveValue('Lata Rao');
});
