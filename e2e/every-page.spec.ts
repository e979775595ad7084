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
  '/profile?tab=addresses',
  '/no-such-page',
];

for (const path of pages)
  test(`${path} has no serious accessibility finding, no CSP violation and no error`, async ({ shopper }) => {
    await shopper.visit(path);
    await shopper.isAccessible();
    expect(shopper.complaints.filter((text) => !/404 \(Not Found\)/.test(text))).toEqual([]);
  });
