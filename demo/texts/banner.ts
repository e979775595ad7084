/** The lines above the header of the demo (section 1). */
export const bannerLines = [
  '100% Herbal',
  'Ayurvedic Skin Care',
  'Flat 20% Off on Herbal Oils',
  'Free Shipping on Herbal Combos',
];

/** The offers of the demo that its lines point at. */
export const bannerOffers: Readonly<Record<string, string>> = {
  'Flat 20% Off on Herbal Oils': 'demo:herbal-oils',
  'Free Shipping on Herbal Combos': 'demo:combo-delivery',
};
