/** Line drawings, never photographs, since section 1 calls them sample people. */
export type PortraitLook = {
  hair: 'bun' | 'braid' | 'long' | 'short' | 'curls' | 'turban' | 'veil';
  wear: 'sari' | 'kurta' | 'shirt' | 'coat' | 'scarf';
  grey?: boolean;
  glasses?: boolean;
  beard?: boolean;
  moustache?: boolean;
  bindi?: boolean;
};

/** A sample review of the home page. */
export type CustomerReview = {
  text: string;
  name: string;
  profileImg: PortraitLook;
  stars: 4 | 5;
  tag: string;
};
