import { expect, newUser, test } from '../fixtures/test.ts';

/** One purchase in three journeys. Each begins where the one before ended. */
// §2 the whole purchase by keyboard alone
test('goes from the home page to the checkout by keyboard alone', async ({
  shopPage,
  header,
  searchBox,
  listingPage,
  productPage,
  cartPage,
  loginDialog,
  keyboard,
  complaints,
}) => {
  const name = 'Bhringraj Hair Oil';
  await shopPage.visit('/');
  await keyboard.fill(searchBox.input, 'bhringraj hair oil');
  await keyboard.enter();
  await shopPage.expectHeading(/Results for/);
  await keyboard.activate(listingPage.productLink(name));
  await shopPage.expectHeading(name);
  await keyboard.expectFocusKept();
  await keyboard.activate(productPage.button('Add to Cart'));
  await shopPage.expectMessage(`${name} added to cart!`);
  await keyboard.expectFocusKept();
  await keyboard.activate(header.cartLink(1), 'Shift+Tab');
  await shopPage.expectHeading('Cart');
  await keyboard.expectFocusKept();
  await keyboard.activate(cartPage.moreButton(name));
  await header.expectCartCount(2);
  await keyboard.expectFocusKept();
  await keyboard.activate(cartPage.continueButton);
  await loginDialog.expectOpen();
  expect(complaints).toEqual([]);
});

test('registers and signs in at the checkout by keyboard alone', async ({
  shop,
  cartPage,
  checkoutPage,
  loginDialog,
  keyboard,
}) => {
  const meera = newUser();
  const enterCode = async (count: number) => {
    await expect(loginDialog.otp).toBeFocused();
    await keyboard.type(await shop.emails.code(meera.email, count));
    await keyboard.enter();
  };
  await cartPage.addProducts({ 'bhringraj-oil': 1 });
  await checkoutPage.open();
  await loginDialog.expectOpen();
  await keyboard.activate(loginDialog.button('Register now'));
  await expect(loginDialog.field('First name')).toBeFocused();
  await keyboard.type(meera.firstName);
  await keyboard.fill(loginDialog.field('Last name'), meera.lastName);
  await keyboard.fill(loginDialog.field('Email'), meera.email);
  await keyboard.enter();
  await enterCode(1);
  await loginDialog.expectMessage('Registration successful! Please login.');
  await expect(loginDialog.field('Email')).toHaveValue('');
  await keyboard.fill(loginDialog.field('Email'), meera.email);
  await keyboard.enter();
  await enterCode(2);
  await loginDialog.expectMessage('Login successful!');
  await expect(checkoutPage.loginSection).toContainText(meera.email);
  await keyboard.expectFocusKept();
});

test('saves an address and places the order by keyboard alone', async ({
  page,
  signedInCustomer,
  checkoutPage,
  keyboard,
  complaints,
}) => {
  const { addressForm } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await checkoutPage.open();
  await expect(addressForm.field('Name')).toHaveValue('Meera Iyer');
  await keyboard.fill(addressForm.field('Mobile number'), '9876543210');
  await keyboard.fill(addressForm.field('Pincode'), '560001');
  await addressForm.expectPlace('Bengaluru', 'Karnataka');
  await keyboard.replace(addressForm.field('Locality'), 'Shanthala Nagar');
  await keyboard.press('Escape');
  await keyboard.fill(addressForm.field('Address'), '12, Lavelle Road');
  await keyboard.activate(addressForm.saveButton);
  await expect(checkoutPage.addressSection).toContainText('12, Lavelle Road');
  await keyboard.expectFocusKept();
  await keyboard.activate(checkoutPage.placeOrderButton);
  await checkoutPage.expectMessage('Shipment created successfully!');
  await expect(page).toHaveURL(/\/payment/);
  await checkoutPage.expectText('12, Lavelle Road');
  expect(complaints).toEqual([]);
});
