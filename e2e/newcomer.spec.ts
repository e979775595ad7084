import { Newcomer } from './people/newcomer.ts';
import { expect, test as base } from './shopper.ts';

const test = base.extend<{ newcomer: Newcomer }>({
  newcomer: async ({ shopper }, use) => {
    await use(new Newcomer(shopper));
  },
});

test('a newcomer finds a night face oil under ₹1,000 by the menu and a filter', async ({
  shopper,
  newcomer,
}) => {
  await shopper.visit('/');
  await shopper.openCategory('Skin Care', 'Face Oils & Serums');
  await shopper.sees('price, concern, form, rating');
  await newcomer.wantsItUnder(1000);
  await shopper.sees('1 chosen');
  await expect(newcomer.shelf.cards.first()).toBeInViewport({ ratio: 0.3 });
  await newcomer.shelf.seesNothingAbove(1000);
  await expect(newcomer.shelf.card('Bakuchi Night Serum in Jojoba')).toBeVisible();
  await shopper.reload();
  await expect(newcomer.shelf.filter('Price to (₹)')).toHaveValue('1000');
  await shopper.isAccessible();
  await shopper.complainsNothing();
});

test('a newcomer finds it by searching, in a box that a keyboard leaves in sight', async ({
  shopper,
  newcomer,
  isMobile,
}) => {
  await shopper.visit('/');
  if (isMobile) {
    await newcomer.opensSearchAtTop();
    await shopper.isAccessible();
    await shopper.page.keyboard.press('Escape');
    await expect(shopper.page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  }
  await shopper.searchFor('night face oil');
  await shopper.page.keyboard.press('Enter');
  await shopper.openProduct('Bakuchi Night Serum in Jojoba');
});

test('an ashwagandha says in the list that it can be subscribed to, and its page names price and rhythm before it is added', async ({
  shopper,
  newcomer,
}) => {
  await shopper.visit('/search?q=ashwagandha');
  const name = 'Ashwagandha Root Extract Capsules';
  await expect(newcomer.shelf.card(name)).toContainText('Subscribe & Save 15%');
  await shopper.openProduct(name);
  await expect(newcomer.subscription).toContainText('₹432.78 each time, every 30, 60, 90 or 120 days');
  await shopper.isAccessible();
  await newcomer.choosesPlan();
  const { plan } = newcomer;
  await expect(plan.getByRole('link', { name: 'View Full Product Details' })).toHaveCount(0);
  for (const size of ['60-day supply ₹432.78', '120-day supply ₹649.17', '180-day supply ₹865.56'])
    await expect(plan.getByRole('radio', { name: new RegExp(size.replace(' ₹', '\\s*₹')) })).toBeAttached();
  await plan.getByLabel('Deliver every').selectOption('60');
  await expect(plan).toContainText('₹432.78 every 60 days, paid when it arrives');
  await shopper.isAccessible();
  await plan.getByRole('button', { name: /^ADD TO BAG/ }).click();
  await shopper.isTold(`${name} added to cart!`);
  await shopper.openCart();
  await shopper.sees('Subscription, every 60 days');
  await shopper.sees('₹432.78');
  await shopper.complainsNothing();
});

test('what cannot be subscribed to says nothing of it', async ({ shopper, newcomer }) => {
  await shopper.visit('/product/bhringraj-oil');
  await expect(newcomer.subscription).toHaveCount(0);
  await shopper.visit('/category/hair-care/hair-oils');
  await expect(newcomer.shelf.cards.first()).toBeVisible();
  await expect(newcomer.shelf.cards.filter({ hasText: 'Subscribe & Save' })).toHaveCount(0);
});

test('the menu leads to all products', async ({ shopper, newcomer }) => {
  await shopper.visit('/about');
  await newcomer.wantsAllProducts();
  await expect(newcomer.shelf.cards).toHaveCount(24);
});
