import type { ContentData } from '#shop/content/kinds/kinds.ts';

/** The texts of the home page (sections 1 and 2). */
export const hero = {
  title: 'Your Trusted Ayurvedic Partner',
  subtitle: 'Authentic Ayurveda is what we promise and deliver',
  action: 'EXPLORE',
};

export const whyUs: ContentData<'home-sections'>['reasons'] = [
  { icon: 'rabbit', text: 'Cruelty Free' },
  { icon: 'book', text: 'Made by Vaidyas' },
  { icon: 'banknote', text: 'Cash On Delivery' },
  { icon: 'leaf', text: '100% Herbal Ingredients' },
  { icon: 'shield', text: 'Toxins Free' },
];
