import { newestCode } from './mailbox.ts';
import { Buyer } from './people/buyer.ts';
import { Customer } from './people/customer.ts';
import { KeyboardUser } from './people/keyboard-user.ts';
import { expect, somebody, test } from './shopper.ts';

test.skip(({ isMobile }) => isMobile, 'a keyboard is used at a desk');

/** The whole purchase in three parts, each beginning where the one before ended. */
test('from the home page to the checkout by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  await shopper.visit('/');
  await keyboard.fills(page.getByLabel('Search the shop').locator('visible=true'), 'bhringraj hair oil');
  await keyboard.enters();
  await shopper.seesHeading(/Results for/);
  await keyboard.presses(shopper.main.getByRole('link', { name: 'Bhringraj Hair Oil', exact: true }).first());
  await shopper.seesHeading('Bhringraj Hair Oil');
  await keyboard.hasNotLostFocus();
  await keyboard.presses(new Buyer(shopper).button('Add to Cart'));
  await shopper.isTold('Bhringraj Hair Oil added to cart!');
  await keyboard.hasNotLostFocus();
  await keyboard.presses(page.getByRole('link', { name: /^Cart, 1 item/ }), 'Shift+Tab');
  await shopper.seesHeading('Cart');
  await keyboard.hasNotLostFocus();
  await keyboard.presses(shopper.line('Bhringraj Hair Oil').getByRole('button', { name: 'One more' }));
  await shopper.seesInCartBadge(2);
  await keyboard.hasNotLostFocus();
  await keyboard.presses(page.getByRole('button', { name: 'Continue' }));
  await shopper.isAskedToLogIn();
  await shopper.complainsNothing();
});

test('the login at the checkout by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const keyboard = new KeyboardUser(page);
  const meera = somebody();
  await shopper.visit('/product/bhringraj-oil');
  await shopper.addToCart('Bhringraj Hair Oil');
  await shopper.visit('/checkoutpage');
  await shopper.isAskedToLogIn();
  await keyboard.presses(shopper.dialog.getByRole('button', { name: 'Register now' }));
  await expect(shopper.dialog.getByLabel('First name')).toBeFocused();
  await keyboard.types(meera.firstName);
  await keyboard.fills(shopper.dialog.getByLabel('Last name'), meera.lastName);
  await keyboard.fills(shopper.dialog.getByLabel('Email'), meera.email);
  await keyboard.enters();
  await enterCode(1);
  await shopper.isTold('Registration successful! Please login.');
  const email = page.getByLabel('Email', { exact: true });
  await keyboard.goesTo(email);
  if ((await email.inputValue()) === '') await keyboard.types(meera.email);
  await keyboard.enters();
  await enterCode(2);
  await shopper.isTold('Login successful!');
  await expect(new Buyer(shopper).section('1 LOGIN')).toContainText(meera.email);
  await keyboard.hasNotLostFocus();

  async function enterCode(count: number): Promise<void> {
    await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
    await keyboard.types(await newestCode(meera.email, count));
    await keyboard.enters();
  }
});

test('an address and the order by keyboard alone', async ({ shopper }) => {
  const { page } = shopper;
  const buyer = new Buyer(shopper);
  const keyboard = new KeyboardUser(page);
  const customer = await Customer.signUp(page);
  await customer.puts('bhringraj-oil');
  await buyer.visitCheckout();
  await keyboard.fills(page.getByLabel('Name', { exact: true }), 'Meera Iyer');
  await keyboard.fills(page.getByLabel('Mobile number'), '9876543210');
  await keyboard.fills(page.getByLabel('Pincode'), '560001');
  await shopper.seesPlace('Bengaluru', 'Karnataka');
  const locality = page.getByLabel('Locality');
  await keyboard.goesTo(locality);
  if ((await locality.inputValue()) === '') await keyboard.types('Shanthala Nagar');
  await keyboard.fills(page.getByLabel('Address', { exact: true }), '12, Lavelle Road');
  await keyboard.presses(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(buyer.section('2 DELIVERY ADDRESS')).toContainText('12, Lavelle Road');
  await keyboard.hasNotLostFocus();
  await keyboard.presses(buyer.placeOrderButton);
  await shopper.isTold('Shipment created successfully!');
  await expect(page).toHaveURL(/\/payment/);
  await shopper.sees('12, Lavelle Road');
  await shopper.complainsNothing();
});

test('the pictures, the reviews and the form of a product are used by keyboard', async ({ shopper }) => {
  const { page } = shopper;
  const buyer = new Buyer(shopper);
  const keyboard = new KeyboardUser(page);
  await shopper.visit('/product/aloe-vera-gel');
  await keyboard.presses(buyer.zoomButton);
  await expect.poll(async () => (await buyer.zoom()).scale).toBe('2');
  await keyboard.enters();
  await keyboard.presses(buyer.thumbnail(2));
  await expect(buyer.thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.presses(page.getByRole('button', { name: 'Show more reviews' }));
  await expect(buyer.reviews.nth(6)).toBeFocused();
  await keyboard.goesTo(page.getByRole('radio', { name: /^1 star/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2 stars/ })).toBeChecked();
  await keyboard.goesTo(page.getByRole('button', { name: 'Submit Review' }));
});
