import type { PicturePage } from './picture-page.ts';

type Screen = {
  name: string;
  path: string;
  /** Signed in as a customer with an address, an order and a filled cart; otherwise as a guest. */
  customer?: boolean;
  before?: (page: PicturePage) => Promise<void>;
};

export const screens: Screen[] = [
  { name: '01-home', path: '/' },
  { name: '02-all-products', path: '/all-products' },
  { name: '03-category', path: '/category/hair-care/hair-oils' },
  { name: '04-search', path: '/search?q=amla' },
  { name: '05-search-nothing', path: '/search?q=zzzzqqqq' },
  { name: '06-product', path: '/product/bhringraj-oil' },
  { name: '07-product-sold-out', path: '/product/shilajit-resin', before: (p) => p.pressDisabledBuyNow() },
  { name: '08-hair', path: '/hair' },
  { name: '09-product-options', path: '/', before: (p) => p.openProductOptions() },
  { name: '10-sidebar', path: '/', before: (p) => p.openSidebar() },
  { name: '11-cart-empty', path: '/cart' },
  { name: '12-cart', path: '/cart', customer: true },
  { name: '13-checkout-login', path: '/product/bhringraj-oil', before: (p) => p.buyNow() },
  { name: '14-checkout', path: '/checkoutpage', customer: true },
  { name: '15-address-form', path: '/checkoutpage', customer: true, before: (p) => p.openAddressForm() },
  { name: '16-order', path: '/orders', customer: true, before: (p) => p.openOrder() },
  { name: '17-profile', path: '/profile', customer: true },
  { name: '18-addresses', path: '/profile?tab=addresses', customer: true },
  { name: '19-learn', path: '/learn-ayurveda' },
  { name: '20-learn-section', path: '/learn-ayurveda/diet' },
  { name: '21-blog', path: '/blog' },
  { name: '22-article', path: '/blog/hair-health' },
  { name: '23-about', path: '/about' },
  { name: '24-not-found', path: '/no-such-page' },
  { name: '25-login', path: '/', before: (p) => p.openLogin() },
  { name: '26-profile-edited', path: '/profile', customer: true, before: (p) => p.editProfile() },
  {
    name: '27-account-address-form',
    path: '/profile?tab=addresses',
    customer: true,
    before: (p) => p.editAddress(),
  },
  { name: '28-pan', path: '/profile?tab=pan', customer: true },
  { name: '29-devices', path: '/profile?tab=devices', customer: true },
  { name: '30-payments', path: '/profile?tab=payments', customer: true },
  { name: '31-wishlist', path: '/profile?tab=stuff', customer: true },
  { name: '32-my-reviews', path: '/profile?tab=stuff&part=reviews', customer: true },
  { name: '33-refill-plans', path: '/profile?tab=stuff&part=refills', customer: true },
  { name: '34-delete-account', path: '/profile', customer: true, before: (p) => p.askToDeleteAccount() },
  { name: '35-look', path: '/dev/ui' },
];
