import { endPromotion, makePromotion } from '#shop/promotions/server/testing.ts';
import { atPhoneWidth, expect, test } from '../fixtures/test.ts';
import { OffersPanel } from '../pages/orders/offers-panel.ts';

const words = 'You save ₹50.00 with Diwali: ₹50 off';

test('a code of a link saves in cart and checkout, and an offer that ends is named', async ({
  page,
  shop,
  signedInCustomer,
  cartPage,
  checkoutPage,
  header,
}) => {
  const id = await shop.onDatabase(({ db }) =>
    makePromotion(db, { name: 'Diwali: ₹50 off', kind: 'rupees', paise: 50_00, codes: ['DIWALI50'] }),
  );
  await signedInCustomer({ address: true, cart: { 'amla-powder': 2 } });
  const offers = new OffersPanel(page);
  await offers.untilKnown('DIWALI50', true);
  await cartPage.visit('/?code=diwali%2050');
  await header.openCart();
  await expect(offers.text(words)).toBeVisible();
  await cartPage.expectAccessible();
  await atPhoneWidth(page, async () => {
    await expect(offers.text(words)).toBeVisible();
    await cartPage.expectAccessible();
  });

  await offers.remove();
  await expect(offers.text(words)).toHaveCount(0);
  await offers.type('WRONG');
  await expect(offers.text('This code cannot be used.')).toBeVisible();
  await offers.remove();
  await offers.type('D1WALI5O');
  await expect(offers.text(words)).toBeVisible();

  await checkoutPage.open();
  await expect(checkoutPage.prices).toContainText(words);
  await checkoutPage.expectAccessible();
  await shop.onDatabase(({ db }) => endPromotion(db, id, new Date()));
  await offers.untilKnown('DIWALI50', false);
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(/“Diwali: ₹50 off” has ended\. Before, the total was ₹/);
  await expect(checkoutPage.prices).not.toContainText(words);
  await checkoutPage.placeOrder();
});

test('the best offer of a cart changes with its lines, and a guest reads a condition', async ({
  page,
  shop,
  cartPage,
}) => {
  const [small, large] = await shop.onDatabase(async ({ db }) => [
    await makePromotion(db, {
      name: 'First order: ₹20 off',
      kind: 'rupees',
      paise: 20_00,
      isFirstOrder: true,
    }),
    await makePromotion(db, { name: 'Festival: 20% off', percent: 20, fromPaise: 900_00 }),
  ]);
  const offers = new OffersPanel(page);
  await offers.untilAnyIsOn(true);
  try {
    await cartPage.addProducts({ 'amla-powder': 1 });
    await cartPage.open();
    await expect(
      offers.text('You save ₹20.00 with First order: ₹20 off, if this is your first order'),
    ).toBeVisible();
    await cartPage.addProducts({ 'bhringraj-oil': 3 });
    await cartPage.open();
    await expect(offers.text(/^You save ₹[\d.]+ with Festival: 20% off$/)).toBeVisible();
    await expect(offers.text(/First order/)).toHaveCount(0);
  } finally {
    await shop.onDatabase(async ({ db }) => {
      for (const id of [small, large]) await endPromotion(db, id);
    });
    await offers.untilAnyIsOn(false);
  }
});
