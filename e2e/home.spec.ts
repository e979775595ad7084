import { Roamer } from './people/roamer.ts';
import { expect, test } from './shopper.ts';

const carousel = 'Offers of the season';

test('the film of the first view plays, rests out of sight, and can be stopped', async ({ shopper }) => {
  const roamer = new Roamer(shopper);
  await shopper.visit('/');
  await shopper.seesHeading('Your Trusted Ayurvedic Partner');
  await shopper.sees('Authentic Ayurveda is what we promise and deliver');
  await expect(shopper.main.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/');
  const film = shopper.main.locator('video');
  const rests = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect(shopper.main.getByRole('button', { name: 'Pause the film' })).toBeVisible({ timeout: 30_000 });
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  await roamer.scrollTo(2000);
  await expect.poll(rests).toBe(true);
  await roamer.scrollTo(0);
  await expect.poll(rests).toBe(false);
  await shopper.main.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(rests).toBe(true);
  await roamer.scrollTo(2000);
  await roamer.scrollTo(0);
  await expect(shopper.main.getByRole('button', { name: 'Play the film' })).toBeVisible();
});

test('there is no film for those who asked for less motion or less data', async ({ shopper }) => {
  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit('/');
  await expect(shopper.main.locator('video')).toHaveCount(0);
  await shopper.page.emulateMedia({ reducedMotion: 'no-preference' });
  await shopper.page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await shopper.visit('/');
  await expect(shopper.main.locator('video')).toHaveCount(0);
});

test('the trending shelf moves 250 pixels a click and leads to all products', async ({
  shopper,
  isMobile,
}) => {
  await shopper.visit('/');
  await expect(
    shopper.main.getByRole('heading', { name: 'Trending natural supplements from Aranya' }),
  ).toBeVisible();
  const right = shopper.main.getByRole('button', { name: 'Scroll right' });
  if (isMobile) await expect(right).toBeHidden();
  else {
    const shelf = shopper.main.getByRole('list').filter({ hasText: 'ADD TO BAG' });
    const moved = () => shelf.evaluate((list) => Math.round(list.scrollLeft));
    await right.press('Enter');
    await expect.poll(moved).toBe(250);
    await shopper.main.getByRole('button', { name: 'Scroll left' }).click();
    await expect.poll(moved).toBe(0);
  }
  await shopper.main.getByRole('link', { name: 'View All' }).click();
  await expect(shopper.page).toHaveURL(/\/all-products$/);
});

test('a card of the trending shelf shows its picture, name, five stars and price in rupees', async ({
  shopper,
}) => {
  await shopper.visit('/');
  const shelf = shopper.main.getByRole('list').filter({ hasText: 'ADD TO BAG' });
  const cards = shelf.getByRole('article');
  expect(await cards.count()).toBeGreaterThan(5);
  for (const card of await cards.all()) {
    await expect(card.locator('img[src*="/images/products/"]')).toHaveCount(1);
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card).toContainText(/Rated [1-5]\.\d out of 5/);
    await expect(card.locator('svg[viewBox="0 0 24 24"]').and(card.locator('p svg'))).toHaveCount(5);
    await expect(card).toContainText(/₹[\d,]+\.\d\d/);
    await expect(card.getByRole('button', { name: /^ADD TO BAG/ })).toHaveText('ADD TO BAG');
  }
});

test('the trending shelf says that it is loading, why it failed, and comes at another try', async ({
  shopper,
}) => {
  await shopper.visit('/faq');
  let fails = true;
  await shopper.page.route('**/api/products?sort=popular**', async (route) => {
    const message = 'The shelf is being dusted.';
    if (fails) await route.fulfill({ status: 503, json: { message, code: 'busy', requestId: '1' } });
    else await route.continue();
  });
  await shopper.page
    .getByRole('banner')
    .getByRole('link', { name: /Aranya/ })
    .click();
  await shopper.sees('Loading products...');
  await shopper.sees('Error: HTTP error! status: 503, The shelf is being dusted.');
  fails = false;
  await shopper.main.getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.main.getByRole('button', { name: /^ADD TO BAG/ }).first()).toBeVisible();
});

test('Product Options opens from a card on 60 days, bought once, and leads to the product', async ({
  shopper,
}) => {
  await shopper.visit('/');
  const name = 'Ashwagandha Root Extract Capsules';
  await shopper.main.getByRole('link', { name, exact: true }).first().click();
  const options = shopper.page.getByRole('dialog', { name: 'Product Options' });
  await expect(options).toContainText(name);
  await expect(options.locator('img[src*="/images/products/"]')).toBeVisible();
  for (const days of ['60-day supply', '120-day supply', '180-day supply'])
    await expect(options.getByText(days)).toBeVisible();
  await expect(options.getByRole('radio', { name: '60-day supply' })).toBeChecked();
  await expect(options.getByRole('radio', { name: /One Time Purchase/ })).toBeChecked();
  await expect(options.getByLabel('Deliver every')).toBeHidden();
  await options.getByRole('radio', { name: /Subscribe & Save 15%/ }).check({ force: true });
  await expect(options.getByLabel('Deliver every')).toHaveValue('30');
  await expect(options.getByLabel('Deliver every').getByRole('option')).toHaveText([
    '30 days',
    '60 days',
    '90 days',
    '120 days',
  ]);
  for (const note of [
    'Free US shipping',
    'Charged at selected frequency',
    'Cancel or adjust through your online account at any time',
  ])
    await expect(options).toContainText(note);
  await options.getByRole('link', { name: 'View Full Product Details' }).click();
  await shopper.seesHeading(name);

  await shopper.visit('/');
  await shopper.main.getByRole('button', { name: 'ADD TO BAG: Bhringraj Hair Oil' }).click();
  await expect(options).toContainText('One Time Purchase');
  await expect(options.getByText('Subscribe & Save 15%')).toHaveCount(0);
});

test('eight combos, each with picture, price, old price, review count and seller; one is added and said so', async ({
  shopper,
}) => {
  await shopper.visit('/');
  const combos = shopper.main.getByRole('article').filter({ hasText: 'Seller:' });
  await expect(combos).toHaveCount(8);
  for (const combo of await combos.all()) {
    await expect(combo.locator('img[src*="/images/products/"]')).toHaveCount(1);
    await expect(combo.getByRole('heading')).not.toBeEmpty();
    await expect(combo).toContainText(/Rated [1-5]\.\d out of 5, \d+ review/);
    await expect(combo.locator('p:has(s) > span').first()).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(combo.locator('s')).toHaveText(/^₹[\d,]+\.\d\d$/);
    await expect(combo).toContainText(/Seller: \w/);
  }
  const name = await combos.first().getByRole('heading').innerText();
  await combos
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await shopper.isTold(`${name} added to cart!`);
  await shopper.seesInCartBadge(1);
});

test('three offers turn every five seconds, by key and by finger, and stand still when asked', async ({
  shopper,
  isMobile,
}) => {
  const roamer = new Roamer(shopper);
  const { clock } = shopper.page;
  // It stands still between the steps: on a slow machine the next offer would come by itself.
  await clock.install({ time: new Date('2027-01-04T10:00:00+05:30') });
  await clock.pauseAt(new Date('2027-01-04T10:00:01+05:30'));
  await shopper.visit('/');
  const offers = shopper.main.getByRole('region', { name: carousel });
  const shows = (offer: number) =>
    expect(offers.getByRole('button', { name: new RegExp(`^Offer ${offer}:`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  for (const offer of ['Pay in easy instalments', '20% off your first order', 'Free shipping above ₹500'])
    await expect(offers.getByRole('button', { name: offer })).toBeVisible();
  await expect(offers).toContainText('DEMO');
  await shows(1);
  await clock.runFor(5_000);
  await shows(2);
  await offers.getByRole('button', { name: 'Next offer' }).press('ArrowRight');
  await shows(3);
  if (isMobile) {
    await roamer.swipe(carousel, 120);
    await shows(2);
    await roamer.swipe(carousel, -120);
    await shows(3);
  }
  await offers.getByRole('button', { name: 'Stop the carousel' }).click();
  await shopper.page
    .getByRole('banner')
    .getByRole('link', { name: /Aranya/ })
    .focus();
  await clock.runFor(20_000);
  await shows(3);

  await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.visit('/');
  await clock.runFor(20_000);
  await shows(1);
});

test('five reasons stand in a row', async ({ shopper }) => {
  await shopper.visit('/');
  await expect(shopper.main.getByRole('region', { name: 'Why us' }).getByRole('listitem')).toHaveText([
    'Cruelty Free',
    'Made by Vaidyas',
    'Cash On Delivery',
    '100% Herbal Ingredients',
    'Toxins Free',
  ]);
});
