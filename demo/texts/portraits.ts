import type { PortraitLook } from '#shop/content/portraits.ts';

/** The four sample people of /about, with the DEMO ribbon. */
export const demoPortraits: Readonly<Record<string, PortraitLook>> = {
  'Dr Leela Menon': { hair: 'bun', wear: 'coat', glasses: true, bindi: true, grey: true },
  'Arjun Rathore': { hair: 'short', wear: 'kurta', moustache: true },
  'Meenakshi Rao': { hair: 'braid', wear: 'sari', bindi: true },
  'Imran Sheikh': { hair: 'curls', wear: 'shirt', beard: true },
};
