/** Texts and pictures that the sizes of a product may have in common. */
export type SharedTexts = {
  description: string;
  howToUse: string;
  ingredients: string;
  concerns: string[];
  pictures: { name: string; alt: string }[];
};

export type SharedName = keyof SharedTexts;

export const sharedNames = ['description', 'howToUse', 'ingredients', 'concerns', 'pictures'] as const;
