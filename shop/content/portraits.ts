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
