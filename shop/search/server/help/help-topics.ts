/**
 * A question about the shop, which `help-topics.txt` reads from its words. `sentence` is the answer, `name` and `path` the page
 * that says more.
 */
export type HelpTopic = { id: string; sentence: string; name: string; path: string };

const contact = { name: 'Contact', path: '/contact' };
const orders = { name: 'My Orders', path: '/orders' };
const returns = { name: 'Returns and refunds', path: '/policies/returns' };
const shipping = { name: 'Shipping and payment', path: '/policies/shipping' };
const privacy = { name: 'Privacy', path: '/policies/privacy' };
const profile = { name: 'Your profile', path: '/profile' };

/** The table of questions. Of two rows with equally many matching words the first wins. */
export const helpTopics: HelpTopic[] = [
  {
    id: 'damaged',
    sentence:
      'We replace or refund what arrived damaged, open, wrong or incomplete. Start a return in My Orders.',
    ...returns,
  },
  {
    id: 'refund',
    sentence: 'We pay a refund to the bank account or UPI address that you name on the page of your return.',
    ...returns,
  },
  {
    id: 'returns',
    sentence: 'Start a return in My Orders or by the link in the email about the delivery.',
    ...returns,
  },
  {
    id: 'exchange',
    sentence: 'We exchange a product only for the same one.',
    ...returns,
  },
  {
    id: 'payment-problem',
    sentence:
      'With cash on delivery no money leaves your account before. Write to us if it did and your order does not show it.',
    ...contact,
  },
  {
    id: 'cancel',
    sentence:
      'You can cancel an order in My Orders until we hand the parcel to the courier, without a charge.',
    ...orders,
  },
  {
    id: 'change-order',
    sentence:
      'The items of an order stay: cancel it in My Orders before we hand it to the courier, and order again.',
    ...orders,
  },
  {
    id: 'change-order-address',
    sentence: 'Until we pack an order, you change in My Orders where it goes.',
    ...orders,
  },
  {
    id: 'change-address',
    sentence:
      'Until we pack an order, you change in My Orders where it goes. A saved address changes in your profile.',
    name: 'Your addresses',
    path: '/profile?tab=addresses',
  },
  {
    id: 'where-is-my-order',
    sentence:
      'My Orders shows where your parcel is, and so does the link in our emails. Without signing in you find an order by its number and phone.',
    ...orders,
  },
  {
    id: 'invoice',
    sentence: 'Each order in My Orders has its invoice with GST.',
    ...orders,
  },
  {
    id: 'abroad',
    sentence: 'We send no parcels abroad.',
    ...shipping,
  },
  {
    id: 'cash-on-delivery',
    sentence: 'Yes, you pay in cash when the parcel comes. The checkout says whether your pincode has it.',
    ...shipping,
  },
  {
    id: 'other-payment',
    sentence: 'The checkout shows each way to pay. With cash on delivery you pay when the parcel comes.',
    ...shipping,
  },
  {
    id: 'payment-safety',
    sentence: 'We ask for no number of a card. This notice says which data we keep.',
    ...privacy,
  },
  {
    id: 'delivery-area',
    sentence: 'We deliver all over India. Enter your pincode on a product page to see the day.',
    ...shipping,
  },
  {
    id: 'delivery-time',
    sentence: 'The product page shows the expected day for your pincode, and what delivery costs.',
    ...shipping,
  },
  {
    id: 'sign-in',
    sentence: 'Sign in with the code that we email you; look in the spam folder too. No password is needed.',
    ...profile,
  },
  {
    id: 'deletion',
    sentence: 'Delete your account and export your data in your profile.',
    ...privacy,
  },
  {
    id: 'subscription',
    sentence:
      'Some products can come again by themselves for less: choose Subscribe & Save on the page of the product.',
    name: 'Your refill plans',
    path: '/profile?tab=stuff&part=refills',
  },
  {
    id: 'account',
    sentence: 'Your name, addresses and sign-in stand in your profile.',
    ...profile,
  },
  {
    id: 'offers',
    sentence: 'The cart shows every reduced price by itself. The code of an offer goes into the cart.',
    name: 'Your cart',
    path: '/cart',
  },
  {
    id: 'all-products',
    sentence: 'All our products are on one page, with filters.',
    name: 'All products',
    path: '/all-products',
  },
  {
    id: 'best-sellers',
    sentence: 'These are the goods that customers buy most.',
    name: 'Best sellers',
    path: '/all-products?sort=popular',
  },
  {
    id: 'new',
    sentence: 'These are our newest goods.',
    name: 'New goods',
    path: '/all-products?sort=newest',
  },
  {
    id: 'reviews',
    sentence: 'Each product page shows its reviews. After the delivery you write yours from My Orders.',
    ...orders,
  },
  {
    id: 'licences',
    sentence: 'The product page names maker and licence. Ask us for the report of a batch.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'genuineness',
    sentence:
      'Each product names its maker, batch and ingredients. How it is made shows the way from herb to pack.',
    name: 'How it is made',
    path: '/how-it-is-made',
  },
  {
    id: 'safety',
    sentence: 'In pregnancy, with a medicine or before surgery, ask a doctor before you take a herb.',
    name: 'When not to take a herb',
    path: '/learn-ayurveda/herbs/when-not-to',
  },
  {
    id: 'wholesale',
    sentence: 'For wholesale and larger amounts, write to us or call.',
    ...contact,
  },
  {
    id: 'work',
    sentence: 'For work with us, write to us with a few lines about yourself.',
    ...contact,
  },
  {
    id: 'gifts',
    sentence: 'Our sets make good gifts. Order to the address of the recipient.',
    name: 'Sets and gifts',
    path: '/category/combos',
  },
  {
    id: 'shops',
    sentence: 'We sell online only. Our address, email and phone stand here.',
    ...contact,
  },
  {
    id: 'newsletter',
    sentence: 'The form at the foot of each page sends you our letter. Each letter has a link that ends it.',
    name: 'Newsletter',
    path: '/#newsletter',
  },
  {
    id: 'contact',
    sentence: 'Write to us or call. The page says when you reach us, and by when we answer.',
    ...contact,
  },
  {
    id: 'terms',
    sentence: 'The terms of sale say who sells and what we are liable for.',
    name: 'Terms of sale',
    path: '/policies/terms',
  },
  {
    id: 'reading',
    sentence: 'There is much to read about herbs and their use.',
    name: "What's Ayurveda",
    path: '/learn-ayurveda',
  },
];
