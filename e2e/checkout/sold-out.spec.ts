import { expect, test } from '../fixtures/test.ts';

const [oil, powder, nuts] = ['Bhringraj Hair Oil', 'Amla Powder', 'Reetha Powder'];

test('an order leaves what sold out in the cart, and out of its total', async ({
  shop,
  signedInCustomer,
  checkoutPage,
  cartPage,
}) => {
  await signedInCustomer({
    address: true,
    cart: { 'bhringraj-oil': 1, 'amla-powder': 2, 'reetha-powder': 1 },
  });
  await shop.changeProduct('amla-powder', { stock: 0 });
  await shop.changeProduct('reetha-powder', { stock: 0 });
  await checkoutPage.open();
  await expect(checkoutPage.soldOut).toContainText(powder);
  await expect(checkoutPage.soldOut).not.toContainText(oil);
  await expect(checkoutPage.prices).toContainText(/Price \(1 item\)1 unit₹509\.15.*Total payable₹506\.15/);
  await checkoutPage.expectAccessible();
  await checkoutPage.removeButton(nuts).click();
  await expect(checkoutPage.soldOut).not.toContainText(nuts);
  await checkoutPage.placeOrder();
  await checkoutPage.expectText('Keep ₹506.15 ready');
  await cartPage.open();
  await expect(cartPage.lines).toHaveCount(1);
  await expect(cartPage.line(powder)).toContainText('is currently out of stock');
});

test('the cart counts no line that sold out, and goes on with the rest', async ({
  shop,
  cartPage,
  checkoutPage,
}) => {
  await cartPage.addProducts({ 'bhringraj-oil': 1, 'amla-powder': 2 });
  await shop.changeProduct('amla-powder', { stock: 0 });
  await cartPage.open();
  await expect(cartPage.prices).toContainText(
    /Price \(1 item\)1 unit₹509\.15.*Amount due on delivery₹506\.15/,
  );
  await shop.changeProduct('bhringraj-oil', { stock: 0 });
  await cartPage.reload();
  await expect(cartPage.prices).toContainText(/Price \(0 items\)0 units₹0\.00.*Amount due on delivery₹0\.00/);
  await cartPage.continueButton.click();
  await cartPage.expectMessage('Everything in your cart is sold out.');
  await shop.changeProduct('bhringraj-oil', { stock: 5 });
  await cartPage.reload();
  await cartPage.continueButton.click();
  await checkoutPage.expectOpen();
});

test('a cart that sold out whole cannot be ordered, and says so once', async ({
  shop,
  signedInCustomer,
  checkoutPage,
  cartPage,
}) => {
  await signedInCustomer({ address: true, cart: { 'amla-powder': 1 } });
  await shop.changeProduct('amla-powder', { stock: 0 });
  await checkoutPage.open();
  await expect(checkoutPage.soldOut).toContainText(powder);
  await expect(checkoutPage.placeOrderButton).toBeDisabled();
  await checkoutPage.placeOrderButton.click({ force: true });
  await checkoutPage.expectMessage('Everything in your cart is sold out.');
  await checkoutPage.placeOrderButton.click({ force: true });
  await expect(checkoutPage.messagesWith('Everything in your cart is sold out.')).toHaveCount(1);
  await cartPage.open();
  await expect(cartPage.line(powder)).toBeVisible();
});

test('two quick taps on a card add one unit', async ({ listingPage, cartPage }) => {
  await listingPage.visit('/category/hair-care/hair-oils');
  await listingPage.tapTwice(listingPage.addButton(listingPage.card(oil)));
  await listingPage.expectMessage(`${oil} added to cart!`);
  expect(await cartPage.storedQuantities()).toEqual([1]);
});

test('a double click adds one unit, from a card and from the product page', async ({
  listingPage,
  productPage,
  header,
}) => {
  await listingPage.visit('/category/hair-care/hair-oils');
  await listingPage.addButton(listingPage.card(oil)).dblclick();
  await listingPage.expectMessage(`${oil} added to cart!`);
  await header.expectCartCount(1);
  await productPage.open('amla-powder');
  await productPage.button('Add to Cart').dblclick();
  await productPage.expectMessage(`${powder} added to cart!`);
  await productPage.reload();
  await header.expectCartCount(2);
});
