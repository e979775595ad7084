export const making = `
Take one bottle, the bhringraj oil. Its plant is a small white daisy that likes wet ditches, and it is cut whole, root and flower, in the weeks after the rains. It is washed twice and pressed on the day it was cut, since the juice darkens and loses its smell overnight.

## One pot of oil

What follows is the *taila paka* of the old texts: one part of herb paste, four of oil, sixteen of juice or decoction, over a flame so low that the pot never boils hard. Sesame oil goes in first, then the paste, then the juice by degrees. For the better part of two days somebody stands there and stirs, because a paste that catches on the bottom spoils the whole pot. The cook looks for three signs: the froth rises, the paste rolls into a wick between two fingers, and the wick burns without a crackle. Then the fire is put out, and the oil is strained through cotton while it is warm, and rests in steel for a week.

## What the laboratory adds

The old signs say that an oil is done. They say nothing of lead in the soil or spray from the next field. So a sample of each batch goes to a laboratory that is not ours, and the batch waits for the report. The limits are those of the Ayurvedic Pharmacopoeia of India. A batch that fails is not blended away into a good one: it is thrown out, and the book says so.

## What you may ask for

The batch number stands on the label. Write to us with it and we send the report, the name of the grower and the day on which it was filled. How a product is traditionally used is told on its page. Neither is medical advice.

Further reading: Sharngadhara Samhita, Madhyamakhanda, chapter 9, on cooking oils and ghee; Ayurvedic Pharmacopoeia of India, part II, on the limits for heavy metals and microbes.
`;

export type MakingStep = { title: string; front: string; back: string; image: string };

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
