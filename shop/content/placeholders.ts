type Placeholder = { title: string; text: string };

/** Pages with placeholder text only (section 2), by the first part of their path. */
export const placeholders: Record<string, Placeholder> = {
  'make-profit': {
    title: 'Make profit',
    text: 'A way to earn by recommending what you use yourself. This page is a placeholder.',
  },
  offers: { title: 'Offers', text: 'The offers of the season will stand here. This page is a placeholder.' },
  faq: {
    title: 'Questions and answers',
    text: 'What people ask us most will be answered here. This page is a placeholder.',
  },
  collection: {
    title: 'Collection',
    text: 'This collection is being put together. This page is a placeholder.',
  },
};
