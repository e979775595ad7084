import type { Page } from '@playwright/test';
import { translateTexts } from '../fixtures/browser/text-watch.ts';
import { useControls } from '../fixtures/browser/use-controls.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { ShopPage } from '../pages/shop-page.ts';
import { type MadeRows, type Visit, visitsOf } from './every-route.ts';

/** In each journey a browser translates every page. The fixture `translatable` reports what would break. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(translateTexts, 'interactive' as const);
});

const oil = 'Bhringraj Hair Oil';

test('a translated shop sells: filter, search, cart, login, checkout and order', async ({
  shop,
  header,
  searchBox,
  listingPage,
  cartPage,
  checkoutPage,
  loginDialog,
  paymentPage,
  complaints,
}) => {
  const meera = newUser();
  const { addressForm } = checkoutPage;
  await listingPage.visit('/category/hair-care/hair-oils');
  await listingPage.filterField('In stock only').check();
  await expect(listingPage.page).toHaveURL(/inStock=true/);
  await searchBox.type('bhring');
  await expect(searchBox.suggestionAt(0)).toBeVisible();
  await searchBox.type('bhringraj o');
  await expect(searchBox.firstSuggestion(oil)).toBeVisible();
  await header.page.keyboard.press('Escape');
  await listingPage.addToCart(oil);
  await header.expectCartCount(1);
  await header.openCart();
  await cartPage.untilSaved(() => cartPage.moreButton(oil).click());
  await header.expectCartCount(2);
  await expect(cartPage.prices).toContainText('₹1,008.30');
  await cartPage.untilSaved(() => cartPage.lessButton(oil).click());
  await expect(cartPage.prices).toContainText('₹499.15');
  await cartPage.remove(oil);
  await cartPage.expectText('Your Cart is Empty!');
  await cartPage.untilSaved(() => cartPage.undoButton.click());
  await header.expectCartCount(1);
  await cartPage.continueButton.click();
  await loginDialog.expectOpen();
  await loginDialog.registerAndSignIn(meera);
  await addressForm.save();
  await addressForm.fill('560001');
  await addressForm.save();
  await expect(checkoutPage.prices).toContainText('₹506.15');
  await checkoutPage.placeOrder();
  const orderNumber = await paymentPage.expectPlaced();
  await paymentPage.expectText('Keep ₹506.15 ready');
  await shop.emails.find(meera.email, orderNumber);
  expect(complaints.filter((text) => !/status of 4/.test(text))).toEqual([]);
});

inGroups(visitsOf('guest')).forEach((visits, at) =>
  test(`translated pages for guests stay usable (${at + 1})`, async ({ page }) => {
    await useAll(page, visits);
  }),
);

test('translated pages for customers stay usable', async ({ page, signedInCustomer }) => {
  const customer = await signedInCustomer({
    address: true,
    cart: { 'bhringraj-oil': 1 },
    orders: ['bhringraj-oil'],
  });
  await customer.saveToWishlist('amla-powder');
  await useAll(page, visitsOf('customer'), { userId: customer.id, orderNumber: customer.orderNumbers[0]! });
});

inGroups(visitsOf('owner')).forEach((visits, at) =>
  test(`translated pages for staff stay usable (${at + 1})`, async ({ page, signedInStaff }) => {
    const { id, orderNumbers } = await signedInStaff('owner', { orders: ['bhringraj-oil'] });
    await useAll(page, visits, { userId: id, orderNumber: orderNumbers[0]! });
  }),
);

function inGroups(visits: Visit[]): Visit[][] {
  return Array.from({ length: Math.ceil(visits.length / 16) }, (_, at) =>
    visits.slice(at * 16, (at + 1) * 16),
  );
}

async function useAll(page: Page, visits: Visit[], made?: MadeRows): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const shopPage = new ShopPage(page);
  for (const { address } of visits) {
    const path = typeof address === 'string' ? address : address(made!);
    await test.step(path, async () => {
      await shopPage.visit(path);
      if (path !== '/dev/ui') await expect(shopPage.skeletons).toHaveCount(0);
      await page.evaluate(useControls, 12);
      await shopPage.untilDrawn();
      await expect.soft(shopPage.heading, path).not.toHaveText('Something went wrong');
      expect.soft(errors.splice(0), path).toEqual([]);
    });
  }
}
