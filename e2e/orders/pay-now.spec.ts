import { findPaymentSimulator } from '#shop/payments/providers/simulator/find-payment-simulator.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer pays a placed order by UPI, and its page turns to paid by itself', async ({
  page,
  shop,
  signedInCustomer,
  orderPage,
}) => {
  const customer = await signedInCustomer({ address: true, orders: ['amla-powder'] });
  await orderPage.open(customer.orderNumbers[0]!);
  await orderPage.beginPayment();
  await expect(orderPage.paymentCode).toBeVisible();
  const phone = `${findPaymentSimulator({ DATA_DIR: shop.process.dataDir }).url}/phone`;
  const [, scan = ''] = /\?scan=([^"]+)"/.exec(await (await page.request.get(phone)).text()) ?? [];
  await page.request.post(phone, { form: { scan: decodeURIComponent(scan), pin: '1234', button: 'pay' } });
  await orderPage.expectText('We have your payment');
  await orderPage.expectText('Total, paid by UPI');
});
