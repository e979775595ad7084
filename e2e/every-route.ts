/** An address of the shop; of a customer's own order only the customer knows it. */
type Address = string | ((orderNumber: string) => string);
type Visits = { visitor?: string[]; customer?: Address[] };

/**
 * Every route of `app/routes.ts`, and the addresses by which the journeys look at it, as a visitor and as a customer with an
 * address, an order and a filled cart. `app/routes.test.ts` fails while one is missing.
 */
export const everyRoute: Record<string, Visits> = {
  '/': { visitor: ['/'] },
  '/category/:a': { visitor: ['/category/skin-care'] },
  '/category/:a/:b': { visitor: ['/category/hair-care/hair-oils'] },
  '/search': { visitor: ['/search?q=amla', '/search?q=zzzzqqqq'] },
  '/all-products': { visitor: ['/all-products'] },
  '/product/:id': {
    visitor: ['/product/bhringraj-oil', '/product/shilajit-resin', '/product/no-such-thing'],
  },
  '/cart': { visitor: ['/cart'], customer: ['/cart'] },
  '/checkoutpage': { customer: ['/checkoutpage'] },
  '/payment': {
    visitor: ['/payment', '/payment?order=AR-1'],
    customer: [(number) => `/payment?order=${number}`],
  },
  '/profile': {
    visitor: ['/profile'],
    customer: ['/profile', '/profile?tab=addresses', '/profile?tab=pan', '/profile?tab=payments'],
  },
  '/settings': { visitor: ['/settings'] },
  '/learn-ayurveda': { visitor: ['/learn-ayurveda'] },
  '/learn-ayurveda/:section': {
    visitor: ['routines', 'herbs', 'wellness', 'diet', 'panchakarma'].map(
      (part) => `/learn-ayurveda/${part}`,
    ),
  },
  '/learn-ayurveda/:section/:slug': { visitor: ['/learn-ayurveda/diet/kitchari'] },
  '/hair': { visitor: ['/hair'] },
  '/about': { visitor: ['/about'] },
  '/blog': { visitor: ['/blog'] },
  '/blog/:slug': { visitor: ['/blog/hair-health'] },
  '/make-profit': { visitor: ['/make-profit'] },
  '/offers': { visitor: ['/offers'] },
  '/faq': { visitor: ['/faq'] },
  '/collection/*': { visitor: ['/collection/winter'] },
  '/coming-soon': { visitor: ['/coming-soon'] },
  '/how-it-is-made': { visitor: ['/how-it-is-made'] },
  '/newsletter/confirm': { visitor: ['/newsletter/confirm?token=none'] },
  '/newsletter/unsubscribe': { visitor: ['/newsletter/unsubscribe?token=none'] },
  '/wishlist': { visitor: ['/wishlist'], customer: ['/wishlist'] },
  '/undo-email-change': { visitor: ['/undo-email-change?token=none'] },
  '/refill': { visitor: ['/refill?token=none'] },
  '/login/browser': { visitor: ['/login/browser?token=none'] },
  '/login/google': { visitor: ['/login/google'] },
  '/track/:token': { visitor: ['/track/none'] },
  '/invoice/:token': { visitor: ['/invoice/none'] },
  '/review/:token': { visitor: ['/review/none'] },
  '/orders': { visitor: ['/orders'], customer: ['/orders'] },
  '/orders/:orderNumber': { visitor: ['/orders/AR-1'], customer: [(number) => `/orders/${number}`] },
  '/dev/ui': { visitor: ['/dev/ui'] },
  '/*': { visitor: ['/no-such-page'] },
};
