/** The path of an order is known only once a customer has placed it. */
export type Address = string | ((orderNumber: string) => string);
type Visits = { guest?: string[]; customer?: Address[] };

/**
 * Every route of `app/routes.ts`, and every page of `app/admin/staff-pages.ts`, with the addresses that journeys open, as a
 * guest and as a customer with an address, an order and a filled cart. `app/routes.test.ts` fails while a route is missing.
 */
export const everyRoute: Record<string, Visits> = {
  '/': { guest: ['/'] },
  '/category/:a': { guest: ['/category/skin-care'] },
  '/category/:a/:b': { guest: ['/category/hair-care/hair-oils'] },
  '/search': { guest: ['/search?q=amla', '/search?q=zzzzqqqq'] },
  '/all-products': { guest: ['/all-products'] },
  '/product/:id': {
    guest: ['/product/bhringraj-oil', '/product/shilajit-resin', '/product/no-such-thing'],
  },
  '/cart': { guest: ['/cart'], customer: ['/cart'] },
  '/checkoutpage': { customer: ['/checkoutpage'] },
  '/payment': {
    guest: ['/payment', '/payment?order=AR-1'],
    customer: [(number) => `/payment?order=${number}`],
  },
  '/profile': {
    guest: ['/profile'],
    customer: ['/profile', '/profile?tab=addresses', '/profile?tab=pan', '/profile?tab=payments'],
  },
  '/settings': { guest: ['/settings'] },
  '/learn-ayurveda': { guest: ['/learn-ayurveda'] },
  '/learn-ayurveda/:section': {
    guest: ['routines', 'herbs', 'wellness', 'diet', 'panchakarma'].map((part) => `/learn-ayurveda/${part}`),
  },
  '/learn-ayurveda/:section/:slug': { guest: ['/learn-ayurveda/diet/kitchari'] },
  '/hair': { guest: ['/hair'] },
  '/about': { guest: ['/about'] },
  '/blog': { guest: ['/blog'] },
  '/blog/:slug': { guest: ['/blog/hair-health'] },
  '/make-profit': { guest: ['/make-profit'] },
  '/offers': { guest: ['/offers'] },
  '/faq': { guest: ['/faq'] },
  '/collection/*': { guest: ['/collection/winter'] },
  '/coming-soon': { guest: ['/coming-soon'] },
  '/policies/:policy': {
    guest: ['shipping', 'returns', 'privacy', 'terms', 'grievance'].map((name) => `/policies/${name}`),
  },
  '/how-it-is-made': { guest: ['/how-it-is-made'] },
  '/newsletter/confirm': { guest: ['/newsletter/confirm?token=none'] },
  '/newsletter/unsubscribe': { guest: ['/newsletter/unsubscribe?token=none'] },
  '/wishlist': { guest: ['/wishlist'], customer: ['/wishlist'] },
  '/undo-email-change': { guest: ['/undo-email-change?token=none'] },
  '/refill': { guest: ['/refill?token=none'] },
  '/login/browser': { guest: ['/login/browser?token=none'] },
  '/login/google': { guest: ['/login/google'] },
  '/track/:token': { guest: ['/track/none'] },
  '/invoice/:token': { guest: ['/invoice/none'] },
  '/review/:token': { guest: ['/review/none'] },
  '/orders': { guest: ['/orders'], customer: ['/orders'] },
  '/orders/:orderNumber': { guest: ['/orders/AR-1'], customer: [(number) => `/orders/${number}`] },
  '/dev/ui': { guest: ['/dev/ui'] },
  '/*': { guest: ['/no-such-page'] },
  '/admin/*': { guest: ['/admin/no-such-page'] },
  '/admin': { guest: ['/admin'], customer: ['/admin'] },
  '/admin/start': { guest: ['/admin/start'], customer: ['/admin/start'] },
  '/admin/categories': { guest: ['/admin/categories'], customer: ['/admin/categories'] },
  '/admin/orders': { guest: ['/admin/orders'], customer: ['/admin/orders'] },
  '/admin/orders/:orderNumber': { guest: ['/admin/orders/AR-1000012'] },
  '/admin/orders/:orderNumber/edit': { guest: ['/admin/orders/AR-1000012/edit'] },
  '/admin/products': { guest: ['/admin/products'], customer: ['/admin/products'] },
  '/admin/products/import': { guest: ['/admin/products/import'] },
  '/admin/products/import/:id': { guest: ['/admin/products/import/1'] },
  '/admin/products/:id': { guest: ['/admin/products/1'] },
  '/admin/stock': { guest: ['/admin/stock'], customer: ['/admin/stock'] },
  '/admin/stock/batches': { guest: ['/admin/stock/batches'] },
  '/admin/stock/batches/:id': { guest: ['/admin/stock/batches/1'] },
  '/admin/stock/:id': { guest: ['/admin/stock/1'] },
  '/admin/log': { guest: ['/admin/log'], customer: ['/admin/log'] },
  '/admin/staff': { guest: ['/admin/staff'] },
  '/admin/staff/:id': { guest: ['/admin/staff/1'] },
};
