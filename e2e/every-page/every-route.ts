/** These paths are known only once the account of a journey exists and has an order. */
export type MadeRows = { orderNumber: string; userId: number };
type Address = string | ((made: MadeRows) => string);
/** The page shows a refused request, such as one for an unknown token or for an order that is not delivered. */
type Refused = { refused: Address };
export type Visit = { address: Address; isRefused: boolean };
type Visits = Partial<Record<'guest' | 'customer' | 'owner', (Address | Refused)[]>>;

/**
 * Every route of `app/routes.ts`, and every page of `app/admin/staff-pages.ts`, with the addresses that journeys open: as a
 * guest, as a customer with an address, an order, a saved item and a filled cart, and as an owner. `app/routes.test.ts` fails while a route is
 * missing. All staff pages show a guest the same sign-in.
 */
export const everyRoute: Record<string, Visits> = {
  '/': { guest: ['/'] },
  '/category/:a': { guest: ['/category/skin-care'] },
  '/category/:a/:b': { guest: ['/category/hair-care/hair-oils'] },
  '/search': { guest: ['/search?q=amla', '/search?q=zzzzqqqq'] },
  '/all-products': { guest: ['/all-products'] },
  '/product/:id': {
    guest: [
      '/product/bhringraj-oil',
      '/product/ashwagandha-capsules',
      '/product/shilajit-resin',
      '/product/no-such-thing',
    ],
  },
  '/cart': { guest: ['/cart'], customer: ['/cart'] },
  '/checkoutpage': { customer: ['/checkoutpage'] },
  '/payment': {
    guest: ['/payment', '/payment?order=AR-1'],
    customer: [({ orderNumber }) => `/payment?order=${orderNumber}`],
  },
  '/profile': {
    guest: ['/profile'],
    customer: [
      '',
      'addresses',
      'pan',
      'payments',
      'devices',
      'stuff',
      'stuff&part=reviews',
      'stuff&part=refills',
    ].map((tab) => (tab ? `/profile?tab=${tab}` : '/profile')),
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
  '/contact': { guest: ['/contact'] },
  '/policies/:policy': {
    guest: [
      ...['shipping', 'returns', 'privacy', 'terms', 'grievance', 'complaint', 'delete-account'].map(
        (name) => `/policies/${name}`,
      ),
      { refused: '/policies/complaint?token=none' },
    ],
  },
  '/how-it-is-made': { guest: ['/how-it-is-made'] },
  '/newsletter/:act': {
    guest: ['confirm', 'unsubscribe', 'confirm-request', 'cancel-request'].map((act) => ({
      refused: `/newsletter/${act}?token=none`,
    })),
  },
  '/wishlist': { guest: ['/wishlist'], customer: ['/wishlist'] },
  '/undo-email-change': { guest: ['/undo-email-change?token=none'] },
  '/refill': { guest: [{ refused: '/refill?token=none' }] },
  '/login/browser': { guest: ['/login/browser?token=none'] },
  '/login/google': { guest: ['/login/google'] },
  '/order-link': {
    guest: [
      { refused: '/order-link?do=confirm&token=none' },
      { refused: '/order-link?do=rescue&token=none' },
      { refused: '/order-link?do=return&token=none' },
    ],
  },
  '/track': { guest: ['/track'] },
  '/track/:token': { guest: [{ refused: '/track/none' }] },
  '/invoice/:token': { guest: ['/invoice/none'] },
  '/review/:token': { guest: [{ refused: '/review/none' }] },
  '/review-decision': { guest: [{ refused: '/review-decision?token=none' }] },
  '/orders': { guest: ['/orders'], customer: ['/orders'] },
  '/orders/:orderNumber': {
    guest: ['/orders/AR-1'],
    customer: [({ orderNumber }) => `/orders/${orderNumber}`],
  },
  '/dev/ui': { guest: ['/dev/ui'] },
  '/*': { guest: ['/no-such-page'] },
  '/admin/*': { guest: ['/admin/no-such-page'], owner: ['/admin/no-such-page'] },
  '/admin': { guest: ['/admin'], customer: [{ refused: '/admin' }], owner: ['/admin'] },
  '/admin/start': { owner: ['/admin/start'] },
  '/admin/settings': { owner: ['/admin/settings'] },
  '/admin/settings/:page': { owner: ['/admin/settings/delivery', '/admin/settings/server'] },
  '/admin/categories': { owner: ['/admin/categories'] },
  '/admin/orders': { owner: ['/admin/orders'] },
  '/admin/orders/new': { owner: ['/admin/orders/new'] },
  '/admin/orders/:orderNumber': { owner: [({ orderNumber }) => `/admin/orders/${orderNumber}`] },
  '/admin/orders/:orderNumber/edit': { owner: [({ orderNumber }) => `/admin/orders/${orderNumber}/edit`] },
  '/admin/orders/:orderNumber/replacement': {
    owner: [{ refused: ({ orderNumber }) => `/admin/orders/${orderNumber}/replacement` }],
  },
  '/admin/orders/:orderNumber/returns': {
    owner: [{ refused: ({ orderNumber }) => `/admin/orders/${orderNumber}/returns` }],
  },
  '/admin/packing': { owner: ['/admin/packing'] },
  '/admin/hand-over': { owner: ['/admin/hand-over'] },
  '/admin/hand-over/:id': { owner: ['/admin/hand-over/lists'] },
  '/admin/by-hand': { owner: ['/admin/by-hand'] },
  '/admin/returns': { owner: ['/admin/returns'] },
  '/admin/returns/:id': { owner: [{ refused: '/admin/returns/999999' }] },
  '/admin/reviews': { owner: ['/admin/reviews'] },
  '/admin/reviews/:id': { owner: [{ refused: '/admin/reviews/999999' }] },
  '/admin/grievances': { owner: ['/admin/grievances'] },
  '/admin/grievances/new': { owner: ['/admin/grievances/new'] },
  '/admin/grievances/:id': { owner: [{ refused: '/admin/grievances/999999' }] },
  '/admin/questions': { owner: ['/admin/questions'] },
  '/admin/customers': { owner: ['/admin/customers'] },
  '/admin/customers/:id': { owner: [{ refused: '/admin/customers/999999' }] },
  '/admin/products': { owner: ['/admin/products'] },
  '/admin/products/import': { owner: ['/admin/products/import'] },
  '/admin/products/import/:id': { owner: [{ refused: '/admin/products/import/999999' }] },
  '/admin/products/:id': { owner: ['/admin/products/1'] },
  '/admin/products/:id/preview': { owner: ['/admin/products/1/preview'] },
  '/admin/stock': { owner: ['/admin/stock'] },
  '/admin/stock/delivery': { owner: ['/admin/stock/delivery'] },
  '/admin/stock/batches': { owner: ['/admin/stock/batches'] },
  '/admin/stock/batches/:id': { owner: ['/admin/stock/batches/1'] },
  '/admin/stock/:id': { owner: ['/admin/stock/1'] },
  '/admin/money': { owner: ['/admin/money'] },
  '/admin/money/payments': { owner: ['/admin/money/payments', '/admin/money/payments?show=refunds'] },
  '/admin/money/settlements': { owner: ['/admin/money/settlements'] },
  '/admin/money/settlements/:provider/:settlementId': {
    owner: [{ refused: '/admin/money/settlements/razorpay/none' }],
  },
  '/admin/money/fees/:month': { owner: ['/admin/money/fees/2026-11'] },
  '/admin/cash': { owner: ['/admin/cash'] },
  '/admin/cash/orders/:orderNumber': {
    owner: [{ refused: ({ orderNumber }) => `/admin/cash/orders/${orderNumber}` }],
  },
  '/admin/cash/files/:id': { owner: [{ refused: '/admin/cash/files/999999' }] },
  '/admin/payments': { owner: ['/admin/payments'] },
  '/admin/bank': { owner: ['/admin/bank'] },
  '/admin/papers': { owner: ['/admin/papers'] },
  '/admin/papers/gst/:month': { owner: ['/admin/papers/gst/2026-10'] },
  '/admin/gst-rates': { owner: ['/admin/gst-rates'] },
  '/admin/reports': { owner: ['/admin/reports'] },
  '/admin/reports/sales': { owner: ['/admin/reports/sales'] },
  '/admin/reports/visits': { owner: ['/admin/reports/visits'] },
  '/admin/reports/products': { owner: ['/admin/reports/products'] },
  '/admin/reports/customers': { owner: ['/admin/reports/customers?range=years&show=recent'] },
  '/admin/reports/:group': {
    owner: ['/admin/reports/delivery', '/admin/reports/stock', '/admin/reports/search'],
  },
  '/admin/content': { owner: ['/admin/content'] },
  '/admin/content/:group': { owner: ['/admin/content/policies'] },
  '/admin/content/:kind/:key': {
    owner: ['/admin/content/about/about', '/admin/content/blog/hair-health', '/admin/content/policy/returns'],
  },
  '/admin/newsletter': { owner: ['/admin/newsletter'] },
  '/admin/newsletter/:id': { owner: [{ refused: '/admin/newsletter/1' }] },
  '/admin/promotions': { owner: ['/admin/promotions'] },
  '/admin/promotions/:id': { owner: [{ refused: '/admin/promotions/1' }] },
  '/admin/search': { owner: ['/admin/search'] },
  '/admin/jobs': { owner: ['/admin/jobs'] },
  '/admin/mails': { owner: ['/admin/mails'] },
  '/admin/log': { owner: ['/admin/log'] },
  '/admin/help/:guide': { owner: ['/admin/help/orders', '/admin/help/settings'] },
  '/admin/looks': { owner: ['/admin/looks'] },
  '/admin/staff': { owner: ['/admin/staff'] },
  '/admin/staff/:id': { owner: [({ userId }) => `/admin/staff/${userId}`] },
};

/** Returns the addresses that a guest, a customer or an owner visits. */
export function visitsOf(by: keyof Visits): Visit[] {
  return Object.values(everyRoute)
    .flatMap((visits) => visits[by] ?? [])
    .map((visit) =>
      typeof visit === 'object'
        ? { address: visit.refused, isRefused: true }
        : { address: visit, isRefused: false },
    );
}
