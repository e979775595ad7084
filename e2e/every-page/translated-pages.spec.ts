// §2 a page that the browser translates keeps working
import { translateTexts } from '../fixtures/browser/text-watch.ts';
import { expect, newUser, test } from '../fixtures/test.ts';

/** A browser translates every page. The fixture `translatable` reports in each journey what would break, as every-page does in use. */
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
