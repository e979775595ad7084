import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { PackingPage } from '../pages/admin/packing-page.ts';

const message = 'Happy birthday, Kavya! With love from Meera';

test('a gift says where its price is seen, and staff pack its message without a price', async ({
  page,
  shop,
  signedInStaff,
  checkoutPage,
  orderPage,
}) => {
  const buyer = await signedInStaff('owner', { address: true, cart: { 'amla-powder': 1 } });
  await checkoutPage.open();
  await checkoutPage.giftButton.click();
  await checkoutPage.noGiftButton.click();
  await expect(checkoutPage.giftMessage).toHaveCount(0);
  await checkoutPage.giftButton.click();
  await expect(checkoutPage.main).toContainText(
    'The slip in the parcel shows no prices. The invoice comes to you by email. The courier collects',
  );
  await checkoutPage.giftMessage.fill('🎂');
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(/The message has only pictures/);
  await checkoutPage.giftMessage.fill(message);
  await page.reload();
  await expect(checkoutPage.giftMessage).toHaveValue(message);
  await checkoutPage.expectAccessible();
  await checkoutPage.expectToFitSmallPhones();
  await atPhoneWidth(page, async () => {
    await checkoutPage.expectAccessible();
    await checkoutPage.giftMessage.click();
    await checkoutPage.placeOrder();
  });
  const orderNumber = new URL(page.url()).searchParams.get('order')!;
  const email = await shop.emails.find(buyer.email, orderNumber);
  expect(email.text).toContain(`We print your message on the slip: “${message}”`);
  await orderPage.open(orderNumber);
  const address = orderPage.region('Delivery address');
  await expect(address).toContainText(
    /This is a giftThe slip in the parcel shows no prices\. The label outside shows ₹[\d.]+, which the courier/,
  );
  await expect(address).toContainText(message);
  await orderPage.expectAccessible();
  await atPhoneWidth(page, () => expect(address).toContainText(message, { useInnerText: true }));

  await orderPage.visit(`/admin/orders/${orderNumber}`);
  await expect(orderPage.region('Customer')).toContainText(message);
  const packing = new PackingPage(page);
  await packing.open({ orderNumber, buyer });
  await packing.scan(orderNumber);
  await expect(packing.parcel(orderNumber)).toContainText('nothing that shows a price');
});
