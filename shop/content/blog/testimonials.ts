export type Testimonial = { words: string; who: string };

/** Sample readers with the DEMO ribbon (section 2). */
export const testimonials: Testimonial[] = [
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
