import { Customer } from '../fixtures/customer.ts';
import { expect, newUser, test } from '../fixtures/test.ts';
import { wrongDigits } from '../pages/address-form.ts';

// §2 checkout: numbered sections, LOGIN goes on where it was
test('asks a guest to log in and then continues the checkout', async ({
  shop,
  cartPage,
  checkoutPage,
  loginDialog,
  complaints,
}) => {
  const meera = newUser();
  await new Customer(checkoutPage.page, shop.emails, meera).register();
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await checkoutPage.open();
  await loginDialog.expectOpen();
  await checkoutPage.page.keyboard.press('Escape');
  await expect(checkoutPage.addressSection).toBeVisible();
  await expect(checkoutPage.summary).toContainText('Bhringraj Hair Oil');
  await expect(checkoutPage.placeOrderButton).toBeDisabled();
  await checkoutPage.startLogin();
  await loginDialog.expectOpen();
  await loginDialog.signIn(meera.email);
  await expect(checkoutPage.page).toHaveURL(/\/checkoutpage$/);
  await expect(checkoutPage.loginSection).toContainText(meera.email);
  await expect(checkoutPage.summary).toContainText('Bhringraj Hair Oil');
  expect(complaints).toEqual([]);
});

// §4 Place Order is disabled without an address, with an open form, while loading
// §8 'Please select a delivery address to continue.'
test('takes an order once an address is chosen and no form is open', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  const { addressForm, addressSection, placeOrderButton } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await expect(addressForm.field('Pincode')).toBeVisible();
  await expect(placeOrderButton).toBeDisabled();
  await placeOrderButton.click({ force: true });
  await checkoutPage.expectMessage('Please select a delivery address to continue.');
  await addressForm.field('Name').fill('Half a name');
  await addressForm.cancel();
  await expect(addressForm.field('Pincode')).toBeHidden();
  await expect(checkoutPage.sectionHeading(addressSection)).toBeFocused();
  await expect(placeOrderButton).toBeDisabled();
  await checkoutPage.addAddressButton.click();
  await expect(addressForm.field('Name')).not.toHaveValue('Half a name');
  await addressForm.fill('560001');
  await addressForm.save();
  await expect(addressSection).toContainText('12, Lavelle Road');
  await expect(placeOrderButton).toBeEnabled();
  await checkoutPage.changeAddress('Add a new address');
  await expect(placeOrderButton).toBeDisabled();
  await addressForm.cancel();
  await expect(placeOrderButton).toBeEnabled();
  await checkoutPage.placeOrder();
});

// §2 checkout: the PRICE DETAILS panel
// §5 the checkout’s form has no limits on digits; Save says all that is wrong at the fields
// §5 phones and pincodes are read as people write them, by one reader each; the account's limits hold for what was read, and an unreadable paste stays whole
// §9 platform fee 7, fixed discount 10, total payable, savings; the count is that of lines
test('accepts any digits in the address form and names all wrong fields at once', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  const { addressForm, addressSection } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 2 } });
  await checkoutPage.open();
  await addressForm.field('Mobile number').fill('123');
  await addressForm.field('Pincode').fill('12');
  await addressForm.save();
  await expect(addressForm.field('Mobile number')).toBeFocused();
  await addressForm.expectProblems({ ...wrongDigits, Locality: 'Locality is required' });
  await addressForm.field('Mobile number').fill('9876543210');
  await addressForm.field('Pincode').fill('560001');
  await addressForm.expectMessage('City and State auto-filled based on Pincode.');
  await addressForm.save();
  await expect(addressForm.field('Locality')).toBeFocused();
  await addressForm.field('Locality').fill('Shanthala Nagar');
  await addressForm.field('Address').fill('12, Lavelle Road');
  for (const [label, typed] of [
    ['Mobile number', '+91 98765-432109'],
    ['Pincode', '560 001 0'],
  ] as const) {
    await addressForm.field(label).fill('');
    await addressForm.field(label).pressSequentially(typed);
    await expect(addressForm.field(label)).toHaveValue(typed);
  }
  await expect(addressForm.field('City')).toHaveValue('Bengaluru');
  await addressForm.save();
  await addressForm.expectProblems(wrongDigits);
  await expect(checkoutPage.prices).toContainText(
    /Price \(1 item\)2 units₹1,018\.30.*− ₹10\.00.*₹7\.00.*Total payable₹1,015\.30.*You save ₹10\.00 on this order/,
  );
  await addressForm.field('Pincode').fill('560 001');
  await addressForm.field('Mobile number').fill('+91 98450-11234');
  await expect(addressForm.field('Pincode')).toHaveValue('560 001');
  await addressForm.expectPlace('Bengaluru', 'Karnataka');
  await addressForm.save();
  await expect(addressSection).toContainText('9845011234');
  await expect(addressSection).toContainText('560001');
});

// §2 checkout: CHANGE lists addresses and 'Add a new address'
test('sends the order to the address chosen under CHANGE', async ({ signedInCustomer, checkoutPage }) => {
  const customer = await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
  await customer.saveAddress({ addressType: 'Work', addressLine1: '18 Residency Road' });
  await checkoutPage.open();
  await checkoutPage.changeAddress(/18 Residency Road/);
  await expect(checkoutPage.addressSection).toContainText('18 Residency Road');
  await checkoutPage.changeAddress(/12, Lavelle Road/);
  await expect(checkoutPage.addressSection).toContainText('12, Lavelle Road');
  await checkoutPage.placeOrder();
  await checkoutPage.expectText('12, Lavelle Road');
});

// §8 'Failed to load addresses.' at the checkout
test('says that addresses cannot be loaded and loads them on Try again', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
  const addresses = '**/api/addresses/user/*';
  await checkoutPage.page.route(addresses, (route) => route.abort());
  await checkoutPage.open();
  await checkoutPage.expectMessage('Failed to load addresses.');
  await expect(checkoutPage.placeOrderButton).toBeDisabled();
  await checkoutPage.page.unroute(addresses);
  await checkoutPage.tryAgain();
  await expect(checkoutPage.addressSection).toContainText('12, Lavelle Road');
  await expect(checkoutPage.placeOrderButton).toBeEnabled();
});

// §4 Buy Now stores one item and leaves the cart alone
// §4 Buy Now keys in local storage, gone with the order
test('keeps a Buy Now under its storage keys until the order is placed', async ({
  signedInCustomer,
  productPage,
  checkoutPage,
  header,
}) => {
  await signedInCustomer({ address: true, cart: { 'amla-powder': 1 } });
  await productPage.open('bhringraj-oil');
  await productPage.buyNow();
  await expect
    .poll(() => checkoutPage.storedBuyNow())
    .toMatchObject({ product: { quantity: 1 }, mode: 'buyNow' });
  await expect(checkoutPage.summary).toContainText('Bhringraj Hair Oil');
  await expect(checkoutPage.summary).not.toContainText('Amla Powder');
  await header.expectCartCount(1);
  await checkoutPage.placeOrder();
  await checkoutPage.expectText('Keep ₹506.15 ready');
  await expect.poll(() => checkoutPage.storedBuyNow()).toEqual({ product: null, mode: null });
  await header.expectCartCount(1);
});

// §2 cart: Continue clears the buy-now keys
test('ends a Buy Now when Continue is pressed in the cart', async ({
  signedInCustomer,
  productPage,
  cartPage,
  checkoutPage,
  header,
}) => {
  await signedInCustomer({ cart: { 'amla-powder': 1 } });
  await productPage.open('bhringraj-oil');
  await productPage.buyNow();
  await header.openCart();
  await cartPage.continueToCheckout();
  await expect.poll(() => checkoutPage.storedBuyNow()).toEqual({ product: null, mode: null });
  await expect(checkoutPage.summary).toContainText('Amla Powder');
  await expect(checkoutPage.summary).not.toContainText('Bhringraj Hair Oil');
});

// §8 'Failed to process order. Please try again.'
// §7 the client reads success and remarks of a 200 response too
test('stays at the checkout when the order fails, and shows the remarks of a 200', async ({
  signedInCustomer,
  checkoutPage,
}) => {
  await signedInCustomer({ address: true, cart: { 'bhringraj-oil': 1 } });
  const failing = '**/api/delivery/create';
  await checkoutPage.page.route(failing, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await checkoutPage.open();
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage('Failed to process order. Please try again.');
  await expect(checkoutPage.page).toHaveURL(/\/checkoutpage$/);
  await checkoutPage.page.unroute(failing);
  const remarks = 'This pincode is not served.';
  await checkoutPage.page.route(failing, (route) => route.fulfill({ json: { success: false, remarks } }));
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(`Shipment creation failed: ${remarks}`);
  await checkoutPage.page.unroute(failing);
  await checkoutPage.placeOrder();
});

// §8 'Shipment creation failed: {remarks}': price, stock
test('shows a changed price and orders only after the customer has seen it', async ({
  shop,
  signedInCustomer,
  checkoutPage,
  cartPage,
  header,
}) => {
  const [slug, name] = ['reetha-powder', 'Reetha Powder'];
  await shop.changeProduct(slug, { mrpPaise: 15_000, discountPercent: 0, stock: 50 });
  await signedInCustomer({ address: true, cart: { [slug]: 1 } });
  await checkoutPage.open();
  await checkoutPage.expectText('₹147.00');
  await shop.changeProduct(slug, { mrpPaise: 18_000 });
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(
    `Shipment creation failed: ${name} now costs ₹180.00. The total is now ₹177.00. Please check and place the order again.`,
  );
  const rise = 'The price rose from ₹150.00 since you added it.';
  await expect(checkoutPage.summary).toContainText(rise);
  await header.openCart();
  await expect(cartPage.line(name)).toContainText(rise);
  await cartPage.continueToCheckout();
  await checkoutPage.placeOrder();
  await checkoutPage.expectText('Keep ₹177.00 ready');
});

// §8 'Shipment creation failed: {remarks}': price, stock
test('names a product that sold out before the order, and orders the rest', async ({
  shop,
  signedInCustomer,
  checkoutPage,
  cartPage,
  header,
}) => {
  const [slug, name] = ['hibiscus-powder', 'Hibiscus Flower Powder'];
  await shop.changeProduct(slug, { stock: 5 });
  await signedInCustomer({ address: true, cart: { [slug]: 1, 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await expect(checkoutPage.summary).toContainText(name);
  await shop.changeProduct(slug, { stock: 0 });
  await checkoutPage.placeOrderButton.click();
  await checkoutPage.expectMessage(`Shipment creation failed: ${name} is currently out of stock.`);
  await expect(checkoutPage.summary).toContainText(`${name} is currently out of stock.`);
  await header.openCart();
  await cartPage.continueToCheckout();
  await checkoutPage.placeOrder();
});
