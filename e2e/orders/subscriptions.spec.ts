import { dayMs } from '#platform/india-time.ts';
import { type Customer, expect, test } from '../fixtures/test.ts';
import { holdResponses } from '../fixtures/held-response.ts';
import { announceThreeDaysBefore, orderOnTheDay } from '../shop/subscription-clock.ts';

type Subscription = { id: number; nextDueOn: string; state: string };

const capsules = 'Ashwagandha Root Extract Capsules';
const slug = 'ashwagandha-capsules';

const nextDelivery = /next refill on \w{3} \d{1,2} \w+ \d{4} for ₹429\.78, at today’s price with 15% off/;

// §4 a subscription becomes a subscription, with its order or not at all
test('a subscription is bought and managed in My Stuff by keyboard', async ({
  page,
  signedInCustomer,
  shopPage,
  productOptions,
  header,
  cartPage,
  checkoutPage,
  paymentPage,
  subscriptionsPage,
  complaints,
}) => {
  const customer = await signedInCustomer({ address: true });
  await shopPage.visit('/');
  await productOptions.open(capsules);
  await productOptions.subscribe(60);
  await productOptions.addToBag(capsules);
  await header.openCart();
  await expect(cartPage.line(capsules)).toContainText('subscription, every 60 days');
  await cartPage.continueToCheckout();
  await expect(checkoutPage.nextDeliveries).toContainText(nextDelivery);
  await checkoutPage.expectAccessible();
  await checkoutPage.placeOrder();
  await paymentPage.expectText('Keep ₹429.78 ready');
  await expect(paymentPage.nextDeliveries).toContainText(nextDelivery);
  await paymentPage.expectAccessible();
  await paymentPage.expectToFitSmallPhones();

  await subscriptionsPage.open();
  const card = subscriptionsPage.card(capsules);
  await expect(card).toContainText('₹429.78');
  await subscriptionsPage.expectAccessible();
  await subscriptionsPage.expectToFitSmallPhones();

  await subscriptionsPage.frequency(capsules).selectOption('30');
  await subscriptionsPage.expectMessage('Every 30 days now.');
  const { nextDueOn } = await onlySubscription(customer);
  await subscriptionsPage.button('Skip next', capsules).click();
  await subscriptionsPage.expectMessage('Skipped. The next refill is on');
  const skipped = Date.parse((await onlySubscription(customer)).nextDueOn) - Date.parse(nextDueOn);
  expect(skipped).toBe(30 * dayMs);

  // The buttons change with the response to the change, not with the following list.
  const list = await holdResponses(page, '**/api/refills');
  await subscriptionsPage.pressEnterAt(subscriptionsPage.button('Pause', capsules));
  await expect(card).toContainText('No refill comes until you resume this plan.');
  await expect(subscriptionsPage.button('Resume', capsules)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Next on');
  await subscriptionsPage.pressEnterAt(subscriptionsPage.button('Cancel plan', capsules));
  await expect(card).toContainText('No refill comes any more.');
  await subscriptionsPage.expectAccessible();
  await subscriptionsPage.expectToFitSmallPhones();
  await expect(subscriptionsPage.button('Start again', capsules)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Next on');
  list.release();
  expect(complaints).toEqual([]);
});

// §2 cancel or adjust through the account at any time, and from the mail
test('the email three days before has links that skip, pause and cancel', async ({
  shop,
  signedInCustomer,
  subscriptionLinkPage,
  complaints,
}) => {
  const customer = await signedInCustomer();
  await customer.order(slug, { frequencyDays: 60 });
  const subscription = await onlySubscription(customer);
  await announceThreeDaysBefore(shop, subscription);
  const { text } = await shop.emails.find(customer.email, 'Your refill on');
  expect(text).toContain('₹429.78');
  expect(text).toMatch(/Delivers by \w{3} \d{1,2} \w+ to 560001/);
  const link = (action: string) =>
    new RegExp(`http\\S+/refill\\?do=${action}&token=[\\w.-]+`).exec(text)?.[0] ?? 'missing';

  await subscriptionLinkPage.open(link('skip'));
  await subscriptionLinkPage.expectText(`1 × ${capsules}, every 60 days`);
  expect(await onlySubscription(customer)).toMatchObject({ nextDueOn: subscription.nextDueOn });
  await subscriptionLinkPage.expectAccessible();
  await subscriptionLinkPage.expectToFitSmallPhones();
  await subscriptionLinkPage.press(/^Skip/);
  await subscriptionLinkPage.expectText('Skipped. The next refill is on');
  expect((await onlySubscription(customer)).nextDueOn > subscription.nextDueOn).toBe(true);

  await subscriptionLinkPage.open(link('pause'));
  await subscriptionLinkPage.press('Pause the plan');
  await subscriptionLinkPage.expectText('This plan is paused: no refill comes until you resume it.');
  expect(await onlySubscription(customer)).toMatchObject({ state: 'paused' });
  await subscriptionLinkPage.open(link('cancel'));
  await subscriptionLinkPage.press('Cancel the plan');
  await subscriptionLinkPage.expectText('This plan is cancelled: no refill comes any more.');
  expect(await onlySubscription(customer)).toMatchObject({ state: 'cancelled' });
  expect(complaints).toEqual([]);
});

// §2 charged at the chosen frequency: announced three days before, ordered on the day at 15 % off
// §7 a subscription order without stock says so and is tried again
test('a subscription waits for stock, then is ordered at 15 % off that day’s price', async ({
  shop,
  signedInCustomer,
  subscriptionsPage,
  ordersPage,
  orderPage,
  complaints,
}) => {
  const [scarce, name] = ['ashwagandha-brahmi-capsules', 'Ashwagandha Brahmi Capsules'];
  await shop.changeProduct(scarce, { mrpPaise: 50_000, discountPercent: 0, stock: 1 });
  const customer = await signedInCustomer();
  await customer.order(scarce, { frequencyDays: 60 });
  expect((await shop.emails.orderPlaced(customer.email)).text).toContain('₹422.00');
  const subscription = await onlySubscription(customer);
  await announceThreeDaysBefore(shop, subscription);
  const announced = await shop.emails.find(customer.email, 'Your refill on');
  expect(announced.text).toContain('Today it is out of stock.');
  expect(await orderOnTheDay(shop, subscription)).toBe('waiting');
  await shop.emails.find(customer.email, 'Your refill waits');
  await subscriptionsPage.open();
  await expect(subscriptionsPage.card(name)).toContainText('is out of stock. We try again each day.');
  await subscriptionsPage.expectAccessible();

  await shop.changeProduct(scarce, { mrpPaise: 40_000, stock: 5 });
  expect(await orderOnTheDay(shop, subscription, 1)).toBe('ordered');
  const { text, subject } = await shop.emails.orderPlaced(customer.email, 2);
  expect(text).toContain('Keep ₹337.00 ready');
  expect(text).toMatch(/Delivers by \w{3} \d{1,2} \w+ to 560001/);
  await subscriptionsPage.reload();
  await expect(subscriptionsPage.card(name)).toContainText('Next on');
  await ordersPage.open();
  await expect(ordersPage.orders).toHaveCount(2);
  await orderPage.open(/AR-\d+/.exec(subject)![0]);
  await orderPage.expectText('₹340.00');
  await orderPage.expectText(/every 60 days/);
  await orderPage.expectText('₹337.00');
  expect(await orderOnTheDay(shop, subscription, 1)).toBe('not due');
  expect(complaints).toEqual([]);
});

async function onlySubscription(customer: Customer): Promise<Subscription> {
  const subscriptions = await customer.get<Subscription[]>('/api/refills');
  expect(subscriptions).toHaveLength(1);
  return subscriptions[0]!;
}
