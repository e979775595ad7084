import { test } from '@playwright/test';
import { Customer, newUser } from '../fixtures/customer.ts';
import { BuiltInMailbox } from './built-in-mailbox.ts';
import { customerState } from './state.ts';

test('signs in a customer with two addresses, an order and a filled cart', async ({ page }) => {
  const customer = new Customer(page, new BuiltInMailbox(page.request), newUser());
  await customer.register();
  await customer.signIn();
  await customer.saveAddress();
  await customer.saveAddress({ addressType: 'Work', addressLine1: '4th floor, 18 Residency Road' });
  await customer.order('bhringraj-oil');
  await customer.addToCart('bhringraj-oil', 2);
  await customer.addToCart('triphala-churna');
  await page.context().storageState({ path: customerState });
});
