import { everyRoute } from './every-route.ts';
import { Customer } from './people/customer.ts';
import { expect, type Shopper, test } from './shopper.ts';
import { expectToFitNarrowPhones } from './fixtures/accessibility.ts';

const visits = Object.values(everyRoute);

for (const path of visits.flatMap(({ visitor = [] }) => visitor))
  test(`${path} has one heading, no serious accessibility finding, no CSP violation and no error`, async ({
    shopper,
  }) => {
    await looksWell(shopper, path);
  });

test('nor have the pages of a customer, with an order and a filled cart', async ({ shopper }) => {
  test.setTimeout(180_000);
  const customer = await Customer.signUp(shopper.page);
  await customer.savesAddress();
  const orderNumber = await customer.orders('bhringraj-oil');
  await customer.puts('bhringraj-oil');
  for (const path of visits.flatMap(({ customer = [] }) => customer))
    await looksWell(shopper, typeof path === 'string' ? path : path(orderNumber));
});

async function looksWell(shopper: Shopper, path: string): Promise<void> {
  await shopper.visit(path);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await shopper.isAccessible();
  await expectToFitNarrowPhones(shopper.page);
  expect(shopper.complaints.filter((text) => !/40[04] \((Not Found|Bad Request)\)/.test(text))).toEqual([]);
}
