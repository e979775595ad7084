import { Looker } from './people/looker.ts';
import { Seeker } from './people/seeker.ts';
import { expect, test } from './shopper.ts';

test('a price limit said in words is a filter in the address that can be taken away', async ({ shopper }) => {
  await shopper.visit(`/search?q=${encodeURIComponent('neem under ₹300')}`);
  await expect(shopper.page).toHaveURL(/\/search\?q=neem&maxPrice=300$/);
  await shopper.seesHeading('Results for “neem”');
  const looker = new Looker(shopper);
  expect(Math.max(...(await looker.prices()))).toBeLessThanOrEqual(300);
  await shopper.main.getByRole('link', { name: 'Up to ₹300' }).click();
  await expect(shopper.page).toHaveURL(/\/search\?q=neem$/);
  await shopper.searchFor('500 se kam');
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/all-products\?maxPrice=500$/);
  await expect(shopper.main.getByRole('link', { name: 'Up to ₹500' })).toBeVisible();
  await shopper.complainsNothing();
});

test('a question about the shop leads to the page that answers it, and finds no product', async ({
  shopper,
}) => {
  await shopper.visit('/search?q=subscription');
  await shopper.sees('Nothing found for this');
  await shopper.sees('choose Subscribe & Save on the page of the product');
  await expect(shopper.main.getByRole('link', { name: 'Your refill plans' })).toHaveAttribute(
    'href',
    '/profile?tab=stuff&part=refills',
  );
  await shopper.visit('/search?q=track%20my%20order');
  await shopper.main.getByRole('link', { name: 'My Orders' }).click();
  await expect(shopper.page).toHaveURL(/\/orders/);
});

test('what meets only a part of a text says so', async ({ shopper }) => {
  await shopper.visit('/search?q=baby%20hair%20oil');
  await shopper.sees('Nothing here is all of “baby hair oil”. These come nearest to it.');
  await new Seeker(shopper).findsFirst(/Baby/);
  await shopper.visit('/search?q=dengue');
  await shopper.sees('Nothing found for this');
});
