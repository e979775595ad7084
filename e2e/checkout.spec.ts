import { Buyer } from './people/buyer.ts';
import { Customer } from './people/customer.ts';
import { merchantChanges } from './people/merchant.ts';
import { expect, Shopper, somebody, test as base } from './shopper.ts';

const test = base.extend<{ buyer: Buyer }>({
  buyer: async ({ shopper }, use) => {
    await use(new Buyer(shopper));
  },
});

test('the checkout asks a visitor to log in and goes on where it was', async ({ shopper, buyer }) => {
  test.slow();
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await buyer.visitCheckout();
  await shopper.isAskedToLogIn();
  await shopper.page.keyboard.press('Escape');
  await expect(buyer.section('2 DELIVERY ADDRESS')).toBeVisible();
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText('Bhringraj Hair Oil');
  await expect(buyer.placeOrderButton).toBeDisabled();
  await buyer.section('1 LOGIN').getByRole('button', { name: 'LOGIN' }).click();
  await shopper.isAskedToLogIn();
  const meera = somebody();
  await shopper.registerAndLogIn(meera);
  await expect(shopper.page).toHaveURL(/\/checkoutpage$/);
  await expect(buyer.section('1 LOGIN')).toContainText(meera.email);
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText('Bhringraj Hair Oil');
  await shopper.complainsNothing();
});

test('an order can be placed once an address is chosen and no form is open', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.puts('bhringraj-oil');
  await buyer.visitCheckout();
  await expect(shopper.page.getByLabel('Pincode')).toBeVisible();
  await expect(buyer.placeOrderButton).toBeDisabled();
  await buyer.placeOrderButton.click({ force: true });
  await shopper.isTold('Please select a delivery address to continue.');
  await shopper.fillAddress('560001');
  await shopper.saveAddress();
  await expect(buyer.section('2 DELIVERY ADDRESS')).toContainText('12, Lavelle Road');
  await expect(buyer.placeOrderButton).toBeEnabled();
  await buyer.changeTo('Add a new address');
  await expect(buyer.placeOrderButton).toBeDisabled();
  await buyer.cancelForm();
  await expect(buyer.placeOrderButton).toBeEnabled();
});

test('the checkout’s form takes any digits while one types, and says at the field what the server refuses', async ({
  shopper,
  buyer,
}) => {
  const { page } = shopper;
  const customer = await Customer.signUp(page);
  await customer.puts('bhringraj-oil', 2);
  await buyer.visitCheckout();
  await shopper.fillAddress('560001');
  for (const [label, typed] of [
    ['Mobile number', '+91 98765-432109'],
    ['Pincode', '560 001 0'],
  ] as const) {
    await page.getByLabel(label).fill('');
    await page.getByLabel(label).pressSequentially(typed);
    await expect(page.getByLabel(label)).toHaveValue(typed);
  }
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await shopper.saveAddress();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Please enter a 10-digit mobile number',
  );
  await expect(page.getByLabel('Pincode')).toHaveAccessibleDescription('Please enter a 6-digit pincode');
  await expect(page.getByRole('region', { name: 'PRICE DETAILS', exact: true })).toContainText(
    /Price \(1 item\)₹1,018\.30.*− ₹10\.00.*₹7\.00.*Total payable₹1,015\.30.*You save ₹10\.00 on this order/,
  );
});

test('CHANGE lists the saved addresses, and the order goes to the chosen one', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.savesAddress({ addressType: 'Work', addressLine1: '18 Residency Road' });
  await customer.puts('bhringraj-oil');
  await buyer.visitCheckout();
  await buyer.changeTo(/18 Residency Road/);
  await expect(buyer.section('2 DELIVERY ADDRESS')).toContainText('18 Residency Road');
  await buyer.changeTo(/12, Lavelle Road/);
  await expect(buyer.section('2 DELIVERY ADDRESS')).toContainText('12, Lavelle Road');
  await shopper.placeOrder();
  await shopper.sees('12, Lavelle Road');
});

test('addresses that cannot be loaded are said, and can be asked for again', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('bhringraj-oil');
  await shopper.page.route('**/api/addresses/user/*', (route) => route.abort());
  // What is said goes by itself: it is looked for before the page comes to rest.
  await shopper.page.goto('/checkoutpage');
  await shopper.isTold('Failed to load addresses.');
  await expect(buyer.placeOrderButton).toBeDisabled();
  await shopper.page.unroute('**/api/addresses/user/*');
  await buyer.section('2 DELIVERY ADDRESS').getByRole('button', { name: 'Try again' }).click();
  await expect(buyer.section('2 DELIVERY ADDRESS')).toContainText('12, Lavelle Road');
  await expect(buyer.placeOrderButton).toBeEnabled();
});

test('Buy Now keeps one product under its keys until the order is placed', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('amla-powder');
  await shopper.visit('/product/bhringraj-oil');
  await buyer.button('Buy Now').click();
  await shopper.seesHeading('Checkout');
  await expect.poll(() => buyer.storedBuyNow()).toMatchObject({ product: { quantity: 1 }, mode: 'buyNow' });
  await shopper.placeOrder();
  await shopper.sees('Keep ₹506.15 ready');
  await expect.poll(() => buyer.storedBuyNow()).toEqual({ product: null, mode: null });
  await shopper.seesInCartBadge(1);
});

test('Continue in the cart ends a Buy Now that was left', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.puts('amla-powder');
  await shopper.visit('/product/bhringraj-oil');
  await buyer.button('Buy Now').click();
  await shopper.seesHeading('Checkout');
  await shopper.openCart();
  await shopper.continueToCheckout();
  await expect.poll(() => buyer.storedBuyNow()).toEqual({ product: null, mode: null });
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText('Amla Powder');
  await expect(buyer.section('3 ORDER SUMMARY')).not.toContainText('Bhringraj Hair Oil');
});

test('an order whose answer is lost is sent again under the same orderId and exists once', async ({
  shopper,
  buyer,
}) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('bhringraj-oil');
  const sent: string[] = [];
  await shopper.page.route('**/api/delivery/create', async (route) => {
    sent.push((route.request().postDataJSON() as { orderId: string }).orderId);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await buyer.visitCheckout();
  await buyer.placeOrderButton.click();
  await expect(shopper.page).toHaveURL(/\/payment/, { timeout: 20_000 });
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  await shopper.page.goto('/orders');
  await expect(shopper.main.getByRole('link', { name: /AR-/ })).toHaveCount(1);
});

test('an order that fails says so and stays on the page', async ({ shopper, buyer }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('bhringraj-oil');
  const failing = '**/api/delivery/create';
  await shopper.page.route(failing, (route) => route.fulfill({ status: 500, json: { message: '' } }));
  await buyer.visitCheckout();
  await buyer.placeOrderButton.click();
  await shopper.isTold('Failed to process order. Please try again.');
  await expect(shopper.page).toHaveURL(/\/checkoutpage$/);
  await shopper.page.unroute(failing);
  await shopper.placeOrder();
});

test('a price that changes under one’s feet is said, shown, and ordered only when it was seen', async ({
  shopper,
  buyer,
  isMobile,
}) => {
  const [slug, name] = isMobile
    ? (['senna-powder', 'Senna Leaf Powder (Neutral Henna)'] as const)
    : (['reetha-powder', 'Reetha Powder'] as const);
  await merchantChanges(slug, { mrpPaise: 15_000, discountPercent: 0, stock: 50 });
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts(slug);
  await buyer.visitCheckout();
  await shopper.sees('₹147.00');
  await merchantChanges(slug, { mrpPaise: 18_000 });
  await buyer.placeOrderButton.click();
  await shopper.isTold(
    `Shipment creation failed: ${name} now costs ₹180.00. The total is now ₹177.00. Please check and place the order again.`,
  );
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText(
    'The price rose from ₹150.00 since you added it.',
  );
  await shopper.openCart();
  await expect(shopper.line(name)).toContainText('The price rose from ₹150.00 since you added it.');
  await shopper.continueToCheckout();
  await shopper.placeOrder();
  await shopper.sees('Keep ₹177.00 ready');
});

test('what is sold out between the cart and the order is named, and the rest can be ordered', async ({
  shopper,
  buyer,
  isMobile,
}) => {
  const [slug, name] = isMobile
    ? (['methi-powder', 'Methi Seed Powder for Hair'] as const)
    : (['hibiscus-powder', 'Hibiscus Flower Powder'] as const);
  await merchantChanges(slug, { stock: 5 });
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts(slug);
  await customer.puts('bhringraj-oil');
  await buyer.visitCheckout();
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText(name);
  await merchantChanges(slug, { stock: 0 });
  await buyer.placeOrderButton.click();
  await shopper.isTold(`Shipment creation failed: ${name} is currently out of stock.`);
  await expect(buyer.section('3 ORDER SUMMARY')).toContainText(`${name} is currently out of stock.`);
  await shopper.openCart();
  await shopper.page.getByRole('button', { name: 'Continue' }).click();
  await shopper.isTold('Please remove or reduce what is out of stock first.');
  const removes = shopper.line(name).getByRole('button', { name: /^Remove/ });
  await shopper.saves(() => removes.click());
  await expect(shopper.line(name)).toHaveCount(0);
  await shopper.continueToCheckout();
  await shopper.placeOrder();
});

test('of two tabs with the same cart only one orders it', async ({ shopper, buyer, context }) => {
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  await customer.puts('bhringraj-oil');
  await buyer.visitCheckout();
  const other = new Shopper(await context.newPage());
  await new Buyer(other).visitCheckout();
  await expect(new Buyer(other).placeOrderButton).toBeEnabled();
  await shopper.placeOrder();
  await other.isTold('Your cart is empty. Redirecting to cart page.');
  await expect(other.page).toHaveURL(/\/cart$/);
});
