import type { RoomName } from '../drawing/scene/room.ts';

/** A product in a scene: its middle and its foot in pixels of 800, its size, and whether its herb is beside it. */
export type Standing = { slug: string; x: number; y: number; scale: number; herb?: true };

/** Packs from the back to the front. A gift box is behind them all. */
export type Scene = { kit?: string; packs: Standing[] };

/** One still life a root category: its tile and its banner. */
export const scenes = {
  'skin-care': {
    packs: [
      { slug: 'rose-water-mist', x: 236, y: 664, scale: 0.74 },
      { slug: 'kumkumadi-face-oil', x: 410, y: 684, scale: 0.8, herb: true },
      { slug: 'kumkumadi-cream', x: 592, y: 750, scale: 0.56 },
    ],
  },
  'hair-care': {
    packs: [
      { slug: 'henna-powder', x: 262, y: 668, scale: 0.7 },
      { slug: 'bhringraj-oil', x: 478, y: 690, scale: 0.84, herb: true },
      { slug: 'neem-comb', x: 330, y: 760, scale: 0.48 },
    ],
  },
  'herbal-oils': {
    packs: [
      { slug: 'cold-pressed-coconut', x: 206, y: 664, scale: 0.72 },
      { slug: 'mahanarayan-oil', x: 420, y: 690, scale: 0.86 },
      { slug: 'lavender-eo', x: 592, y: 742, scale: 0.66, herb: true },
    ],
  },
  supplements: {
    packs: [
      { slug: 'triphala-churna', x: 222, y: 660, scale: 0.72 },
      { slug: 'ashwagandha-capsules', x: 470, y: 690, scale: 0.8, herb: true },
      { slug: 'chyawanprash', x: 330, y: 760, scale: 0.52 },
    ],
  },
  combos: {
    kit: 'bridal-glow-combo',
    packs: [
      { slug: 'saffron-goat-milk-soap', x: 176, y: 768, scale: 0.42 },
      { slug: 'rose-ghee-lip-butter', x: 622, y: 772, scale: 0.4, herb: true },
    ],
  },
} satisfies Record<RoomName, Scene>;
