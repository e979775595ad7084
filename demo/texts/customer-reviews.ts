import type { CustomerReview } from '#shop/content/portraits.ts';

/** The eight sample reviews of the home page (sections 2 and 3) with the DEMO ribbon. */
export const customerReviews: CustomerReview[] = [
  {
    text: 'The oil smells of leaves and nothing else. Two months of Sundays, and combing has become the easy part.',
    name: 'Ananya, Pune',
    profileImg: { hair: 'long', wear: 'kurta' },
    stars: 5,
    tag: 'Verified Buyer',
  },
  {
    text: 'Packed as if my grandmother had done it. Paid the courier in cash, and the amount was the one I was told.',
    name: 'Rohit, Lucknow',
    profileImg: { hair: 'short', wear: 'shirt', moustache: true },
    stars: 5,
    tag: 'Happy Customer',
  },
  {
    text: 'Triphala as a powder takes some courage. The label says to begin with half a spoon, and that was good advice.',
    name: 'Kavitha, Chennai',
    profileImg: { hair: 'bun', wear: 'sari', bindi: true, glasses: true },
    stars: 4,
    tag: 'Recommended',
  },
  {
    text: 'A soap my whole house agrees on. It lasts, too, if it is kept out of the water.',
    name: 'Harpreet, Ludhiana',
    profileImg: { hair: 'turban', wear: 'shirt', beard: true },
    stars: 5,
    tag: 'Satisfied User',
  },
  {
    text: 'I asked for the test report of my batch and had it the same evening. That settled it for me.',
    name: 'Devika, Kochi',
    profileImg: { hair: 'braid', wear: 'scarf', bindi: true },
    stars: 5,
    tag: 'Trusted Product',
  },
  {
    text: 'Third jar of chyawanprash. The children ask for it, which has never happened with a spoon before.',
    name: 'Sameer, Nashik',
    profileImg: { hair: 'curls', wear: 'kurta', glasses: true },
    stars: 5,
    tag: 'Regular User',
  },
  {
    text: 'Delivery to our hills took six days, one more than promised. Nothing had leaked, and the rose water is lovely.',
    name: 'Tenzin, Gangtok',
    profileImg: { hair: 'short', wear: 'coat' },
    stars: 4,
    tag: 'Verified Buyer',
  },
  {
    text: 'They told me not to take ashwagandha with my thyroid tablets and to ask my doctor. I bought a foot oil instead.',
    name: 'Shabnam, Bhopal',
    profileImg: { hair: 'veil', wear: 'scarf' },
    stars: 5,
    tag: 'Happy Customer',
  },
];
