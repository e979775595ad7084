/** The lines above the header of the demo (section 1). */
export const bannerLines = [
  '100% Herbal',
  'Ayurvedic Skin Care',
  'Flat 20% Off on Herbal Oils',
  'Free Shipping on Herbal Combos',
];
