import type { Offer } from '#shop/content/kinds/carousel.ts';

/** The offers of the demo's carousel (section 2). No offer of the shop gives instalments. */
export const offers: (Offer & { offer: string })[] = [
  {
    title: 'Pay in easy instalments',
    text: 'Take the whole ritual home today and pay for it month by month.',
    action: 'See all products',
    to: '/all-products',
    image: 'bridal-glow-combo-1.webp',
    offer: '',
  },
  {
    title: '20% off your first order',
    text: 'A warm welcome to the shop, on whatever you choose first.',
    action: 'Find your first herb',
    to: '/category/supplements',
    image: 'kumkumadi-face-oil-1.webp',
    offer: 'demo:first-order',
  },
  {
    title: 'Free shipping above ₹500',
    text: 'Fill the box a little more and the courier is on us.',
    action: 'See combos',
    to: '/category/combos',
    image: 'abhyanga-ritual-combo-1.webp',
    offer: 'demo:free-delivery',
  },
];
