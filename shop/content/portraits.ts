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

/** The four sample people of /about, with the DEMO ribbon. */
export const demoPortraits: Readonly<Record<string, PortraitLook>> = {
  'Dr Leela Menon': { hair: 'bun', wear: 'coat', glasses: true, bindi: true, grey: true },
  'Arjun Rathore': { hair: 'short', wear: 'kurta', moustache: true },
  'Meenakshi Rao': { hair: 'braid', wear: 'sari', bindi: true },
  'Imran Sheikh': { hair: 'curls', wear: 'shirt', beard: true },
};
