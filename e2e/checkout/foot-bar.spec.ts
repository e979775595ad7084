// §2 one bar at the foot of a phone: shortcuts and chat, or the main action of product, cart and checkout with the chat
import { watchTransitions } from '../fixtures/browser/transitions.ts';
import { expect, phoneOnly, test } from '../fixtures/test.ts';

test(
  'one bar at the foot of a phone keeps Continue and the amount due in sight',
  phoneOnly('the bar stands only on a phone, and a wide screen has a column of totals'),
  async ({ page, cartPage, footer }) => {
    const seenTransitions = await watchTransitions(page);
    await cartPage.addProducts({ 'bhringraj-oil': 2, 'amla-powder': 1, 'giloy-tulsi-juice': 1 });
    await cartPage.open();
    await expect(cartPage.textIn('Bhringraj Hair Oil', '2 × ₹509.15 = ₹1,018.30')).toBeVisible();
    await expect(cartPage.line('Amla Powder')).not.toContainText('1 ×');
    await expect(cartPage.footBar).toContainText('Amount due on delivery');
    await expect(cartPage.footBar).toBeInViewport({ ratio: 1 });
    await expect(cartPage.bottomBar).toBeHidden();
    await expect(cartPage.chatLink).toBeInViewport({ ratio: 1 });
    await cartPage.expectToFitSmallPhones();
    await cartPage.continueButton.scrollIntoViewIfNeeded();
    await expect(cartPage.bottomBar).toBeVisible();
    await cartPage.scrollToEnd();
    await expect(footer.link('Grievance redressal')).toBeInViewport({ ratio: 1 });
    expect(await cartPage.coveredBy(cartPage.bottomBar)).toEqual([]);
    await cartPage.scrollTo(0);
    await expect(cartPage.bottomBar).toBeHidden();
    expect(await seenTransitions(), 'under reduced motion the bars change at once').toEqual([]);
    await cartPage.pressInFootBar('Continue');
    await expect(page).toHaveURL(/\/checkoutpage$/);
  },
);

test('cart and checkout have a short footer with contact and policies', async ({
  page,
  cartPage,
  shopPage,
  footer,
}) => {
  // The checkout of an empty cart leads to the cart.
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  for (const path of ['/cart', '/checkoutpage']) {
    await shopPage.visit(path);
    for (const link of ['Shipping', 'Returns and refunds', 'Privacy', 'Grievance redressal'])
      await expect(footer.linkBehindDialogs(link)).toBeVisible();
    await expect(footer.part).not.toContainText('Sign up');
    await expect(footer.part).not.toContainText('All products');
    await expect(page).toHaveURL(path);
  }
  await shopPage.visit('/faq');
  await expect(footer.part).toContainText('All products');
});

test(
  'the foot bar of a phone shows Place Order, except while an address is typed',
  phoneOnly('the bar stands only on a phone'),
  async ({ signedInCustomer, checkoutPage }) => {
    await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
    await checkoutPage.open();
    await expect(checkoutPage.footBar).toBeInViewport({ ratio: 1 });
    await expect(checkoutPage.bottomBar).toBeHidden();
    await checkoutPage.changeAddress('Add a new address');
    await expect(checkoutPage.footBar).toHaveCount(0);
    await checkoutPage.addressForm.cancel();
    await expect(checkoutPage.footBar).toBeInViewport({ ratio: 1 });
    await checkoutPage.pressInFootBar('Place Order');
    await expect(checkoutPage.page).toHaveURL(/\/payment/);
  },
);
