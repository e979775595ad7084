import type { Onlooker } from '../people/onlooker.ts';

type Screen = {
  name: string;
  path: string;
  /** As a customer with an address, an order and a filled cart; else as a visitor. */
  customer?: boolean;
  /** What is done before the picture is taken. What then lies over the page is taken as the screen shows it. */
  before?: (onlooker: Onlooker) => Promise<void>;
};

/** What is looked at: every kind of screen once. */
export const screens: Screen[] = [
  { name: '01-home', path: '/' },
  { name: '02-all-products', path: '/all-products' },
  { name: '03-category', path: '/category/hair-care/hair-oils' },
  { name: '04-search', path: '/search?q=amla' },
  { name: '05-search-nothing', path: '/search?q=zzzzqqqq' },
  { name: '06-product', path: '/product/bhringraj-oil' },
  { name: '07-product-sold-out', path: '/product/shilajit-resin', before: (p) => p.triesToBuy() },
  { name: '08-hair', path: '/hair' },
  { name: '09-product-options', path: '/', before: (p) => p.opensProductOptions() },
  { name: '10-sidebar', path: '/', before: (p) => p.opensSidebar() },
  { name: '11-cart-empty', path: '/cart' },
  { name: '12-cart', path: '/cart', customer: true },
  { name: '13-checkout-login', path: '/product/bhringraj-oil', before: (p) => p.buysAtOnce() },
  { name: '14-checkout', path: '/checkoutpage', customer: true },
  { name: '15-address-form', path: '/checkoutpage', customer: true, before: (p) => p.opensAddressForm() },
  { name: '16-order', path: '/orders', customer: true, before: (p) => p.opensOrder() },
  { name: '17-profile', path: '/profile', customer: true },
  { name: '18-addresses', path: '/profile?tab=addresses', customer: true },
  { name: '19-learn', path: '/learn-ayurveda' },
  { name: '20-learn-section', path: '/learn-ayurveda/diet' },
  { name: '21-blog', path: '/blog' },
  { name: '22-article', path: '/blog/hair-health' },
  { name: '23-about', path: '/about' },
  { name: '24-not-found', path: '/no-such-page' },
  { name: '25-look', path: '/dev/ui' },
];
