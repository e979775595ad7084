type UserRow = { name: string; role: string; text: string };

/** The texts of /about (section 2). The four people are samples with the DEMO ribbon. */
export const about = {
  story: [
    'It began with a courtyard in Palakkad and a brass pot that was never quite empty. An aunt cooked bhringraj oil in it before every monsoon, for the whole lane, and wrote down who had taken how much. When she could no longer lift the pot, the lane still came and asked.',
    'So we wrote down what she did: which leaves, how long, over what fire, and what she refused to do in a hurry. We showed it to vaidyas, found growers who would sell us a whole plant and not only a powder, and put the first forty bottles on a shelf with a handwritten list beside them.',
    'There are more bottles now. The list is still there. It tells where each batch came from, who cooked it and when, and anybody who asks may read it.',
  ],
  choosing: [
    'Most things that we are offered never reach the shelf. A new one is used at home for a season by the four of us and by whoever in the lane wants to. Then the vaidya reads its recipe beside the old texts, and the maker shows a licence, the test reports of three batches and the address of whoever grew the main herb.',
    'Then comes the sentence. Each of us has to say in one, without the word best, who it is for and who should leave it. A thing for which nobody finds that sentence goes back with our thanks. So do fairness creams, slimming teas and anything that is to be taken for an illness: that belongs to a doctor.',
    'Last comes the price. We add up the herb, the work, the glass, the parcel and what keeps the lamps burning, and we write the MRP on the pack that we would be willing to pay. If an oil becomes dearer, we say so. If one turns out worse than the batch before it, we do not fill it.',
  ],
  mission:
    'To make the everyday part of Ayurveda easy to do well: honest herbs in plain packs, at a fair price, with clear words about how they are traditionally used and when they are better left alone.',
  values: [
    {
      name: 'Authenticity',
      text: 'Classical recipes are made the classical way, and named as such. Where a product is our own idea, the label says so.',
    },
    {
      name: 'Purity',
      text: 'A short list of ingredients, each with its botanical name. No mineral oil, no added colour, no perfume that pretends to be a plant.',
    },
    {
      name: 'Sustainability',
      text: 'Roots are bought from growers, not dug from forests. Glass and tin come first, and boxes are filled with paper.',
    },
  ],
  team: [
    {
      name: 'Dr Leela Menon',
      role: 'Vaidya, BAMS',
      text: 'Reads every recipe and every line we write about it. Says no more often than yes.',
    },
    {
      name: 'Arjun Rathore',
      role: 'Growers and sourcing',
      text: 'Knows which field a root came from, and what the rain did there.',
    },
    {
      name: 'Meenakshi Rao',
      role: 'Kitchen and writing',
      text: 'Cooks the trial batches, keeps the lists, and edits this site with a red pencil.',
    },
    {
      name: 'Imran Sheikh',
      role: 'Packing room',
      text: 'Has never yet let a bottle rattle. Answers most of the letters.',
    },
  ] satisfies UserRow[],
};
