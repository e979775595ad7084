import type { ContentData } from '#shop/content/kinds/kinds.ts';

/** Sample readers with the DEMO ribbon (section 2). */
export const testimonials: ContentData<'testimonials'>['readers'] = [
  {
    words: 'I came for an oil and stayed for the piece on the six seasons. We cook from it now.',
    who: 'Sunita, Nagpur',
  },
  {
    words: 'Somebody finally says when not to take a herb. That is why I believe the rest.',
    who: 'Farhan, Kochi',
  },
  {
    words: 'Short enough for the metro, and my mother agrees with every word. Both are rare.',
    who: 'Pallavi, Delhi',
  },
];
