import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './shopper.ts';

const pages = [
  '/',
  '/all-products',
  '/category/hair-care/hair-oils',
  '/product/bhringraj-oil',
  '/search?q=amla',
  '/search?q=zzzzqqqq',
  '/hair',
  '/cart',
  '/orders',
  '/profile',
  '/no-such-page',
];

for (const path of pages)
  test(`${path} has no serious accessibility finding, no CSP violation and no error`, async ({ shopper }) => {
    await shopper.visit(path);
    const { violations } = await new AxeBuilder({ page: shopper.page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(shopper.complaints.filter((text) => !/404 \(Not Found\)/.test(text))).toEqual([]);
    const sideways = await shopper.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
