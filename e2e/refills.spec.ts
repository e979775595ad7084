import { announceThreeDaysBefore, orderOnTheDay } from './clock.ts';
import { Customer } from './people/customer.ts';
import { merchantChanges } from './people/merchant.ts';
import { Subscriber } from './people/orders/subscriber.ts';
import { expect, type Shopper, somebody, test } from './shopper.ts';

const capsules = 'Ashwagandha Root Extract Capsules';

/** Somebody with an account who gets a product every 60 days. */
async function subscribed(shopper: Shopper, slug = 'ashwagandha-capsules') {
  const meera = somebody('Meera');
  const customer = await Customer.signUp(shopper.page, meera);
  await customer.orders(slug, { frequencyDays: 60 });
  return new Subscriber(shopper, meera.email);
}

test('a subscription is bought, and changed, skipped, paused, cancelled and started again in My Stuff', async ({
  shopper,
}) => {
  test.slow();
  const meera = somebody('Meera');
  const customer = await Customer.signUp(shopper.page, meera);
  await customer.savesAddress();
  const subscriber = new Subscriber(shopper, meera.email);
  await shopper.visit('/');
  await subscriber.subscribeTo(capsules, 60);
  await shopper.openCart();
  await expect(shopper.line(capsules)).toContainText('subscription, every 60 days');
  await shopper.continueToCheckout();
  await shopper.placeOrder();
  await shopper.sees('Keep ₹429.78 ready');

  await subscriber.openPlans();
  const plan = subscriber.plan(capsules);
  await expect(plan.card).toContainText('₹429.78');
  await shopper.isAccessible();

  await plan.howOften.selectOption('30');
  await shopper.isTold('Every 30 days now.');
  const { nextDueOn } = await subscriber.onlyPlan();
  await plan.button('Skip next').click();
  await shopper.isTold('Skipped. The next refill is on');
  const skipped = Date.parse((await subscriber.onlyPlan()).nextDueOn) - Date.parse(nextDueOn);
  expect(skipped).toBe(30 * 86_400_000);

  await subscriber.listIsSlow();
  await plan.button('Pause').focus();
  await shopper.page.keyboard.press('Enter');
  await expect(plan.card).toContainText('No refill comes until you resume this plan.');
  await expect(plan.button('Resume')).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await expect(plan.card).toContainText('Next on');

  await plan.button('Cancel plan').focus();
  await shopper.page.keyboard.press('Enter');
  await expect(plan.card).toContainText('No refill comes any more.');
  await shopper.isAccessible();
  await expect(plan.button('Start again')).toBeFocused();
  await shopper.page.keyboard.press('Enter');
  await expect(plan.card).toContainText('Next on');
  await shopper.complainsNothing();
});

test('a refill is announced by mail three days before, and its links skip, pause and cancel by a tap', async ({
  shopper,
}) => {
  const subscriber = await subscribed(shopper);
  const plan = await subscriber.onlyPlan();
  await announceThreeDaysBefore(plan);
  const mail = await subscriber.getsMail('Your refill on');
  expect(mail).toContain('₹429.78');
  expect(mail).toMatch(/Delivers by \w{3} \d{1,2} \w+ to 560001/);

  await subscriber.followAnnouncement('skip');
  await shopper.sees(`1 × ${capsules}, every 60 days`);
  expect(await subscriber.onlyPlan()).toMatchObject({ nextDueOn: plan.nextDueOn });
  await shopper.isAccessible();
  await shopper.main.getByRole('button', { name: /^Skip/ }).click();
  await shopper.sees('Skipped. The next refill is on');
  expect((await subscriber.onlyPlan()).nextDueOn > plan.nextDueOn).toBe(true);

  await subscriber.followAnnouncement('pause');
  await shopper.main.getByRole('button', { name: 'Pause the plan' }).click();
  await shopper.sees('This plan is paused: no refill comes until you resume it.');
  expect(await subscriber.onlyPlan()).toMatchObject({ state: 'paused' });
  await subscriber.followAnnouncement('cancel');
  await shopper.main.getByRole('button', { name: 'Cancel the plan' }).click();
  await shopper.sees('This plan is cancelled: no refill comes any more.');
  expect(await subscriber.onlyPlan()).toMatchObject({ state: 'cancelled' });
  await shopper.complainsNothing();
});

test('on the day the refill is a cash order at 15 % off that day’s price, in My Orders and by mail', async ({
  shopper,
  isMobile,
}) => {
  const slug = isMobile ? 'ashwagandha-shatavari' : 'ashwagandha-tablets';
  await merchantChanges(slug, { mrpPaise: 50_000, discountPercent: 0, stock: 50 });
  const subscriber = await subscribed(shopper, slug);
  expect(await subscriber.getsOrderMail(1)).toContain('₹422.00');
  const plan = await subscriber.onlyPlan();
  await announceThreeDaysBefore(plan);
  await merchantChanges(slug, { mrpPaise: 40_000 });
  expect(await orderOnTheDay(plan)).toBe('ordered');
  const mail = await subscriber.getsOrderMail(2);
  expect(mail).toContain('Keep ₹337.00 ready');
  expect(mail).toMatch(/Delivers by \w{3} \d{1,2} \w+ to 560001/);
  await shopper.visit('/orders');
  await expect(shopper.main.getByRole('article')).toHaveCount(2);
  await shopper.visit(`/orders/${/AR-\d+/.exec(mail)![0]}`);
  await shopper.sees('₹340.00');
  await shopper.sees(/every 60 days/);
  await shopper.sees('₹337.00');
  expect(await orderOnTheDay(plan)).toBe('not due');
  await shopper.complainsNothing();
});

test('a refill that is out of stock says so, is tried again the next day, and comes then', async ({
  shopper,
  isMobile,
}) => {
  const [slug, name] = isMobile
    ? (['lions-mane-brahmi', "Lion's Mane with Brahmi Capsules"] as const)
    : (['ashwagandha-brahmi-capsules', 'Ashwagandha Brahmi Capsules'] as const);
  await merchantChanges(slug, { stock: 1 });
  const subscriber = await subscribed(shopper, slug);
  const plan = await subscriber.onlyPlan();
  await announceThreeDaysBefore(plan);
  expect(await subscriber.getsMail('Your refill on')).toContain('Today it is out of stock.');
  expect(await orderOnTheDay(plan)).toBe('waiting');
  await subscriber.getsMail('Your refill waits');
  await subscriber.openPlans();
  await expect(subscriber.plan(name).card).toContainText('is out of stock. We try again each day.');
  await shopper.isAccessible();
  await merchantChanges(slug, { stock: 5 });
  expect(await orderOnTheDay(plan, 1)).toBe('ordered');
  await subscriber.getsOrderMail(2);
  await subscriber.openPlans();
  await expect(subscriber.plan(name).card).toContainText('Next on');
  await shopper.visit('/orders');
  await expect(shopper.main.getByRole('article')).toHaveCount(2);
  await shopper.complainsNothing();
});
