import { expect, test } from './shopper.ts';

const pages = [
  '/',
  '/all-products',
  '/category/hair-care/hair-oils',
  '/product/bhringraj-oil',
  '/search?q=amla',
  '/search?q=zzzzqqqq',
  '/hair',
  '/learn-ayurveda',
  '/learn-ayurveda/routines',
  '/learn-ayurveda/herbs',
  '/learn-ayurveda/wellness',
  '/learn-ayurveda/diet',
  '/learn-ayurveda/panchakarma',
  '/learn-ayurveda/diet/kitchari',
  '/about',
  '/blog',
  '/blog/hair-health',
  '/make-profit',
  '/offers',
  '/faq',
  '/collection/winter',
  '/coming-soon',
  '/how-it-is-made',
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
