import type { MakingStep } from '#shop/content/kinds/making.ts';

/** The flip cards of /how-it-is-made: a step, and on the back its check. */
export const makingSteps: MakingStep[] = [
  {
    title: 'Grown',
    front: 'Herbs are grown by farmers we can name, and gathered in the month the texts give.',
    back: 'Every sack carries its field, its date and the part of the plant. A sack without a story goes back.',
    image: 'bhringraj-oil-2.webp',
  },
  {
    title: 'Sorted',
    front: 'Leaves are picked over by hand, washed, and dried in shade so that they keep their colour.',
    back: 'A botanist looks at each lot under the lens, and a leaf is kept of every one of them.',
    image: 'brahmi-powder-2.webp',
  },
  {
    title: 'Ground',
    front: 'Roots and fruits are ground slowly, in small lots, so that the mill stays cool.',
    back: 'The powder is sifted at 80 mesh. What does not fall through is ground again, never thrown in.',
    image: 'ashwagandha-churna-2.webp',
  },
  {
    title: 'Cooked',
    front: 'Oils cook over a low flame for hours or days, with a decoction, until the water has gone.',
    back: 'The old test still holds: a wick dipped in finished oil burns without a crackle.',
    image: 'abhyanga-oil-2.webp',
  },
  {
    title: 'Tested',
    front: 'A sample of every batch goes to a laboratory before anything is filled.',
    back: 'It is looked at for heavy metals, microbes, pesticides and aflatoxin. The report has the batch’s number.',
    image: 'triphala-churna-2.webp',
  },
  {
    title: 'Packed',
    front: 'Glass, tin and paper, filled by hand and dated the same day.',
    back: 'The label names each plant in Latin, the part, the amount, the licence and whom to write to.',
    image: 'rose-water-mist-2.webp',
  },
];
