export type HairCard = { slug: string; subtitle: string };

const bhringraj: HairCard = { slug: 'bhringraj-oil', subtitle: 'The king of hair herbs, in sesame' };

/** The twelve cards of `/hair`. One product appears five times (section 2). */
export const hairGrid: HairCard[] = [
  bhringraj,
  { slug: 'curry-leaf-scalp-oil', subtitle: 'Kadi patta from the kitchen garden' },
  { slug: 'neem-comb', subtitle: 'Hand-cut, kind to the scalp' },
  bhringraj,
  { slug: 'rosemary-hair-oil', subtitle: 'A light oil for weekday evenings' },
  { slug: 'flaxseed-hair-gel', subtitle: 'Hold without the crunch' },
  bhringraj,
  { slug: 'shikakai-shampoo', subtitle: 'Washes out oil in two rounds' },
  bhringraj,
  { slug: 'hair-mask-bhringraj-amla', subtitle: 'Twenty quiet minutes a week' },
  { slug: 'henna-powder', subtitle: 'Sojat leaf, sifted thrice' },
  bhringraj,
];
