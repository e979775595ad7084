// §1 cart, checkout with address, cash-on-delivery order
// §2 sidebar: Shop By Category with expandable children
// §2 cart page: empty with Start Shopping to /; plus and minus, remove, Price Details, Continue and its note
// §4 success leads to /payment, which survives a reload
// §5 pincode fills city and state at six digits
// §8 toasts of login and registration
// §8 'OTP sent to your email! …', 'Registration successful! …', 'Login successful!'
// §8 'Shipment created successfully!'
import { bothWidths, expect, newUser, test } from '../fixtures/test.ts';

// §1 prices in rupees, two decimals; MRP struck beside a discount
test(
  'a new customer finds a product, registers and orders by cash on delivery',
  bothWidths('sidebar, buy bar, cart and checkout have a layout of their own on a phone'),
  async ({
    page,
    shop,
    header,
    sidebar,
    listingPage,
    productPage,
    cartPage,
    checkoutPage,
    loginDialog,
    paymentPage,
    ordersPage,
    complaints,
  }) => {
    const meera = newUser();
    const { addressForm } = checkoutPage;
    await header.visit('/');
    await header.expectHeading('Your Trusted Ayurvedic Partner');
    await sidebar.openCategory('Hair Care', 'Hair Oils');
    await listingPage.addToCart('Amla Hair Oil');
    await listingPage.openProduct('Bhringraj Hair Oil');
    await productPage.expectHeading('Bhringraj Hair Oil');
    await productPage.expectText('₹509.15');
    await productPage.addToCart('Bhringraj Hair Oil');
    await header.expectCartCount(2);

    await header.openCart();
    await cartPage.remove('Amla Hair Oil');
    await header.expectCartCount(1);
    await cartPage.expectText('Clicking on Continue will not deduct any money');
    await cartPage.expectText('Platform fee');
    await cartPage.expectText('₹506.15');
    await cartPage.continueButton.click();

    await loginDialog.expectOpen();
    await loginDialog.registerAndSignIn(meera);
    await checkoutPage.expectHeading('Checkout');
    await checkoutPage.expectText(meera.email);
    await header.expectCartCount(1);

    await addressForm.fill('560001');
    await expect(addressForm.field('City')).toHaveValue('Bengaluru');
    await expect(addressForm.field('State')).toHaveValue('Karnataka');
    await addressForm.save();
    await checkoutPage.placeOrder();

    const orderNumber = await paymentPage.expectPlaced();
    await paymentPage.expectTop();
    await paymentPage.expectText('Keep ₹506.15 ready');
    await paymentPage.expectText('12, Lavelle Road');
    await expect(paymentPage.nextSteps).toHaveText([
      'We pack your parcel by our next working day and hand it to the courier.',
      'When the courier has it, we email you a link that follows it. Each step shows in My Orders, too.',
      'Keep ₹506.15 ready and pay in cash at the door.',
    ]);
    await expect(paymentPage.nextDeliveries).toHaveCount(0);
    await paymentPage.reload();
    await paymentPage.expectText('Keep ₹506.15 ready');
    await page.goBack();
    await cartPage.expectText('Your last order is placed.');
    await cartPage.openLastOrder(orderNumber);
    await shop.emails.find(meera.email, orderNumber);

    await ordersPage.open();
    await ordersPage.expectHeading('My Orders');
    await ordersPage.expectText(orderNumber);
    expect(complaints).toEqual([]);
  },
);

// §5 the form begins with the name of the account and the pincode of the delivery check, and fills city and state
test('offers the known name and pincode in the address form', async ({
  signedInCustomer,
  productPage,
  checkoutPage,
}) => {
  const { addressForm, addressSection } = checkoutPage;
  await signedInCustomer({ cart: { 'bhringraj-oil': 1 } });
  await productPage.visit('/product/bhringraj-oil');
  await productPage.checkPincode('560001');
  await expect(productPage.estimate('560001')).toBeVisible();
  await checkoutPage.open();
  await expect(addressForm.field('Name')).toHaveValue('Meera Iyer');
  await expect(addressForm.field('Pincode')).toHaveValue('560001');
  await addressForm.expectPlace('Bengaluru', 'Karnataka');
  await addressForm.field('Mobile number').fill('9876543210');
  await addressForm.field('Locality').fill('Shanthala Nagar');
  await addressForm.field('Address').fill('12, Lavelle Road');
  await addressForm.save();
  await expect(addressSection).toContainText('Meera Iyer');
  await checkoutPage.changeAddress('Add a new address');
  await addressForm.field('Pincode').fill('110001');
  await addressForm.expectPlace('New Delhi', 'Delhi');
});
